### The worked examples of the rulebook of Res Arcana.

title = Examples of the rulebook
about = Catacombs of the Dead, Windup Man and Vault, to be played round by round.

-wrong-try = The example goes another way. "Show me" plays it.

catacombs = You have Catacombs of the Dead and 12 Death. Use its first power: 5 Death put 1 Death from the supply on it.
    .wrong = { -wrong-try }
catacombs-again = It was not turned, so the power can be used once more: do it.
    .wrong = { -wrong-try }
catacombs-turn = Two Death are left in your pool, too few. The second power turns the Place of Power for another one.
    .wrong = { -wrong-try }
catacombs-done = Three Death lie on the Catacombs: 3 points, turned or not.
windup = Put a Gold from your pool on Windup Man with its power.
    .wrong = { -wrong-try }
windup-leave = Next round, Collect. Leave the Gold where it is.
    .wrong = { -wrong-try }
windup-elan = Two more Gold have come: three lie on it. Now put your Elan on it, too.
    .wrong = { -wrong-try }
windup-leave-again = Another Collect step: leave everything once more.
    .wrong = { -wrong-try }
windup-take = Two more of each kind: five Gold and three Elan. Now take it all.
    .wrong = { -wrong-try }
windup-done = 5 Gold and 3 Elan in your pool, from one Gold and one Elan.
vault = Turn the Vault to put a Gold from the supply on it.
    .wrong = { -wrong-try }
vault-leave = Next round, Collect. Leave the Gold on it: then you gain two essences of any kinds but Gold.
    .wrong = { -wrong-try }
vault-again = A Life and a Calm for leaving it. Turn the Vault again for a second Gold.
    .wrong = { -wrong-try }
vault-take = This time take the two Gold; then there is nothing else from it.
    .wrong = { -wrong-try }
vault-done = Two Gold, a Life and a Calm in three rounds.

// boardgame.io's own server with a card game about as large as Seasons: hidden hands, one move a turn, about as long.
// Its storage is its own: files if FLATFILE_DIR names a folder, else in memory only.
const { Server, Origins } = require("boardgame.io/server");

const KINDS = 50;
const card = (n) => `a_card_with_a_name_${n % KINDS}`;

const game = {
  name: "load",
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(100).keys()]);
    const seat = () => ({ crystals: 0, gauge: 3, reserve: { air: 2, fire: 1 }, hand: deck.splice(0, 9), play: [] });
    const length = 164 + random.Die(90); // as long as random games of Seasons are
    return { year: 1, space: 1, dice: [1, 2, 3], seats: [seat(), seat()], deck, made: 0, length };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    seats: G.seats.map((seat, n) => ({
      ...seat,
      play: seat.play.map(card),
      hand: String(n) === playerID ? seat.hand.map(card) : seat.hand.length,
    })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    swap: ({ G, playerID, random }, place) => {
      const seat = G.seats[playerID];
      const drawn = G.deck.pop();
      G.deck.unshift(seat.hand[place]);
      seat.hand[place] = drawn;
      seat.crystals += 1;
      seat.play = seat.hand.slice(0, 5);
      G.dice = [random.D6(), random.D6(), random.D6()];
      G.space = (G.space % 12) + 1;
      G.made += 1;
    },
  },
  endIf: ({ G }) => (G.made >= G.length ? { winner: "0" } : undefined),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), lobbyConfig: undefined }, () => console.log("ready"));

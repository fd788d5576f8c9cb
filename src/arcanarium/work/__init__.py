"""One way to have things computed: functions are run elsewhere, by processes of this machine or by a Ray cluster.

A `Job` is a function and its arguments. A `Pool` is a place where jobs are done: here, in processes, on a cluster. A
`Lane` is the line in front of pools: whoever has the least going on is next, a job whose process dies is repeated once,
and a job that nobody wants any more is stopped. Nothing here knows a game or a bot.
"""

// One raw client for both servers: so many two-player tables, whoever is asked answers at once.
// node client.mjs ours|peer PORT TABLES SECONDS  or  node client.mjs idle PORT TABLES; prints one line of JSON.
import http from "node:http";
import WebSocket from "ws";

const [kind, port, tables, seconds] = [process.argv[2], process.argv[3], Number(process.argv[4]), Number(process.argv[5])];
const host = `127.0.0.1:${port}`;
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
const latencies = [];
let counting = false;
let running = false;
const starters = []; // play begins when every table is open
let moves = 0;
let problems = 0;
let bytes = 0;

async function call(method, path, body, cookie) {
  try {
    return await once(method, path, body, cookie);
  } catch (error) {
    if (error.code !== "ECONNRESET") throw error;
    return once(method, path, body, cookie); // the server had just closed an idle connection
  }
}

function once(method, path, body, cookie) {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", ...(cookie ? { cookie } : {}) };
    const request = http.request({ agent, host: "127.0.0.1", port, method, path, headers }, (answer) => {
      let text = "";
      answer.on("data", (part) => (text += part));
      answer.on("end", () =>
        answer.statusCode < 300
          ? resolve({ data: JSON.parse(text), cookie: answer.headers["set-cookie"]?.[0].split(";")[0] })
          : reject(new Error(`${path}: ${answer.statusCode} ${text}`)),
      );
    });
    request.on("error", reject);
    request.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function done(sent) {
  moves += 1;
  if (counting) latencies.push(performance.now() - sent);
}

// -- ours

async function person() {
  return (await call("GET", "/api/me")).cookie;
}

async function ourTable(people) {
  const wish = { game: "seasons", seats: 2, players: [{ kind: "me" }, { kind: "open" }] };
  const { data } = await call("POST", "/api/tables", wish, people[0]);
  await call("POST", `/api/tables/${data.id}/join`, {}, people[1]);
  await Promise.all(people.map((cookie) => ourSeat(data.id, cookie, people)));
}

function ourSeat(table, cookie, people) {
  const socket = new WebSocket(`ws://${host}/ws/tables/${table}`, {
    origin: `http://${host}`,
    headers: { cookie },
    perMessageDeflate: false,
  });
  let seq = 0;
  let sent = 0;
  let waiting = false;
  let count = 0;
  let asked = null;
  const answer = () => {
    if (!running || waiting || asked === null || kind === "idle") return;
    waiting = true;
    const action = asked.options[Math.floor(Math.random() * asked.options.length)];
    sent = performance.now();
    socket.send(JSON.stringify({ type: "move", seq, seat: asked.seat, action, key: `${count++}-${sent}` }));
  };
  if (!running) starters.push(answer);
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("open", () => socket.send('{"type":"hello"}'));
    socket.on("message", (raw) => {
      bytes += raw.length;
      take(JSON.parse(raw.toString()));
    });
    const take = (message) => {
      if (message.type === "view" || message.type === "delta") {
        seq = message.seq;
        asked = message.decisions.find((decision) => decision.options) ?? null;
        resolve();
        answer();
      } else if (message.type === "ack") {
        done(sent); // written to the database, and shown
        waiting = false;
        answer();
      } else if (message.type === "over") {
        socket.close();
        if (running && cookie === people[0]) ourTable(people).catch(failed);
      } else if (message.type !== "table") {
        problems += 1;
        waiting = false;
      }
    };
  });
}

// -- boardgame.io

async function peerTable() {
  const { data } = await call("POST", "/games/load/create", { numPlayers: 2 });
  const seats = [];
  for (const playerID of ["0", "1"]) {
    const joined = await call("POST", `/games/load/${data.matchID}/join`, { playerID, playerName: `p${playerID}` });
    seats.push(peerSeat(data.matchID, playerID, joined.data.playerCredentials));
  }
  await Promise.all(seats);
}

function peerSeat(match, playerID, credentials) {
  const socket = new WebSocket(`ws://${host}/socket.io/?EIO=4&transport=websocket`, { perMessageDeflate: false });
  let sent = 0;
  let state = null;
  const answer = () => {
    if (!running || sent || state.ctx.currentPlayer !== playerID) return;
    const payload = { type: "swap", args: [Math.floor(Math.random() * 9)], playerID, credentials };
    sent = performance.now();
    const update = ["update", { type: "MAKE_MOVE", payload }, state._stateID, match, playerID];
    socket.send(`42/load,${JSON.stringify(update)}`);
  };
  if (!running) starters.push(answer);
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("message", (raw) => {
      bytes += raw.length;
      const text = raw.toString();
      if (text === "2") socket.send("3");
      else if (text.startsWith("0")) socket.send("40/load,");
      else if (text.startsWith("40")) socket.send(`42/load,${JSON.stringify(["sync", match, playerID, credentials])}`);
      else if (text.startsWith("42")) {
        const [type, , data] = JSON.parse(text.slice(text.indexOf(",") + 1));
        if (type !== "sync" && type !== "update") return;
        state = type === "sync" ? data.state : data;
        resolve();
        if (type === "update" && sent) {
          done(sent);
          sent = 0;
        }
        if (state.ctx.gameover) {
          socket.close();
          if (running && playerID === "0") peerTable().catch(failed); // a new table for the same people, as in ours
        } else answer();
      }
    });
  });
}

// -- the run

function failed(error) {
  console.error(error);
  process.exit(1);
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
setTimeout(() => failed(new Error("the run takes too long")), ((seconds || 60) + 120) * 1000).unref();

try {
  for (let first = 0; first < tables; first += 10) {
    const some = Array.from({ length: Math.min(10, tables - first) }, async () =>
      kind === "peer" ? peerTable() : ourTable([await person(), await person()]),
    );
    await Promise.all(some);
  }
  if (kind === "idle") {
    console.log(JSON.stringify({ tables }));
    await sleep(60_000); // until it is killed
  }
  running = true;
  starters.forEach((start) => start());
  await sleep(1500);
  counting = true;
  moves = 0;
  bytes = 0;
  console.log(JSON.stringify({ begins: true }));
  const start = performance.now();
  await sleep(seconds * 1000);
  const rate = moves / ((performance.now() - start) / 1000);
  const size = bytes / Math.max(1, moves);
  console.log(JSON.stringify({ ends: true }));
  running = false;
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? null;
  console.log(JSON.stringify({ kind, tables, rate, p50: at(0.5), p99: at(0.99), moves, problems, bytes_per_move: size }));
  process.exit(0);
} catch (error) {
  failed(error);
}

// Rooms: one server process with a thousand rooms of two clients each and a move every two seconds a room, on this machine, which also
// has the clients. Every move must be seen by the other client. ROOMS, SECONDS and EVERY (seconds a move) change the load.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { PROTOCOL } from '@griddle/rules/internal/rooms/protocol.js';
import { reversi } from '@griddle/rules/reversi/index.js';
import { io } from 'socket.io-client';
import { report } from './rules/report.mjs';

const ROOMS = Number(process.env.ROOMS ?? 1000);
const SECONDS = Number(process.env.SECONDS ?? 60);
const EVERY = 1000 * Number(process.env.EVERY ?? 2);
/** Long enough that hardly a room is over before the end. */
const OPTIONS = 'size=8x8';
/** How many rooms are opened at once. */
const AT_ONCE = 20;

const folder = mkdtempSync(join(tmpdir(), 'griddle-rooms-bench-'));
const server = spawn(
  process.execPath,
  [
    '--conditions=griddle-source',
    '--import=tsx',
    fileURLToPath(new URL('../packages/rooms/src/main.ts', import.meta.url)),
  ],
  {
    env: {
      ...process.env,
      PORT: '0',
      FILE: join(folder, 'rooms.sqlite'),
      OPENED_PER_MINUTE: '1000000',
      // An address may claim as many seats a minute as a client may send messages in it
      MESSAGES_PER_SECOND: '1000',
      CLIENTS_PER_ADDRESS: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const [started] = await once(server.stdout, 'data');
const url = /http:\S+/.exec(String(started))[0];

let rng = seeded(1);
const draw = (count) => below((rng = next(rng)), count);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function post(path, body) {
  const answer = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} was answered by ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** The value of a figure of the server; of a histogram the upper bound of a share of its observations, in seconds. */
async function figures() {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const share = (name, part) => {
    const bounds = [...text.matchAll(new RegExp(`^${name}_bucket\\{le="([^"]+)"\\} (\\d+)$`, 'gm'))];
    return Number(bounds.find(([, , count]) => Number(count) >= part * value(`${name}_count`))?.[1]);
  };
  return { value, share };
}

/** One room with a client at each seat, which knows the position by the rules alone. */
async function openRoom() {
  const opened = await post('/rooms', { game: reversi.id, options: OPTIONS });
  const { room } = opened;
  const keys = [];
  keys[opened.seat] = opened.key;
  for (const { seat, invitation } of opened.invitations)
    keys[seat] = (await post(`/rooms/${room}/claim`, { invitation })).key;
  const sockets = keys.map((key) =>
    io(url, { transports: ['websocket'], forceNew: true, auth: { v: PROTOCOL, room, key } }),
  );
  const options = parseOptions(reversi.options, [], OPTIONS).value;
  const known = await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('state', resolve))));
  const state = reversi.parsePosition(known[0].position, options).value;
  return { sockets, n: known[0].n, state, isWaiting: false, isOver: false };
}

/** What a client is told next: what has been added, or the whole game at its end. */
function told(socket) {
  return new Promise((resolve) => {
    const grew = ({ n, moves }) => hear({ n, moves, isOver: false });
    const state = ({ n, record, isOver }) => hear({ n, moves: record.split(/\s+/), isOver });
    const hear = (news) => {
      socket.off('grew', grew);
      socket.off('state', state);
      resolve(news);
    };
    socket.once('grew', grew);
    socket.once('state', state);
  });
}

const counts = { made: 0, seen: 0, refused: 0, late: 0 };
/** Milliseconds from a move until the other client has it. */
const seenAfter = [];

/** Makes a random move, and waits until the other client has seen it. */
async function move(table) {
  const [seat] = reversi.toMove(table.state);
  if (table.isOver || seat === undefined || seat < 0 || table.isWaiting) {
    if (table.isWaiting) counts.late++;
    return;
  }
  table.isWaiting = true;
  const moves = reversi.legalMoves(table.state);
  const chosen = moves[draw(moves.length)];
  const text = reversi.moveText(table.state, chosen);
  const begun = performance.now();
  const seen = told(table.sockets[1 - seat]);
  const said = { kind: 'move', n: table.n, text, word: `${counts.made++}` };
  const answer = await table.sockets[seat].emitWithAck('say', said);
  if ('code' in answer) {
    counts.refused++;
  } else {
    const growth = await seen;
    seenAfter.push(performance.now() - begun);
    if (growth.moves.includes(text)) counts.seen++;
    table.n = growth.n;
    table.isOver = growth.isOver;
    table.state = reversi.play(table.state, chosen).value;
  }
  table.isWaiting = false;
}

const before = (await figures()).value('process_resident_memory_bytes');
const tables = [];
for (let at = 0; at < ROOMS; at += AT_ONCE)
  tables.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, ROOMS - at) }, openRoom))));
const timers = tables.map((table, at) =>
  setTimeout(() => timers.push(setInterval(() => void move(table), EVERY)), (EVERY * at) / ROOMS),
);
await wait(1000 * SECONDS);
for (const timer of timers) clearInterval(timer);
await wait(2000);

seenAfter.sort((one, other) => one - other);
const quantile = (part) => seenAfter[Math.floor(part * (seenAfter.length - 1))] ?? NaN;
const { value, share } = await figures();
const kilobytes = (value('process_resident_memory_bytes') - before) / 1000 / ROOMS;
const answered = 1000 * share('griddle_answer_seconds', 0.99);
report([
  { name: 'rooms with two clients each', value: ROOMS, unit: '' },
  { name: 'moves a second', value: counts.made / SECONDS, unit: '' },
  {
    name: 'moves that the other client did not see',
    value: counts.made - counts.seen,
    unit: `of ${counts.made}`,
    bar: '0',
    met: counts.made === counts.seen,
  },
  { name: 'refused', value: counts.refused, unit: '' },
  { name: 'a move until the other has it, p50', value: quantile(0.5), unit: 'ms' },
  { name: 'a move until the other has it, p99', value: quantile(0.99), unit: 'ms' },
  {
    name: 'the server’s own time for a move, p99, at most',
    value: answered,
    unit: 'ms',
    bar: '50',
    met: answered <= 50,
  },
  { name: 'memory a room, with its sockets', value: kilobytes, unit: 'kB', bar: '100', met: kilobytes < 100 },
  { name: 'moves left out because the one before was on its way', value: counts.late, unit: '' },
]);
for (const { sockets } of tables) for (const socket of sockets) socket.close();
server.kill();
await once(server, 'exit');
rmSync(folder, { recursive: true });

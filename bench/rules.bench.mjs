// The rules core through its public API: perft, random playouts beside boardgame.io's in the same run, scoring, records.
import { initialOptions } from '@griddle/rules/core/options.js';
import { parseRecords, writeRecords } from '@griddle/rules/record/index.js';
import { recordOf, sessionFromRecord, startSession } from '@griddle/rules/replay/index.js';
import { waffleWars as game } from '@griddle/rules/waffle-wars/index.js';
import { connectFourPlayout } from './rules/boardgame-io.mjs';
import { median, milliseconds, rate, rounds } from './rules/measure.mjs';
import { report } from './rules/report.mjs';

/** Nodes of the first plies; 1 to 3 were computed independently (perf anchors), 4 and 5 by this core. */
const PERFT = [32, 1120, 38228, 1271764, 41339844];
const options = initialOptions(game.options);
const start = game.setup(options, 1);

function perft(state, depth) {
  const moves = game.legalMoves(state);
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) {
    const next = game.play(state, move);
    if (next.ok) nodes += perft(next.value, depth - 1);
  }
  return nodes;
}

function randomGame() {
  const states = [];
  let state = start;
  for (;;) {
    const moves = game.legalMoves(state);
    if (moves.length === 0) return states;
    const move = moves[Math.floor(Math.random() * moves.length)];
    states.push({ state, move });
    state = game.play(state, move).value;
  }
}

function playout() {
  let state = game.setup(options, 1);
  for (;;) {
    const moves = game.legalMoves(state);
    if (moves.length === 0) return;
    state = game.play(state, moves[Math.floor(Math.random() * moves.length)]).value;
  }
}

/** What a table does after a move: the next state, both sheets, the result, the terms called out, the position text. */
function scoringEvent({ state, move }) {
  const after = game.play(state, move).value;
  return [game.score(after), game.outcome(after), game.callouts(state, move, after), game.positionText(after)];
}

function randomRecord() {
  const session = startSession(game, options, 1).value;
  for (const { move } of randomGame()) session.play(move);
  return recordOf(session);
}

const replayed = (record) => sessionFromRecord(game, record, text);

const results = [];
for (const [i, expected] of PERFT.entries()) {
  const depth = i + 1;
  const { result, time } = milliseconds(() => perft(start, depth), depth < 4 ? 9 : 3);
  if (result !== expected) throw new Error(`perft ${depth} is ${result}, not ${expected}`);
  results.push({ name: `perft ${depth}: ${expected} nodes`, value: time, unit: 'ms' });
}
Object.assign(results.at(-1), { bar: 'under 5,000 ms', met: results.at(-1).value < 5000 });

const rates = rounds({ ours: playout, theirs: connectFourPlayout() }, { count: 7, seconds: 0.8 });
const ratio = median(rates.ours.map((ours, round) => ours / rates.theirs[round]));
results.push(
  { name: 'Waffle Wars playouts', value: median(rates.ours), unit: '/cpu-s' },
  { name: 'boardgame.io Connect-4 6x6 reducer playouts', value: median(rates.theirs), unit: '/cpu-s' },
  { name: 'ratio (median of 7 interleaved rounds)', value: ratio, unit: 'x', bar: 'at least 30x', met: ratio >= 30 },
  {
    name: 'the same against the stretch',
    value: ratio,
    unit: 'x',
    bar: 'stretch 60x',
    met: ratio >= 60,
    mustMeet: false,
  },
);

const events = Array.from({ length: 40 }, randomGame).flat();
let next = 0;
const eventRate = rate(() => scoringEvent(events[next++ % events.length]), 1);
results.push({ name: 'scoring event (play, score, outcome, callouts, text)', value: 1000 / eventRate, unit: 'ms' });

const text = writeRecords(Array.from({ length: 50 }, randomRecord));
const records = parseRecords(text).value;
const megabytes = Buffer.byteLength(text) / 1e6;
results.push(
  { name: 'records read', value: rate(() => parseRecords(text), 1) * megabytes, unit: 'MB/cpu-s' },
  { name: 'games of records replayed', value: rate(() => records.map(replayed), 1) * records.length, unit: '/cpu-s' },
);

report(results);

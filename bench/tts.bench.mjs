// How long the scripts of Tabletop Simulator take, in Lua 5.2 (WebAssembly) behind the MoonSharp layer. For one move at
// each table: from the drop of a piece over reading all pieces, recognising, playing, announcing, to the panel and the
// lines on the board; the bar for Waffle Wars is 3 ms. Apart from a table: the legal moves of Waddle Waddle with four
// players and 40 to 56 tiles (bar 40 ms), and five pattern cards on a full waffle of Waffle Time (bar 2 ms). MoonSharp in
// the game is 20 to 40 times slower than Lua in C; see docs/tts-developers.md.
import { initialOptions, parseOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { randomGame } from '@griddle/testkit';
import { waddleWaddle } from '@griddle/rules/waddle-waddle/index.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { HANDLERS } from '../tts-mod/src/names.ts';
import * as waddle from '../tts-mod/src/waddle-waddle/layout.ts';
import { contentOf, saveOf } from '../tts-mod/test/content.ts';
import { FakeTable } from '../tts-mod/test/fake-table.ts';
import { measuredMachine } from '../tts-mod/test/measured-machine.ts';
import { ThingTable } from '../tts-mod/test/things.ts';
import { TABLES } from '../tts-mod/tools/tables/index.ts';

const GAMES = 20;

/** Milliseconds that something takes. */
function timed(act) {
  const begun = performance.now();
  act();
  return performance.now() - begun;
}

function tell(kind, list) {
  list.sort((a, b) => a - b);
  const mean = list.reduce((sum, time) => sum + time, 0) / list.length;
  const [median, worst] = [list[Math.floor(list.length / 2)], list.at(-1)];
  const times = [`mean ${mean.toFixed(2)}`, `median ${median.toFixed(2)}`, `worst ${worst.toFixed(2)}`];
  console.log(`${kind}: ${times.join(', ')} ms of ${list.length}`);
}

/** One frame of the game, in which the script does its work. */
const frame = (table) => timed(() => table.run('FakeTTS.pass(1)'));

async function waffleWarsMoves() {
  const save = await saveOf('waffle-wars');
  const times = { placement: [], jump: [] };
  for (let seed = 1; seed <= GAMES; seed++) {
    const { states, moves } = randomGame(waffleWars, initialOptions(waffleWars.options), seed, 500);
    const table = new FakeTable(save);
    moves.forEach((move, i) => {
      const text = waffleWars.moveText(states[i], move);
      const [from, to] = text.includes('x') ? text.split('x') : ['', text];
      const guid = table.piece(states[i].turn === 0 ? 's' : 'b', from);
      table.pickUp(guid);
      // Without time passing the drop itself does nothing: the script waits some frames
      table.letGo(guid, to, 'Red', 4);
      times[from === '' ? 'placement' : 'jump'].push(frame(table));
      table.run('FakeTTS.pass(60)');
    });
    table.close();
  }
  for (const [kind, list] of Object.entries(times)) tell(`waffle-wars, one ${kind}`, list);
}

async function waddleWaddleAdds() {
  const table = new ThingTable(await saveOf('waddle-waddle'), waddle.placeUnder);
  for (const key of ['players', 'players']) table.press(HANDLERS.option, `griddle-next-${key}`);
  table.press(HANDLERS.newGame);
  const seed = Number(/\[Seed "(\d+)"\]/.exec(table.record())?.[1]);
  const options = { ...initialOptions(waddleWaddle.options), players: 4 };
  let state = waddleWaddle.setup(options, seed);
  const times = [];
  for (let ply = 0; !state.over; ply++) {
    const moves = waddleWaddle.legalMoves(state);
    const adds = moves.filter(({ kind }) => kind === 'add');
    const move = adds[below(next(seeded(ply)), Math.max(1, adds.length))] ?? { kind: 'end' };
    if (move.kind === 'end') table.press(HANDLERS.offer, 'griddle-offer-0');
    else {
      const [x, , z] = waddle.hexPoint(move.to, 0);
      const guid = table.thing(waddle.tileKind(state.turn, move.type), 'supply');
      table.pickUp(guid);
      table.letGoAt(guid, x, z, 'Red', 4);
      times.push(frame(table));
      table.run('FakeTTS.pass(60)');
    }
    state = waddleWaddle.play(state, move).value;
  }
  table.close();
  tell('waddle-waddle, one tile added, four players', times);
}

function rulesAlone() {
  const machine = measuredMachine();
  const options = parseOptions(waddleWaddle.options, [], 'players=4').value;
  const moves = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    for (const state of randomGame(waddleWaddle, options, seed, 500).states) {
      if (state.tiles.length < 40 || state.tiles.length > 56 || state.done.length > 0) continue;
      machine.run(`waddleBoard('${waddleWaddle.positionText(state)}')`);
      moves.push(timed(() => machine.run('waddleMoves()')));
    }
  }
  tell('waddle-waddle, legal moves of 40 to 56 tiles, four players', moves);
  let rng = seeded(7);
  const draw = (n) => below((rng = next(rng)), n);
  const matches = [];
  for (let i = 0; i < 500; i++) {
    const waffle = Array.from({ length: 25 }, () => 1 + draw(5) + 6 * draw(2) + 12 * draw(2));
    const numbers = Array.from({ length: 5 }, () => 1 + draw(3));
    machine.run(`WAFFLE, NUMBERS = {${waffle.join()}}, {${numbers.join()}}`);
    matches.push(timed(() => machine.run('waffleMatches(WAFFLE, NUMBERS)')));
  }
  tell('waffle-time, five pattern cards on a full waffle', matches);
  machine.close();
}

await waffleWarsMoves();
await waddleWaddleAdds();
rulesAlone();
for (const { id } of TABLES) {
  const { lua, objects } = await contentOf(id);
  const scripts = [lua, ...Object.values(objects).map((object) => object.lua)];
  const sizes = scripts.map((script) => (Buffer.byteLength(script) / 1000).toFixed(1));
  console.log(`${id}: ${sizes.join(' and ')} kB of Lua`);
}

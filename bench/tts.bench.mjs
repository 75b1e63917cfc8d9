// How long the Tabletop Simulator script takes for one move, in Lua 5.2 (WebAssembly) behind the MoonSharp layer: from the
// drop of a piece over reading 36 pieces, recognising, playing, announcing, to the panel and the lines on the board. The
// bar is 3 ms. MoonSharp in the game is 20 to 40 times slower than Lua in C; see docs/tts.md.
import { initialOptions } from '@griddle/rules/core/options.js';
import { randomGame } from '@griddle/rules/testkit/index.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { content, freshSave } from '../tts-mod/test/waffle-wars-content.ts';
import { FakeTable } from '../tts-mod/test/fake-table.ts';

const GAMES = 20;

/** Milliseconds for one frame of the game, in which the script does its work. */
function timed(table) {
  const begun = performance.now();
  table.run('FakeTTS.pass(1)');
  return performance.now() - begun;
}

const times = { placement: [], jump: [] };
for (let seed = 1; seed <= GAMES; seed++) {
  const { states, moves } = randomGame(waffleWars, initialOptions(waffleWars.options), seed, 500);
  const table = new FakeTable(freshSave());
  moves.forEach((move, i) => {
    const text = waffleWars.moveText(states[i], move);
    const [from, to] = text.includes('x') ? text.split('x') : ['', text];
    const guid = table.piece(states[i].turn === 0 ? 's' : 'b', from);
    table.pickUp(guid);
    // Without time passing the drop itself does nothing: the script waits some frames
    table.letGo(guid, to, 'Red', 4);
    times[from === '' ? 'placement' : 'jump'].push(timed(table));
    table.run('FakeTTS.pass(60)');
  });
  table.close();
}

for (const [kind, list] of Object.entries(times)) {
  list.sort((a, b) => a - b);
  const mean = list.reduce((sum, time) => sum + time, 0) / list.length;
  const [median, worst] = [list[Math.floor(list.length / 2)], list.at(-1)];
  console.log(
    `${kind}: mean ${mean.toFixed(2)} ms, median ${median.toFixed(2)} ms, worst ${worst.toFixed(2)} ms of ${list.length}`,
  );
}
console.log(`script: ${(Buffer.byteLength(content.lua) / 1000).toFixed(1)} kB`);

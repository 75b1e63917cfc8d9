// Processor time of the scripts in the real MoonSharp, in milliseconds: npm run bench -- moonsharp. For each game one event
// of a player at the worst position that random games come to: a piece picked up, let go, judged, what it moves, the panel
// and the lines. An event is spread over frames of the game, and the time of an event is that of its heaviest frame. All is
// measured three times; of each event the least time counts, and the longest of all is told beside. Bars: 16 ms mean, 30 ms at
// most. MOONSHARP_DLL names the game's interpreter, MEASURE some of the measurements (toppings,boards).
import { moonSharpHost } from '../scripts/moonsharp.mjs';

const { program, missing } = moonSharpHost({});
if (missing !== undefined) {
  console.log(missing);
  process.exit(1);
}
process.env.MOONSHARP_HOST = program;
process.env.LUA_OF_TESTS = 'moonsharp-game';

const { measureAndTell } = await import('./moonsharp/measured.mjs');
const { measureHexes } = await import('./moonsharp/waddle-waddle.mjs');
const { measureToppings } = await import('./moonsharp/waffle-time.mjs');
const { measureCards, measureDays } = await import('./moonsharp/top-waffle.mjs');
const { measurePlates } = await import('./moonsharp/buffet-boss.mjs');
const { measureBoards } = await import('./moonsharp/boards.mjs');
const { measureMenu } = await import('./moonsharp/one-table.mjs');
const { measureChecks } = await import('./moonsharp/checks.mjs');

console.log('the heaviest frame of an event, in ms of processor time; bars: mean 16, most 30');
const all = {
  hexes: measureHexes,
  toppings: measureToppings,
  cards: measureCards,
  days: measureDays,
  plates: measurePlates,
  boards: measureBoards,
  menu: measureMenu,
  checks: measureChecks,
};
const chosen = process.env.MEASURE?.split(',') ?? Object.keys(all);
for (const name of chosen) await measureAndTell(all[name]);
process.exit(0);

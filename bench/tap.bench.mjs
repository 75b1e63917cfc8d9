// What a tap that plays a move costs to read and to run, by V8's precise coverage, counted from the tap until board, words and
// panel show the move: how many files of the package it passes through, for who wants to follow one, and how often functions
// of ours are called, which must not grow with the number of spaces.
import { report } from './rules/report.mjs';
import { withPage } from './web/page.mjs';

/** Bundled modules of ours are called by their paths in the repository, and those of others by paths of `node_modules`. */
const OURS = /^(packages|stories)\//;
const ELEMENTS = 'packages/elements/src/';

/** The paths of the modules of a bundle, with where each begins: esbuild writes them over what is not minified. */
function modulesOf(text) {
  return [...text.matchAll(/^\/\/ (\S+\.(?:ts|js|json|mjs))$/gm)].map(({ index, 1: path }) => ({ index, path }));
}

/** The functions of ours that were called, as `{ path, name, count }`. A module's own first run is no call. */
function callsIn(text, functions) {
  const modules = modulesOf(text);
  return functions.flatMap(({ functionName, ranges: [{ count, startOffset }] }) => {
    const path = modules.findLast(({ index }) => index < startOffset)?.path ?? '';
    return count > 0 && startOffset > 0 && OURS.test(path) ? [{ path, name: functionName, count }] : [];
  });
}

/** The calls of one tap on `place` of `<element mode="play">` with its panel. */
async function tapOn({ element, options = '', place }) {
  const body = `<${element} mode="play" start="now" options="${options}" loading="eager"></${element}>`;
  const viewport = { width: 1100, height: 900 };
  return withPage({ element, body, viewport, minify: false }, async (page) => {
    const texts = new Map();
    const session = await page.createCDPSession();
    session.on('Debugger.scriptParsed', ({ scriptId, url }) => texts.set(scriptId, url));
    await session.send('Profiler.enable');
    await session.send('Debugger.enable');
    const cell = await page.waitForSelector(`>>> [data-place=${place}]`);
    await page.waitForSelector('>>> griddle-controls');
    await page.waitForNetworkIdle();
    await page.$eval(element, (game) => game.updateComplete);
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await session.send('Profiler.takePreciseCoverage');
    await cell.click();
    await page.$eval(element, (game) => game.updateComplete);
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const shown = await page.$eval(element, (game) => game.currentPath);
    if (shown === '') throw new Error(`The tap on ${place} of <${element}> played no move.`);
    const found = [];
    for (const { scriptId, functions } of result) {
      if (!texts.has(scriptId)) continue;
      const { scriptSource } = await session.send('Debugger.getScriptSource', { scriptId });
      found.push(...callsIn(scriptSource, functions));
    }
    return found;
  });
}

/** The search for moves is the game's own, and takes longer on a larger board. */
const besideRules = (calls) => calls.filter(({ path }) => !path.startsWith('packages/rules/'));
const sum = (calls) => calls.reduce((total, { count }) => total + count, 0);

/** With CALLS=60 the 60 functions called most, one a line. */
function list(calls) {
  if (!process.env.CALLS) return;
  for (const { path, name, count } of [...calls].sort((a, b) => b.count - a.count).slice(0, Number(process.env.CALLS)))
    console.log(`  ${String(count).padStart(5)}  ${name || '(anonymous)'}  ${path}`);
}

const files = [...new Set((await tapOn({ element: 'waffle-wars', place: 'c3' })).map(({ path }) => path))]
  .filter((path) => path.startsWith(ELEMENTS))
  .sort();
for (const path of files) console.log(`  ${path.slice(ELEMENTS.length)}`);
const small = await tapOn({ element: 'connect-four', place: 'c3' });
list(small);
const large = await tapOn({ element: 'reversi-board', options: 'size=8x8', place: 'c4' });
list(large);
const inPanel = files.filter((path) => path.startsWith(`${ELEMENTS}panel/`));
/** A result with a goal that a run may miss: what counts is that it does not grow unseen. */
const atMost = (name, value, most) => ({
  name,
  value,
  unit: '',
  bar: `at most ${most.toLocaleString('en-US')}`,
  met: value <= most,
  mustMeet: false,
});
report([
  atMost('files of a tap', files.length, 28),
  { name: 'of these in the panel', value: inPanel.length, unit: '' },
  { name: 'functions of a tap, Connect-4 6x6', value: small.length, unit: '' },
  atMost('calls of a tap, Connect-4 6x6', sum(small), 3000),
  { name: 'beside the rules, Connect-4 6x6', value: sum(besideRules(small)), unit: '' },
  { name: 'functions of a tap, Reversi 8x8', value: large.length, unit: '' },
  { name: 'calls of a tap, Reversi 8x8', value: sum(large), unit: '' },
  atMost('beside the rules, Reversi 8x8', sum(besideRules(large)), 3000),
]);

// How many files of the package a tap on a board passes through, by coverage: a measure of how much there is to read for who
// wants to follow one. Counted from the tap until board, words and panel show the move.
import { report } from './rules/report.mjs';
import { withPage } from './web/page.mjs';

const OURS = 'packages/elements/src/';

/** The paths of the modules of a bundle, with where each begins: esbuild writes them over what is not minified. */
function modulesOf(text) {
  return [...text.matchAll(/^\/\/ (\S+\.(?:ts|js))$/gm)].map(({ index, 1: path }) => ({ index, path }));
}

/** The files in which something was called. A module's own first run, which begins where its bundle does, is no call. */
function filesCalled({ text, rawScriptCoverage: { functions } }) {
  const modules = modulesOf(text);
  return functions
    .flatMap(({ ranges: [{ count, startOffset }] }) => (count > 0 && startOffset > 0 ? [startOffset] : []))
    .map((offset) => modules.findLast(({ index }) => index < offset)?.path ?? '');
}

const body = '<waffle-wars mode="play" loading="eager"></waffle-wars>';
const viewport = { width: 800, height: 900 };
const files = await withPage({ element: 'waffle-wars', body, viewport, minify: false }, async (page) => {
  const cell = await page.waitForSelector('>>> [data-place=c3]');
  await page.waitForSelector('>>> griddle-controls');
  await page.coverage.startJSCoverage({ includeRawScriptCoverage: true, useBlockCoverage: false });
  await cell.click();
  await page.$eval('waffle-wars', (element) => element.updateComplete);
  const scripts = await page.coverage.stopJSCoverage();
  return [...new Set(scripts.flatMap(filesCalled))].filter((path) => path.startsWith(OURS)).sort();
});

for (const path of files) console.log(`  ${path.slice(OURS.length)}`);
const inPanel = files.filter((path) => path.startsWith(`${OURS}panel/`));
report([
  {
    name: 'files of a tap',
    value: files.length,
    unit: '',
    bar: 'at most 28',
    met: files.length <= 28,
    mustMeet: false,
  },
  { name: 'of these in the panel', value: inPanel.length, unit: '' },
]);

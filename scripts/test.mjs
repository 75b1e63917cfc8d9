// npm test [-- GAME...]: runs every test, in Node and in each browser engine of this machine, and ends with a line of totals.
// With ids of games: only the tests of these, in Node and in one browser, which takes less than a minute.
import { chromiumOptions } from './browsers.mjs';
import { gamesNamed, testsOf } from './game-tests.mjs';
import { asked, script, stop } from './run.mjs';
import { addTotals, runCounted, tellTotals, totalsLine } from './totals.mjs';

const inNode = (args, env) => runCounted(process.execPath, [script('test-node.mjs'), ...args], env);
const inBrowsers = (args, env) => runCounted(process.execPath, [script('test-web.mjs'), ...args], env);

/** Runs the tests of some games; returns the outcomes in Node and in Chromium, or another engine if there is no Chromium. */
async function testGames(games) {
  const { own, shared, names, parityOf, ownWeb, web, webNames } = testsOf(games);
  const node = [
    await inNode(own, { PARITY_OF: parityOf, WHOLE_GAMES: 'one' }),
    await inNode([`--test-name-pattern=${names}`, ...shared]),
  ];
  const engine = (await chromiumOptions()) ? { ENGINES: process.env.ENGINES ?? 'chromium' } : {};
  const browser = [await inBrowsers(['--files', ...web], { ...engine, TESTS_NAMED: webNames })];
  if (ownWeb.length > 0) browser.push(await inBrowsers(['--files', ...ownWeb], engine));
  return [node, browser];
}

const { positionals } = asked('npm test [-- GAME...]', {}, true);
const { games, sentence } = gamesNamed(positionals);
if (sentence) stop(sentence);
const parts = games.length > 0 ? await testGames(games) : [[await inNode([])], [await inBrowsers([])]];
const outcomes = parts.flat();
const [node, web] = parts.map(addTotals);
const sum = addTotals(outcomes);

console.log(`\nNode: ${totalsLine(node)}\nBrowsers: ${totalsLine(web)}`);
console.log(totalsLine(sum));
tellTotals(sum);
process.exitCode = outcomes.every(({ code }) => code === 0) ? 0 : 1;

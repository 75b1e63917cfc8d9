// npm test: every test, in Node and in each browser engine of this machine, closed by one plain line with the sums.
import { script } from './run.mjs';
import { addTotals, runCounted, tellTotals, totalsLine } from './totals.mjs';

const node = await runCounted(process.execPath, [script('test-node.mjs')]);
const web = await runCounted(process.execPath, [script('test-web.mjs')]);
const sum = addTotals([node, web]);

console.log(`\nNode: ${totalsLine(node)}\nBrowsers: ${totalsLine(web)}`);
console.log(totalsLine(sum));
tellTotals(sum);
process.exitCode = node.code === 0 && web.code === 0 ? 0 : 1;

// node scripts/sum-totals.mjs FILE: prints what failed, what passed only on the second try, and the sum of the counts that
// runners wrote to a TOTALS_FILE.
import { sumTotals, totalsLine } from './totals.mjs';

const totals = sumTotals(process.argv[2]);
for (const failure of totals.unsteady) console.log(`failed once, then passed: ${failure}`);
for (const failure of totals.failures) console.log(`failed: ${failure}`);
console.log(totalsLine(totals));

// node scripts/sum-totals.mjs FILE: prints the sum of the counts that runners told to a TOTALS_FILE.
import { sumTotals, totalsLine } from './totals.mjs';

console.log(totalsLine(sumTotals(process.argv[2])));

// Counts of passed and failed checks across processes: each runner tells its own, with the names of what failed, to the
// file that TOTALS_FILE names, and whoever started the runners reads the sum.
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';

/**
 * Passes the outcome of a runner to the process that asked for totals, if any did. `unsteady` names what failed and then
 * passed a second try, `again` what has yet to be tried again.
 */
export function tellTotals({ passed, failed, failures = [], unsteady = [], again = [] }) {
  const file = process.env.TOTALS_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ passed, failed, failures, unsteady, again })}\n`);
}

/** The sum of several outcomes. */
export const addTotals = (outcomes) => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
  failures: outcomes.flatMap(({ failures = [] }) => failures),
  unsteady: outcomes.flatMap(({ unsteady = [] }) => unsteady),
  again: outcomes.flatMap(({ again = [] }) => again),
});

/** The sum of what was told to a totals file. */
export function sumTotals(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return addTotals(lines.map((line) => JSON.parse(line)));
}

/**
 * Runs a program and resolves to its exit code and the counts it told.
 * One that ended badly without telling why (a crash, a refused start) counts as one failure.
 */
export async function runCounted(command, args, env = {}) {
  const scratch = mkdtempSync(join(tmpdir(), 'griddle-totals-'));
  const file = join(scratch, 'totals');
  const code = await run(command, args, { env: { ...env, TOTALS_FILE: file } });
  const totals = sumTotals(file);
  rmSync(scratch, { recursive: true });
  const isTold = code === 0 || totals.failed > 0 || totals.again.length > 0;
  return { code, ...totals, failed: isTold ? totals.failed : 1 };
}

/** The line that closes a run. */
export const totalsLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

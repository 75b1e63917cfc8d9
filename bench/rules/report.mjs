// Bench results for people (a table) and, where BENCH_JSON names a file, for programs (one JSON line a result).
import { appendFileSync } from 'node:fs';

/** A result: what was measured, its value with unit, the bar it must reach and whether it does. */
export function report(results) {
  const rows = results.map(({ name, value, unit, bar = '', met }) => [
    name,
    `${format(value)} ${unit}`,
    met === undefined ? bar : `${bar}: ${met ? 'met' : 'MISSED'}`,
  ]);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
  for (const [name, value, bar] of rows) {
    console.log(`${name.padEnd(widths[0])}  ${value.padStart(widths[1])}  ${bar}`.trimEnd());
  }
  const file = process.env.BENCH_JSON;
  if (file) appendFileSync(file, results.map((result) => `${JSON.stringify(result)}\n`).join(''));
  if (results.some(({ met, mustMeet = true }) => met === false && mustMeet)) process.exitCode = 1;
}

function format(value) {
  if (value >= 1000) return Math.round(value).toLocaleString('en-US');
  return Number(value.toPrecision(3)).toString();
}

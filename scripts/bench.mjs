// npm run bench [-- PART-OF-A-NAME]: runs the measurements bench/*.bench.mjs one after the other, alone on the machine.
// What they compare with is no part of the project: bench/package.json lists it, and it is installed at the first run.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

const BENCH = join(ROOT, 'bench');
const part = process.argv[2] ?? '';
const benches = existsSync(BENCH)
  ? readdirSync(BENCH).filter((file) => file.endsWith('.bench.mjs') && file.includes(part))
  : [];
if (benches.length === 0) throw new Error(`bench/ has no *.bench.mjs${part && ` with "${part}" in its name`}`);

if (existsSync(join(BENCH, 'package.json')) && !existsSync(join(BENCH, 'node_modules'))) {
  const code = await run('npm', ['install', '--prefix', BENCH, '--ignore-scripts', '--legacy-peer-deps']);
  if (code !== 0) process.exit(code);
}
for (const bench of benches.sort()) {
  console.log(`\n${bench}`);
  const code = await run(process.execPath, ['--conditions=source', '--import=tsx', '--expose-gc', join(BENCH, bench)]);
  if (code !== 0) process.exitCode = code;
}

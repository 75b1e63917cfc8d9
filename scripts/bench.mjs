// npm run bench [-- PART-OF-A-NAME]: runs the benchmarks bench/*.bench.mjs one after the other; leave the machine idle otherwise.
// The packages they compare with are not dependencies of the project: bench/package.json lists them; the first run installs them.
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
  const code = await run(process.execPath, [
    '--conditions=griddle-source',
    '--import=tsx',
    '--expose-gc',
    join(BENCH, bench),
  ]);
  if (code !== 0) process.exitCode = code;
}

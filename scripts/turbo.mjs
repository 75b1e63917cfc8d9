// npm run build: runs turbo with telemetry off, whatever the machine's settings. (turbo.json has no option for it.)
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';

process.exitCode = await run(
  process.execPath,
  [join(ROOT, 'node_modules/turbo/bin/turbo'), 'run', ...process.argv.slice(2)],
  { env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' } },
);

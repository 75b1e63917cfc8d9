// Starting other programs from the project's scripts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Path of one of the project's scripts. */
export const script = (name) => join(ROOT, 'scripts', name);

/** Runs a program to its end, in the root folder, with our own output. Resolves to its exit code (1 for a signal). */
export async function run(command, args, { env = {} } = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'close');
  return code ?? 1;
}

// Shared by the project's scripts: parses arguments, stops with a message, and starts other programs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The path of one of the project's scripts. */
export const script = (name) => join(ROOT, 'scripts', name);

/** Runs a program to its end, sharing our output, by default in the root folder. Resolves to its exit code (1 for a signal). */
export async function run(command, args, { cwd = ROOT, env = {} } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'close');
  return code ?? 1;
}

/** The command line that starts npm: the one that runs us, else that of the PATH (on Windows a shell script). */
export function npm() {
  const { npm_execpath: running } = process.env;
  if (running && /npm-cli\.c?js$/.test(running)) return [process.execPath, running];
  return process.platform === 'win32' ? ['cmd.exe', '/d', '/s', '/c', 'npm'] : ['npm'];
}

/** Ends the script with an error message and code 2, the code for wrong input in the command line, too. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(2);
}

/** An unsigned number in a flag. */
const NUMBER = /^\d+(\.\d+)?$/;

/**
 * Parses the arguments of a script like `parseArgs`; a wrong one ends the script with `usage`.
 * @param options As for `parseArgs`, and `{ type: 'number', default, least }`: a number of at least `least` (0).
 */
export function asked(usage, options, allowPositionals = false) {
  const numbers = Object.entries(options).filter(([, { type }]) => type === 'number');
  const texts = numbers.map(([name, { default: usual }]) => [name, { type: 'string', default: String(usual) }]);
  let told;
  try {
    told = parseArgs({ options: { ...options, ...Object.fromEntries(texts) }, allowPositionals });
  } catch (error) {
    return stop(`${error.message.replace(/\.? To specify.*$/, '')}. Usage: ${usage}`);
  }
  const { positionals, values } = told;
  for (const [name, { least = 0 }] of numbers) {
    const text = values[name];
    values[name] = NUMBER.test(text) ? Number(text) : Number.NaN;
    if (!(values[name] >= least))
      return stop(
        `--${name} takes a number${least > 0 ? ` from ${least} on` : ''}, and not "${text}". Usage: ${usage}`,
      );
  }
  return { positionals, values };
}

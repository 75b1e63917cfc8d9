/** Servers in processes of their own, as operators run them, that tests can kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after } from 'node:test';
import { build, type OnResolveArgs, type OnResolveResult } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const CACHE = join(ROOT, 'node_modules/.cache', `griddle-rooms-${process.pid}`);
const children: ChildProcess[] = [];
const folders: string[] = [CACHE];
// Here, and not where they are made: a hook that is added within a test belongs to that test
after(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

/** The server in one file, so that a process starts at once; where the packages that it needs are found. */
async function bundled(): Promise<string> {
  const outfile = join(CACHE, 'server.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('../src/main.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['griddle-source'],
    // Ours are bundled, all others stay packages
    plugins: [{ name: 'others', setup: (bundler) => bundler.onResolve({ filter: /^[^./]/ }, othersOutside) }],
  });
  return outfile;
}

function othersOutside({ path, kind }: OnResolveArgs): OnResolveResult | undefined {
  return kind === 'entry-point' || path.startsWith('@griddle/') ? undefined : { path, external: true };
}

let server: Promise<string> | undefined;

/** Settings under which tests may play as fast as they can. */
const FAST = {
  BURST: '100000',
  MESSAGES_PER_SECOND: '100000',
  OPENED_PER_MINUTE: '100000',
  CLIENTS_PER_ADDRESS: '100000',
};

/** A server in its process. */
export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** What it has written to its error output. */
  readonly errors: () => string;
}

/** A folder that is removed when the tests of this file are done. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'griddle-rooms-'));
  folders.push(made);
  return made;
}

/** Starts a server and waits until it listens; the port is free, unless it is given. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  server ??= bundled();
  const child = spawn(process.execPath, [await server], {
    env: { ...process.env, ...FAST, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  children.push(child);
  const started = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const url = /http:\S+/.exec(String(started[0]))?.[0];
  if (url === undefined) throw new Error(`The server did not start: ${errors}`);
  return { url, port: Number(new URL(url).port), child, errors: () => errors };
}

/** Ends a process and waits for it. */
export async function end({ child }: ServerProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await exited)[0];
}

/** A Redis and a Postgres of a test’s own, where the machine has them: started, killed and started again. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { wait } from './player.js';

const started: (() => Promise<void>)[] = [];
const folders: string[] = [];
after(async () => {
  for (const kill of started) await kill();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A service that tests can kill and start again. */
export interface Service {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

/** Where Debian has the programs of Postgres; empty where there are none. */
function postgresFolder(): string {
  const versions = '/usr/lib/postgresql';
  const newest = existsSync(versions) ? readdirSync(versions).sort().at(-1) : undefined;
  return newest === undefined ? '' : join(versions, newest, 'bin');
}

function hasRedis(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Why tests of several machines are skipped; false where they can run. */
export const isMissing: string | false =
  postgresFolder() !== '' && hasRedis() ? false : 'redis-server and postgresql are not installed';

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

function service(url: string, command: string, args: readonly string[], isUp: () => boolean, owner?: Owner): Service {
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  const start = async (): Promise<void> => {
    child = spawn(command, args, { stdio: 'ignore', cwd: '/', ...owner });
    for (let i = 0; i < 300 && !isUp(); i++) await wait(100);
  };
  started.push(kill);
  return { url, start, kill };
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Postgres refuses to run as root. */
function ownerOf(user: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function succeeds(command: string, args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

/** Starts a Redis. */
export async function startRedis(): Promise<Service> {
  const port = `${await freePort()}`;
  const isUp = (): boolean => succeeds('redis-cli', ['-p', port, 'ping']);
  const redis = service(`redis://localhost:${port}`, 'redis-server', ['--port', port, '--save', ''], isUp);
  await redis.start();
  return redis;
}

/** Starts a Postgres with an empty database. */
export async function startPostgres(): Promise<Service> {
  const port = `${await freePort()}`;
  const owner = ownerOf('postgres');
  const folder = mkdtempSync(join(tmpdir(), 'griddle-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  folders.push(folder);
  const program = (name: string): string => join(postgresFolder(), name);
  const data = join(folder, 'data');
  execFileSync(program('initdb'), ['-D', data, '-U', 'griddle', '-A', 'trust'], {
    stdio: 'ignore',
    cwd: '/',
    ...owner,
  });
  const isUp = (): boolean => succeeds(program('pg_isready'), ['-h', 'localhost', '-p', port]);
  const args = ['-D', data, '-p', port, '-k', folder, '-c', 'listen_addresses=localhost'];
  const url = `postgres://griddle@localhost:${port}/postgres`;
  const postgres = service(url, program('postgres'), args, isUp, owner);
  await postgres.start();
  return postgres;
}

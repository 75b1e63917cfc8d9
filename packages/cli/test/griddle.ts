/** Running griddle in tests: in this process (fast), or as the program people start; and records of random games to run it on. */
import { spawn } from 'node:child_process';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { run } from '@griddle/cli';
import { CHANCE } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { startSession } from '@griddle/rules/internal/replay/session.js';
import type { Catalogue } from '@griddle/rules/messages/index.js';
import { writeRecord } from '@griddle/rules/record/index.js';
import { recordOf } from '@griddle/rules/replay/index.js';
import { randomGame } from '@griddle/testkit/random-game.js';

/** What a command line came to. */
interface Ran {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the words after `griddle` in this process. */
export async function griddle(args: readonly string[], input = '', words?: Catalogue): Promise<Ran> {
  const streams = { stdin: Readable.from([Buffer.from(input)]), stdout: new PassThrough(), stderr: new PassThrough() };
  const texts = Promise.all([text(streams.stdout), text(streams.stderr)]);
  const exit = await run(args, streams, words);
  streams.stdout.end();
  streams.stderr.end();
  const [out, err] = await texts;
  return { exit, out, err };
}

/** The JSON a command line answers with `--json`; it must be one line, with nothing beside it. */
export async function json(...args: readonly string[]): Promise<unknown> {
  const { out, err } = await griddle([...args, '--json']);
  if (err !== '' || !out.endsWith('\n') || out.indexOf('\n') !== out.length - 1) {
    throw new Error(`not one line of JSON: ${out}${err}`);
  }
  return JSON.parse(out);
}

/** The program as it is installed. */
export const BIN = fileURLToPath(new URL('../bin/griddle.js', import.meta.url));

/** Starts the program. */
export function started(args: readonly string[]) {
  return spawn(process.execPath, [BIN, ...args], { env: { PATH: process.env['PATH'] } });
}

/** Starts the program and waits for its end. */
export async function program(args: readonly string[], input = ''): Promise<Ran> {
  const child = started(args);
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, err, exit] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { exit, out, err };
}

/** The record of a random game of so many moves at most. */
export function randomRecord(game: AnyGame, limit: number): string {
  const options = initialOptions(game.options);
  const session = startSession(game, options, 7);
  if (!session.ok) throw new Error(session.error.code);
  const { moves, states } = randomGame(game, options, 7, limit);
  for (const [at, move] of moves.entries()) {
    const state = states[at];
    if (state !== undefined && game.toMove(state)[0] !== CHANCE) session.value.play(move);
  }
  return writeRecord(recordOf(session.value));
}

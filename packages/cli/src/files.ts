/** Files and streams the command line reads and writes; what fails is told in one sentence. */
import { createReadStream } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { yes } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import { wrong } from './problem.js';
import type { Problem } from './problem.js';
import { say } from './words.js';
import type { Catalogue } from './words.js';

/** The streams of a process. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** The name that stands for standard input and output. */
export const STANDARD = '-';

/** The whole text of a file, `-` for standard input. */
export async function readText(file: string, { stdin }: Streams, words: Catalogue): Promise<Result<string, Problem>> {
  try {
    return yes(await text(file === STANDARD ? stdin : createReadStream(file)));
  } catch (error) {
    return unreadable(file, error, words);
  }
}

/** A file to be read piece by piece, `-` for standard input. */
export async function openStream(
  file: string,
  { stdin }: Streams,
  words: Catalogue,
): Promise<Result<Readable, Problem>> {
  if (file === STANDARD) return yes(stdin);
  try {
    const handle = await open(file);
    if (!(await handle.stat()).isDirectory()) return yes(handle.createReadStream());
    await handle.close();
    return wrong('file-unreadable', say(words, 'cli.error.file-unreadable', { file, why: 'EISDIR' }));
  } catch (error) {
    return unreadable(file, error, words);
  }
}

function unreadable(file: string, error: unknown, words: Catalogue): Result<never, Problem> {
  return wrong('file-unreadable', say(words, 'cli.error.file-unreadable', { file, why: codeOf(error) }));
}

/** Writes a file whole. */
export async function write(file: string, data: string | Uint8Array, words: Catalogue): Promise<Result<void, Problem>> {
  try {
    return yes(await writeFile(file, data));
  } catch (error) {
    return wrong('file-unwritable', say(words, 'cli.error.file-unwritable', { file, why: codeOf(error) }));
  }
}

/** The system's code for what failed, `ENOENT`; its sentences would repeat the file's name in English. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

/** Writes to a stream and waits until it takes more. */
export async function print(stream: Writable, words: string): Promise<void> {
  if (!stream.write(words)) await once(stream, 'drain');
}

/** The files and streams that the command line reads and writes; failures become one sentence. */
import { createReadStream } from 'node:fs';
import { lstat, open, rename, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { ok } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import { wrong, type CommandError } from './command-error.js';
import { EncodingError, textsOf } from './decode.js';
import { hasMessage } from '@griddle/rules/messages/index.js';
import { format, type Catalogue } from './words.js';

/** The streams of a process. */
export interface Streams {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** The name for standard input and output. */
export const STANDARD = '-';

/** The whole text of a file, `-` for standard input. */
export async function readText(
  file: string,
  { stdin }: Streams,
  words: Catalogue,
): Promise<Result<string, CommandError>> {
  try {
    const parts: string[] = [];
    for await (const part of textsOf(file === STANDARD ? stdin : createReadStream(file))) parts.push(part);
    return ok(parts.join(''));
  } catch (error) {
    return unreadable(file, error, words);
  }
}

/** A file that is read in pieces, `-` for standard input. */
async function openStream(file: string, { stdin }: Streams, words: Catalogue): Promise<Result<Readable, CommandError>> {
  if (file === STANDARD) return ok(stdin);
  try {
    const handle = await open(file);
    if (!(await handle.stat()).isDirectory()) return ok(handle.createReadStream());
    await handle.close();
    return unreadable(file, { code: 'EISDIR' }, words);
  } catch (error) {
    return unreadable(file, error, words);
  }
}

/** Transforms a file while reading it, `-` for standard input. */
export async function reading<T>(
  file: string,
  streams: Streams,
  words: Catalogue,
  use: (chunks: AsyncIterable<Uint8Array>) => Promise<Result<T, CommandError>>,
): Promise<Result<T, CommandError>> {
  const input = await openStream(file, streams, words);
  if (!input.ok) return input;
  let failure: unknown;
  input.value.once('error', (error) => (failure = error));
  try {
    return await use(input.value);
  } catch (error) {
    if (failure === undefined && !(error instanceof EncodingError)) throw error;
    return unreadable(file, error, words);
  }
}

function unreadable(file: string, error: unknown, words: Catalogue): Result<never, CommandError> {
  if (error instanceof EncodingError) {
    const { line, column, byte } = error;
    return wrong('file-encoding', format(words, 'cli.error.file-encoding', { file, line, column, byte }));
  }
  return wrong('file-unreadable', format(words, 'cli.error.file-unreadable', { file, why: whyOf(error, words) }));
}

/** Writes a file completely or not at all: after an interruption or on a full disk, the old file stays. */
export async function write(
  file: string,
  data: string | Uint8Array,
  words: Catalogue,
): Promise<Result<void, CommandError>> {
  try {
    return ok(await ((await isReplaceable(file)) ? replace(file, data) : writeFile(file, data)));
  } catch (error) {
    return wrong('file-unwritable', format(words, 'cli.error.file-unwritable', { file, why: whyOf(error, words) }));
  }
}

/** Whether a file can be replaced by a new one. Devices, pipes and links are written through. */
async function isReplaceable(file: string): Promise<boolean> {
  try {
    return (await lstat(file)).isFile();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true;
    throw error;
  }
}

async function replace(file: string, data: string | Uint8Array): Promise<void> {
  const part = `${file}.${process.pid.toString()}.part`;
  try {
    await writeFile(part, data, { flag: 'wx' });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The reason of a failure, in words where the catalogue has them. */
export function whyOf(error: unknown, words: Catalogue): string {
  const code = codeOf(error);
  const key = `cli.why.${code}`;
  return hasMessage(words, key) ? format(words, key) : code;
}

/** The system's code of a failure, `ENOENT`; its own messages would repeat the file name in English. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

/** Writes to a stream and waits until it accepts more. */
export async function print(stream: Writable, words: string): Promise<void> {
  if (!stream.write(words)) await once(stream, 'drain');
}

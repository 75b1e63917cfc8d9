/** `batch`: one JSON request a line, one JSON answer a line, in the same order, in one process. */
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { linesOf } from './lines.js';
import { answerLine } from './request.js';
import type { Catalogue } from './words.js';

/**
 * Answers every line of `input` to `output`. No more is read than `output` takes, so memory does not grow with the
 * number of requests. Rejects when a stream fails.
 */
export async function batch(input: Readable, output: Writable, words: Catalogue): Promise<void> {
  async function* answers(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
    for await (const lines of linesOf(chunks)) yield lines.map((line) => `${answerLine(line, words)}\n`).join('');
  }
  await pipeline(input, answers, output, { end: false });
}

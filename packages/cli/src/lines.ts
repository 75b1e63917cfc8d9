/** A stream of bytes as lines, whatever the size of its chunks. */

/** Longer lines are cut here: the memory of one process is meant for many requests. */
export const LONGEST_LINE = 1_000_000;

/** A line without its end, and whether it was too long to be kept. */
export interface Line {
  readonly text: string;
  readonly number: number;
  readonly isTooLong: boolean;
}

/** Groups of lines, one group for each chunk that ends some; numbers start from 1. A last line needs no line end. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<readonly Line[]> {
  const decoder = new TextDecoder();
  let rest = '';
  let isTooLong = false;
  let number = 0;
  const lineOf = (text: string): Line => {
    number++;
    const line = { text: text.endsWith('\r') ? text.slice(0, -1) : text, number, isTooLong };
    isTooLong = false;
    return line;
  };
  for await (const chunk of chunks) {
    const parts = (rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))).split('\n');
    rest = parts.pop() ?? '';
    const lines = parts.map(lineOf);
    if (rest.length > LONGEST_LINE) {
      rest = '';
      isTooLong = true;
    }
    if (lines.length > 0) yield lines;
  }
  rest += decoder.decode();
  if (rest !== '' || isTooLong) yield [lineOf(rest)];
}

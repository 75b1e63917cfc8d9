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
  /** The line that has not ended yet, in the pieces it came in: put together only once, however small they are. */
  let open: string[] = [];
  let length = 0;
  let isTooLong = false;
  let number = 0;
  const take = (piece: string): void => {
    length += piece.length;
    isTooLong ||= length > LONGEST_LINE;
    if (isTooLong) open = [];
    else if (piece !== '') open.push(piece);
  };
  const close = (): Line => {
    number++;
    const text = open.join('');
    const line = { text: text.endsWith('\r') ? text.slice(0, -1) : text, number, isTooLong };
    open = [];
    length = 0;
    isTooLong = false;
    return line;
  };
  for await (const chunk of chunks) {
    const parts = (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })).split('\n');
    const rest = parts.pop() ?? '';
    const lines = parts.map((part) => {
      take(part);
      return close();
    });
    take(rest);
    if (lines.length > 0) yield lines;
  }
  take(decoder.decode());
  if (length > 0) yield [close()];
}

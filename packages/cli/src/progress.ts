/** A bar on the terminal while something takes long. */
import type { Output } from './output.js';
import { format, type Catalogue } from './words.js';

/** Characters of a full bar. */
const WIDTH = 30;

/** Shows how much is done, where a person watches; the line is wiped when all of it is. */
export function progressOf({ streams, isJson }: Output, words: Catalogue): (done: number, of: number) => void {
  const { stderr } = streams;
  const watched = !isJson && 'isTTY' in stderr && stderr.isTTY === true;
  return (done, of) => {
    if (!watched) return;
    const full = Math.round((WIDTH * done) / of);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    stderr.write(done === of ? '\r\u001b[2K' : `\r${format(words, 'cli.arena.progress', { bar, done, of })}`);
  };
}

/** Writes records: canonical text that reads back to the same record. */
import { commentText } from './comments.js';
import type { Comment, GameRecord, RecordNode } from './types.js';

/** Lines are broken before they grow longer than this, where there is a blank to break at. */
const WIDTH = 80;

/** The text of a game: tags, an empty line, and the moves. */
export function writeRecord(record: GameRecord): string {
  const tags = record.tags.map((tag) => '[' + tag.name + ' "' + quoted(tag.value) + '"]\n');
  const words: string[] = [];
  pushComments(words, record.intro);
  pushLine(words, record.next);
  const moves = wrapped(words);
  return tags.join('') + (tags.length > 0 && moves !== '' ? '\n' : '') + moves;
}

/** All games of a file, an empty line between them. */
export function writeRecords(records: readonly GameRecord[]): string {
  return records.map((record) => writeRecord(record)).join('\n');
}

function quoted(value: string): string {
  let result = '';
  for (let i = 0; i < value.length; i++) {
    const letter = value.charAt(i);
    if (letter === '"' || letter === '\\') result += '\\';
    result += letter === '\n' || letter === '\r' ? ' ' : letter;
  }
  return result;
}

/** The line that begins with the first of some sibling moves; the others are its variations. */
function pushLine(words: string[], siblings: readonly RecordNode[]): void {
  let now = siblings;
  for (let node = now[0]; node !== undefined; node = now[0]) {
    pushNode(words, node);
    for (const variation of now.slice(1)) {
      const first = words.length;
      pushNode(words, variation);
      pushLine(words, variation.next);
      words[first] = '(' + (words[first] ?? '');
      words[words.length - 1] = (words[words.length - 1] ?? '') + ')';
    }
    now = node.next;
  }
}

function pushNode(words: string[], node: RecordNode): void {
  pushComments(words, node.before);
  const attached = node.marks.filter((mark) => mark.charAt(0) !== '$');
  const first = node.token.substring(0, 5) === '!set:' ? undefined : attached[0];
  if (node.number !== '') words.push(node.number);
  words.push(node.token + (first ?? ''));
  for (const mark of node.marks) if (mark !== first) words.push(mark);
  pushComments(words, node.after);
}

function pushComments(words: string[], comments: readonly Comment[]): void {
  for (const comment of comments) {
    const parts = ('{' + commentText(comment) + '}').split(' ');
    words.push(...parts);
  }
}

function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line === '') line = word;
    else if (line.length + 1 + word.length <= WIDTH) line += ' ' + word;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  return lines.map((text) => text + '\n').join('');
}

/** Writes records as canonical text that parses back to the same record. */
import { commentText, escaped, isSetToken } from './letters.js';
import type { Comment, GameRecord, RecordNode } from './types.js';

/** Maximum line length, where there is a blank to break at. */
const WIDTH = 80;

/** The text of a game: tags, an empty line, and the moves. An empty game is `*`. */
export function writeRecord(record: GameRecord): string {
  return recordText(record, undefined);
}

/** The text of several games, separated by empty lines. */
export function writeRecords(records: readonly GameRecord[]): string {
  return records.map((record, i) => recordText(record, records[i + 1])).join('\n');
}

function recordText(record: GameRecord, follower: GameRecord | undefined): string {
  const tags = record.tags.map((tag) => '[' + tag.name + ' "' + quoted(tag.value) + '"]\n');
  const words: string[] = [];
  pushComments(words, record.intro);
  pushLine(words, record.next);
  // A star marks a game that would be invisible, or the end of a game before one without tags
  const isBare = words.length === 0 && (tags.length === 0 || follower !== undefined);
  if (isBare || follower?.tags.length === 0) words.push('*');
  return tags.join('') + (tags.length > 0 && words.length > 0 ? '\n' : '') + wrapped(words);
}

/** Quotes a tag's value, on one line. */
function quoted(value: string): string {
  return escaped(value, '"').split('\r').join(' ').split('\n').join(' ');
}

/** Writes the line that starts with the first of `siblings`; the others are its variations. */
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
      pushComments(words, variation.behind);
    }
    now = node.next;
  }
}

/** Attaches the first lettered mark to the move; others follow. */
function pushNode(words: string[], node: RecordNode): void {
  pushComments(words, node.before);
  if (node.number !== '') words.push(node.number);
  const attached = isSetToken(node.token) ? -1 : node.marks.findIndex((mark) => mark.charAt(0) !== '$');
  words.push(node.token + (node.marks[attached] ?? ''));
  for (let i = 0; i < node.marks.length; i++) if (i !== attached) words.push(node.marks[i] ?? '');
  pushComments(words, node.after);
}

function pushComments(words: string[], comments: readonly Comment[]): void {
  for (const comment of comments) {
    for (const word of ('{' + commentText(comment) + '}').split(' ')) words.push(word);
  }
}

/** Wraps words into lines. No line starts with `%`, because PGN readers skip such lines. */
function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line === '') line = word;
    else if (line.length + 1 + word.length <= WIDTH || word.charAt(0) === '%') line += ' ' + word;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  return lines.map((text) => text + '\n').join('');
}

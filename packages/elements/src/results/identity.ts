/** Names for what a result is about, which stay the same at every visit. */

/** A puzzle or a step of a lesson. */
export interface Task {
  readonly kind: 'puzzle' | 'lesson';
  /** The game's id. */
  readonly game: string;
  /** The text of the record, with all its games. */
  readonly text: string;
  /** Which game of the record, from 1, and how many there are. */
  readonly number: number;
  readonly count: number;
  /** Whether the record comes with Griddle, rather than from the page. */
  readonly isOwn: boolean;
  /** Griddle's puzzles of this game, one record each; empty unless `isOwn`. */
  readonly puzzles: readonly string[];
}

/** Returns a hash of a text, in which spaces and line ends do not matter: 16 hexadecimal digits. */
export function hashOf(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  // FNV-1a, once from each end: names have to be told apart, not kept secret
  return fnv(plain) + fnv([...plain].reverse().join(''));
}

function fnv(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Returns the name of a puzzle or a step. `id`: that of its element; empty for none. */
export function taskId(id: string, { count, game, isOwn, kind, number, puzzles, text }: Task): string {
  if (isOwn && kind === 'lesson') return `${game}:lesson:${number}`;
  const own = isOwn ? gamesIn(text)[number - 1] : undefined;
  const at = own === undefined ? -1 : puzzles.findIndex((puzzle) => puzzle.trim() === own.trim());
  if (at >= 0) return `${game}:${at + 1}`;
  const name = id === '' ? `record-${hashOf(text)}` : id;
  return count > 1 ? `${name}:${number}` : name;
}

/** The games of a record as Griddle's sets have them: each begins with a tag, after an empty line. */
function gamesIn(text: string): readonly string[] {
  return text.trim().split(/\n\n(?=\[)/);
}

/** Returns the name of a game to play. `start`: what it starts from, the same for every reader. */
export function gameId(id: string, start: readonly string[]): string {
  return id === '' ? `game-${hashOf(start.join('|'))}` : id;
}

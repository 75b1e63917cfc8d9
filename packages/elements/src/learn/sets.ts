/** The records that ship with the elements, as a page names them: one file in a release, `sets.js`, loaded on demand. */
import type { InputError } from '../core/input.js';
import { isDaily } from '../daily/day.js';
import { puzzlesOf, tagOfPuzzle } from '../daily/sets.js';

/** Puzzles as one record text, or what a page may write instead of what it has written. */
export type NamedPuzzles = { readonly record: string } | { readonly expected: readonly string[] };

/** The words that name a puzzle: its theme and its level, `level2`. */
function wordsOf(puzzle: string): readonly string[] {
  const level = tagOfPuzzle(puzzle, 'Difficulty');
  return [tagOfPuzzle(puzzle, 'Theme'), level && `level${level}`].filter((word) => word !== '');
}

/**
 * Returns the puzzles that the attribute `puzzles` names: those of the game where it is empty or only has the game's id;
 * `GAME:12` one of them, `GAME:5-9` several, `GAME:jump,level2` those of a theme, a level or both.
 */
export async function puzzlesNamed(game: string, named: string): Promise<NamedPuzzles> {
  const [id = '', asked = ''] = named.split(/:(.*)/s).map((part) => part.trim());
  if ((named !== '' && id !== game) || !isDaily(game)) return { expected: [game] };
  const all = await puzzlesOf(game);
  const range = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(asked);
  if (range) {
    const from = Number(range[1]);
    const found = all.slice(Math.max(0, from - 1), Number(range[2] ?? from));
    const isRight = from > 0 && found.length > 0 && Number(range[2] ?? from) <= all.length;
    return isRight ? recordOf(found) : { expected: [`${game}:1-${all.length}`] };
  }
  const words = asked === '' ? [] : asked.split(/[\s,]+/);
  const known = [...new Set(all.flatMap(wordsOf))].sort();
  if (words.some((word) => !known.includes(word))) return { expected: known.map((word) => `${game}:${word}`) };
  const found = all.filter((puzzle) => words.every((word) => wordsOf(puzzle).includes(word)));
  // Each word is known, but no puzzle has all of them
  if (found.length === 0) return { expected: words.map((word) => `${game}:${word}`) };
  return recordOf(found);
}

function recordOf(puzzles: readonly string[]): NamedPuzzles {
  return { record: `${puzzles.join('\n\n')}\n` };
}

/** What an element says about the record that it wants. */
interface Wanted {
  readonly mode: string;
  readonly options: string;
  readonly puzzles: string;
}

/** Returns a game's own lesson or the puzzles that an element names, or what is wrong with the name. */
export async function ownRecord(
  game: string,
  { mode, options, puzzles }: Wanted,
): Promise<{ readonly record?: string; readonly error?: InputError }> {
  if (mode === 'lesson') {
    const { lessonOf } = await import('#lessons');
    return { record: lessonOf(game, options) ?? '' };
  }
  const named = await puzzlesNamed(game, puzzles);
  if ('record' in named) return named;
  const { expected } = named;
  const values = { key: 'puzzles', found: puzzles };
  return { error: { source: 'puzzles', error: { code: 'choice', offset: -1, expected, values } } };
}

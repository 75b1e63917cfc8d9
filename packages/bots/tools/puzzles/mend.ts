/** Keeps what is right in a set of puzzles, and puts new ones in the place of what is not. */
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { seeded } from '@griddle/rules/core/random.js';
import { optionsOf } from '@griddle/rules/internal/replay/start.js';
import { evaluatorOf } from '../../src/games.js';
import { bySides } from './by-sides.js';
import type { Found } from './found.js';
import { PUZZLE_SEARCH } from './games.js';
import { minePuzzles } from './mine.js';
import { areTwins } from './twins.js';

/** So many of each level up to this one a set has at least. */
const LEAST = 8;
const LEAST_UP_TO = 4;
const LEVELS = [1, 2, 3, 4, 5];

/** What has become of a set. */
export interface Mended {
  readonly puzzles: readonly Found[];
  /** What was done to puzzles, by their old numbers, and what is missing still. */
  readonly told: readonly string[];
}

/**
 * Mends a set that is sorted by difficulty: lines and refutations are looked for again, near-twins and what is no puzzle go, and
 * new puzzles of the same level take their places. Levels that are too thin grow at the cost of the richest. As many puzzles as
 * possible keep their number. `sources` is passed on to the miner as its seed.
 */
export async function mendPuzzles<S extends BaseState, M>(
  game: Game<S, M>,
  puzzles: readonly Found[],
  seed: number,
): Promise<Mended> {
  const told: string[] = [];
  const kept: (Found | undefined)[] = [];
  for (const [at, puzzle] of puzzles.entries()) {
    const again = await soundOf(game, puzzle);
    const twin = again && kept.findIndex((other) => other && areTwins(game.id, other, again));
    kept.push(again && twin === -1 ? again : undefined);
    if (!again) told.push(`${at + 1} is no puzzle of its kind and level any more`);
    else if (twin !== undefined && twin >= 0) told.push(`${at + 1} is a near-twin of ${twin + 1}`);
    else if (JSON.stringify(again) !== JSON.stringify(puzzle)) told.push(`${at + 1} is written anew`);
  }
  const counts = countsFor(puzzles);
  const slots = layOut(kept, counts);
  const levels = LEVELS.map((level) => counts[level - 1] ?? 0);
  const known = slots.filter((one) => one !== undefined);
  const lacking = LEVELS.map(
    (level, at) => (levels[at] ?? 0) - known.filter(({ difficulty }) => difficulty === level).length,
  );
  const count = lacking.reduce((sum, one) => sum + one, 0);
  const fresh =
    count > 0
      ? [...(await minePuzzles(game, { count, seed, theme: '', levels: lacking, known }, () => undefined))]
      : [];
  let slot = 0;
  const whole = levels.flatMap((number, at) =>
    Array.from({ length: number }, (): readonly Found[] => {
      const own = slots[slot++];
      if (own) return [own];
      const next = fresh.findIndex(({ difficulty }) => difficulty === at + 1);
      if (next >= 0) return fresh.splice(next, 1);
      told.push(`${slot} of level ${at + 1} has not been found`);
      return [];
    }).flat(),
  );
  told.push(`${count} to be found`);
  return { puzzles: whole, told };
}

/** A puzzle with its line and its refutations looked for again; undefined where it is no such puzzle. Only forced wins have those. */
async function soundOf<S extends BaseState, M>(game: Game<S, M>, puzzle: Found): Promise<Found | undefined> {
  const mine = PUZZLE_SEARCH[game.id];
  if (mine?.kinds[0] !== 'sides') return puzzle;
  const options = optionsOf(game, puzzle.options);
  const state = options.ok ? game.parsePosition(puzzle.position, options.value) : options;
  if (!state.ok) return undefined;
  const [seat = 0] = game.toMove(state.value as S);
  const evaluator = await evaluatorOf(game);
  const again = await bySides({
    ...{ game, evaluator, state: state.value as S, seat, mine },
    options: puzzle.options,
    rng: seeded(1),
  });
  const isSame = again?.goal === puzzle.goal && again.solution[0] === puzzle.solution[0];
  return isSame ? { ...again, difficulty: puzzle.difficulty } : undefined;
}

/** How many of each level a set of this size is to have: those that it has, less what thin levels take from the richest. */
function countsFor(puzzles: readonly Found[]): readonly number[] {
  const counts = LEVELS.map((level) => {
    const has = puzzles.filter(({ difficulty }) => difficulty === level).length;
    return level <= LEAST_UP_TO ? Math.max(LEAST, has) : has;
  });
  for (let over = counts.reduce((sum, one) => sum + one, 0) - puzzles.length; over > 0; over--) {
    const richest = counts.lastIndexOf(Math.max(...counts));
    counts[richest] = (counts[richest] ?? 0) - 1;
  }
  return counts;
}

/** Puzzles in the places of their level: their own ones where they can stay. Undefined where a new one goes. */
function layOut(kept: readonly (Found | undefined)[], counts: readonly number[]): readonly (Found | undefined)[] {
  const levelAt = counts.flatMap((count, at) => Array<number>(count).fill(at + 1));
  const slots = levelAt.map((level, at) => (kept[at]?.difficulty === level ? kept[at] : undefined));
  for (const one of kept) {
    if (!one || slots.includes(one)) continue;
    const free = slots.findIndex((taken, at) => taken === undefined && levelAt[at] === one.difficulty);
    if (free >= 0) slots[free] = one;
  }
  return slots;
}

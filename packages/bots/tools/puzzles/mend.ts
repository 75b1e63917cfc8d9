/** Checks a set of puzzles again, and replaces those that are wrong. */
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { seeded } from '@griddle/rules/core/random.js';
import { optionsOf } from '@griddle/rules/internal/replay/start.js';
import { evaluatorOf } from '../../src/games.js';
import { bySides } from './by-sides.js';
import type { Found } from './found.js';
import { PUZZLE_SEARCH } from './games.js';
import { minePuzzles } from './mine.js';
import { byTurn } from './turn-puzzles.js';
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
 * new puzzles of the same level take their places. Levels that are too thin grow at the cost of their neighbours. As many puzzles
 * as possible keep their number. `seed` is where the miner begins.
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
  const places = layOut(kept, countsFor(puzzles, kept));
  const known = places.flatMap(({ puzzle }) => (puzzle ? [puzzle] : []));
  const lacking = LEVELS.map((level) => places.filter((place) => place.level === level && !place.puzzle).length);
  const count = lacking.reduce((sum, one) => sum + one, 0);
  const fresh = [...(await minePuzzles(game, { count, seed, theme: '', levels: lacking, known }, () => undefined))];
  told.push(`${fresh.length} of ${count} new ones found`);
  const whole = places.flatMap(({ level, puzzle }) => {
    if (puzzle) return [puzzle];
    const at = fresh.findIndex(({ difficulty }) => difficulty === level);
    return at < 0 ? [] : fresh.splice(at, 1);
  });
  return { puzzles: whole, told };
}

/** A puzzle looked at again: its line, its refutations and its level. Undefined where it is no such puzzle any more. */
async function soundOf<S extends BaseState, M>(game: Game<S, M>, puzzle: Found): Promise<Found | undefined> {
  const mine = PUZZLE_SEARCH[game.id];
  const options = optionsOf(game, puzzle.options);
  const state = options.ok ? game.parsePosition(puzzle.position, options.value) : options;
  if (!mine || !state.ok) return undefined;
  const kind = mine.kinds.find((one) => one === 'sides' || (one === 'turn' && puzzle.goal === 'points'));
  // The other kinds have neither lines nor refutations
  if (!kind) return puzzle;
  const [seat = 0] = game.toMove(state.value);
  const evaluator = await evaluatorOf(game);
  const spot = { game, evaluator, state: state.value, seat, options: puzzle.options, mine, rng: seeded(1) };
  const again = await (kind === 'sides' ? bySides(spot) : byTurn(spot));
  return again?.goal === puzzle.goal && again.solution[0] === puzzle.solution[0] ? again : undefined;
}

/** How many of each level a set is to have: those that it has, less what thin levels take from their neighbours. */
function countsFor(puzzles: readonly Found[], kept: readonly (Found | undefined)[]): readonly number[] {
  const levels = puzzles.map(({ difficulty }, at) => kept[at]?.difficulty ?? difficulty);
  const has = LEVELS.map((level) => levels.filter((one) => one === level).length);
  const least = LEVELS.map((level) => (level <= LEAST_UP_TO ? LEAST : 0));
  const thin = LEVELS.map((_level, at) => at).filter((at) => (has[at] ?? 0) < (least[at] ?? 0));
  const counts = has.map((count, at) => Math.max(count, least[at] ?? 0));
  const farFromThin = (at: number): number => Math.min(...thin.map((other) => Math.abs(other - at)));
  for (let over = counts.reduce((sum, one) => sum + one, 0) - puzzles.length; over > 0; over--) {
    const [giver] = counts
      .map((count, at) => ({ at, count, far: farFromThin(at) }))
      .filter(({ at, count }) => count > (least[at] ?? 0))
      .sort((one, other) => one.far - other.far || other.count - one.count);
    if (giver) counts[giver.at] = giver.count - 1;
  }
  return counts;
}

/** A place in a set; a new puzzle is to be found for it if it has none. */
interface Place {
  readonly level: number;
  readonly puzzle?: Found | undefined;
}

/** Puzzles in the places of their level: their own ones where they can stay. */
function layOut(kept: readonly (Found | undefined)[], counts: readonly number[]): readonly Place[] {
  const levels = counts.flatMap((count, at) => Array<number>(count).fill(at + 1));
  const puzzles = levels.map((level, at) => (kept[at]?.difficulty === level ? kept[at] : undefined));
  for (const one of kept) {
    if (!one || puzzles.includes(one)) continue;
    const free = levels.findIndex((level, at) => !puzzles[at] && level === one.difficulty);
    if (free >= 0) puzzles[free] = one;
  }
  return levels.map((level, at) => ({ level, puzzle: puzzles[at] }));
}

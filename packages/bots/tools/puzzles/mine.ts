/** Plays games of bots and looks in them for positions with one best decision. */
import { CHANCE, type BaseState, type Game, type Seat } from '@griddle/rules/core/contract.js';
import { below, next, seeded, type Rng } from '@griddle/rules/core/random.js';
import { optionsOf } from '@griddle/rules/internal/replay/start.js';
import type { Evaluator } from '../../src/evaluator.js';
import { evaluatorOf } from '../../src/games.js';
import { chooseMove } from '../../src/choose.js';
import { byRolls } from './by-rolls.js';
import { bySides } from './by-sides.js';
import { byTurn } from './turn-puzzles.js';
import { byEnding } from './by-ending.js';
import type { Found } from './found.js';
import { PUZZLE_SEARCH, type PuzzleSearch } from './games.js';
import { standingsOf } from './stacking-puzzles.js';
import { areTwins } from './twins.js';

/** A position to look at, and what helps in it. */
export interface Spot<S extends BaseState, M> {
  readonly game: Game<S, M>;
  readonly evaluator: Evaluator<S, M>;
  readonly state: S;
  readonly seat: Seat;
  readonly options: string;
  readonly mine: PuzzleSearch;
  readonly rng: Rng;
}

/** What is to be mined. */
export interface Wanted {
  readonly count: number;
  readonly seed: number;
  /** Only of this theme; empty for all. */
  readonly theme: string;
  /** So many of each difficulty from 1 on, and no others; left out for a spread of its own. */
  readonly levels?: readonly number[];
  /** Puzzles that there are already: near-twins of them are not wanted. */
  readonly known?: readonly Found[];
}

/** Of ten moves so many are left to chance, so that games go astray. */
const ASTRAY = 2;
const LONGEST = 400;
/** No more than this share of a set is of each difficulty, from 1 to 5, as long as others turn up. */
const SHARES = [0.2, 0.3, 0.3, 0.3, 0.3];
/** Games without a find after which any difficulty will do. */
const PATIENCE = 12;
/** Games without a find after which there is nothing more to be found. */
const ALL_PATIENCE = 300;

const WAYS = { sides: bySides, ending: byEnding, turn: byTurn, rolls: byRolls } as const;

/** The games in which puzzles can be looked for. */
export function hasPuzzles(game: string): boolean {
  return game in PUZZLE_SEARCH;
}

/**
 * Puzzles of a game, the same for the same seed; fewer than asked for where no more turn up. `told` hears of each one.
 * Errors: none; a game without a mine gives none.
 */
export async function minePuzzles<S extends BaseState, M>(
  game: Game<S, M>,
  { count, known = [], levels, seed, theme }: Wanted,
  told: (done: number) => void,
): Promise<readonly Found[]> {
  const mine = PUZZLE_SEARCH[game.id];
  const found: Found[] = [];
  if (!mine) return found;
  const evaluator = await evaluatorOf(game);
  const isWelcome = (one: Found, idle: number): boolean => {
    if (theme !== '' && one.theme !== theme) return false;
    if ([...known, ...found].some((other) => areTwins(game.id, other, one))) return false;
    const sameLevel = found.filter(({ difficulty }) => difficulty === one.difficulty).length;
    if (levels) return sameLevel < (levels[one.difficulty - 1] ?? 0);
    return idle > PATIENCE || sameLevel < Math.ceil(count * (SHARES[one.difficulty - 1] ?? 0));
  };
  for (let at = 0, idle = 0; found.length < count && idle < ALL_PATIENCE; at++, idle++) {
    let left = mine.perGame;
    const turnedUp = mine.kinds.includes('stands')
      ? standingsOf(seed + at)
      : lookedAt(game, evaluator, mine, seed + at);
    for await (const one of turnedUp) {
      if (!isWelcome(one, idle)) continue;
      found.push(one);
      told(found.length);
      idle = 0;
      if (--left === 0 || found.length === count) break;
    }
  }
  return found;
}

/** What turns up in the positions of one game. */
async function* lookedAt<S extends BaseState, M>(
  game: Game<S, M>,
  evaluator: Evaluator<S, M>,
  mine: PuzzleSearch,
  seed: number,
): AsyncGenerator<Found> {
  for await (const spot of spotsOf(game, evaluator, mine, seed)) {
    const one = await lookAt(spot);
    if (one) yield one;
  }
}

async function lookAt<S extends BaseState, M>(spot: Spot<S, M>): Promise<Found | undefined> {
  for (const kind of spot.mine.kinds) {
    const found = kind === 'stands' ? undefined : await WAYS[kind](spot);
    if (found) return found;
  }
  return undefined;
}

/** The positions of one game in which a seat is to move. */
async function* spotsOf<S extends BaseState, M>(
  game: Game<S, M>,
  evaluator: Evaluator<S, M>,
  mine: PuzzleSearch,
  seed: number,
): AsyncGenerator<Spot<S, M>> {
  let rng = seeded(seed);
  const draw = (limit: number): number => below((rng = next(rng)), limit);
  const text = mine.options[draw(mine.options.length)] ?? '';
  const options = optionsOf(game, text);
  if (!options.ok) return;
  const [least, most] = mine.opening;
  const opening = least + draw(most - least + 1);
  let state = game.setup(options.value, seed);
  for (let ply = 0; ply < LONGEST && !game.outcome(state); ply++) {
    const seat = game.toMove(state)[0] ?? CHANCE;
    let move: M | undefined;
    if (seat === CHANCE) {
      const chance = game.chanceMove(state);
      state = { ...state, rng: chance.rng };
      move = chance.move;
    } else {
      if (ply >= opening) yield { game, evaluator, state, seat, options: text, mine, rng };
      const moves = game.legalMoves(state);
      rng = next(rng);
      const isAstray = ply < opening || draw(10) < ASTRAY;
      move = isAstray
        ? moves[draw(moves.length)]
        : await chooseMove(game, game.viewFor(state, seat), seat, 'easy', rng);
    }
    const played = move === undefined ? undefined : game.play(state, move);
    if (!played?.ok) return;
    state = played.value;
  }
}

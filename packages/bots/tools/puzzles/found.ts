/** What a miner finds, and how it is written down. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { seeded } from '@griddle/rules/core/random.js';
import type { GameRecord, RecordNode } from '@griddle/rules/internal/record/types.js';
import { greedy } from '../../src/baselines.js';
import { chooseMove } from '../../src/choose.js';
import { finish, pick } from '../../src/search-run.js';
import type { Spot } from './mine.js';

/** A puzzle as tokens of the notation. */
export interface Found {
  /** Options of the game, as a record has them; empty for the usual ones. */
  readonly options: string;
  readonly position: string;
  /** The value of the tag `Goal`. */
  readonly goal: string;
  /** 1 to 5. */
  readonly difficulty: number;
  /** What there is to learn from it, as a word: `jump`, `defence`. */
  readonly theme: string;
  readonly solution: readonly string[];
  /** Wrong tries, each with what answers it. */
  readonly refutations: readonly (readonly string[])[];
}

/** The record of a puzzle of the game with this title: the solution is its line, wrong tries are variations marked with `?`. */
export function recordOfFound(title: string, { options, position, goal, ...found }: Found): GameRecord {
  const { difficulty, theme, ...lines } = found;
  const tags = {
    Game: title,
    Goal: goal,
    Difficulty: String(difficulty),
    Theme: theme,
    Options: options,
    Position: position,
  };
  const [key, ...rest] = lines.solution;
  const wrong = lines.refutations.map(([token = '', ...answers]) => node(token, ['?'], lineOf(answers)));
  return {
    tags: Object.entries(tags).flatMap(([name, value]) => (value === '' ? [] : [{ name, value, offset: 0 }])),
    intro: [],
    next: key === undefined ? [] : [node(key, [], lineOf(rest)), ...wrong],
  };
}

/** A puzzle read from its record, as `recordOfFound` writes it. */
export function foundOfRecord({ next, tags }: GameRecord): Found {
  const value = (name: string): string => tags.find((tag) => tag.name === name)?.value ?? '';
  const [key, ...wrong] = next;
  return {
    options: value('Options'),
    position: value('Position'),
    goal: value('Goal'),
    difficulty: Number(value('Difficulty')),
    theme: value('Theme'),
    solution: key ? tokensFrom(key) : [],
    refutations: wrong.map((one) => tokensFrom(one)),
  };
}

function tokensFrom({ next: [next], token }: RecordNode): readonly string[] {
  return [token, ...(next ? tokensFrom(next) : [])];
}

function lineOf([token, ...rest]: readonly string[]): readonly RecordNode[] {
  return token === undefined ? [] : [node(token, [], lineOf(rest))];
}

function node(token: string, marks: readonly string[], next: readonly RecordNode[]): RecordNode {
  return { number: '', token, marks, before: [], after: [], behind: [], next, offset: 0 };
}

// Which bots do not find what is asked: how hard it is.

/** How many of `greedy` and `medium` play something else than `isRight` likes. */
export async function refutationsOf<S extends BaseState, M>(
  { game, seat, state }: Spot<S, M>,
  isRight: (move: M) => boolean,
): Promise<number> {
  const view = game.viewFor(state, seat);
  const plain = pick(finish(await greedy(game, view, seat, seeded(1))), seeded(1));
  const medium = await chooseMove(game, view, seat, 'medium', seeded(1));
  return [plain, medium].filter((move) => move === undefined || !isRight(move)).length;
}

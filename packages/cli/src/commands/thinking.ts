/** What `hint` and `analyse` share: a level, and what it thinks of a move. */
import {
  evaluatorOf,
  CERTAIN,
  finish,
  LEVELS,
  levelOf,
  planSearch,
  WIN,
  type Judged,
  type Level,
  type Thought,
} from '@griddle/bots';
import { ok } from '@griddle/rules/core/contract.js';
import type { BaseState, Result, Seat } from '@griddle/rules/core/contract.js';
import { seeded } from '@griddle/rules/core/random.js';
import type { AnyGame } from '@griddle/rules/games.js';
import type { Asked } from '../flags.js';
import { wrong, type CommandError } from '../command-error.js';
import { format, type Catalogue } from '../words.js';

/** A level that thinks; `easy` slips. */
export type Searching = Exclude<Level, 'easy'>;

/** The level asked for, `usual` if none was. Error: `level`. */
export function levelAsked(asked: Asked, usual: Searching, words: Catalogue): Result<Searching, CommandError> {
  if (asked.level === undefined) return ok(usual);
  const level = levelOf(asked.level);
  if (level !== undefined && level !== 'easy') return ok(level);
  const levels = LEVELS.filter((name) => name !== 'easy').join(', ');
  return wrong('level', format(words, 'cli.error.level', { found: asked.level, levels }));
}

/** What a level thinks of every move of a position, the best first. */
export async function thoughtOn(
  game: AnyGame,
  state: BaseState,
  seat: Seat,
  level: Searching,
): Promise<Thought<unknown>> {
  const brain = await evaluatorOf(game);
  const view = game.viewFor(state, seat);
  return finish(planSearch(game, brain, view, seat, level, true, seeded(1))).search.thought();
}

/** A move and its value for programs: how a game is bound to end, where that is known, and in how many moves. */
export function judgedJson(move: string, { value, exact }: Judged<unknown>): object {
  const result = !exact ? undefined : value >= CERTAIN ? 'win' : value <= -CERTAIN ? 'loss' : 'draw';
  const plies = WIN - Math.abs(value);
  return {
    move,
    value: rounded(value),
    ...(result && { result }),
    ...(result && result !== 'draw' && plies < 200 && { plies }),
  };
}

/** The same for people. */
export function judgedText({ value, exact }: Judged<unknown>, words: Catalogue): string {
  if (Math.abs(value) < CERTAIN) {
    return exact ? format(words, 'cli.hint.draw') : `${value > 0 ? '+' : ''}${rounded(value).toString()}`;
  }
  const plies = WIN - Math.abs(value);
  const result = value > 0 ? 'win' : 'loss';
  return exact && plies < 200 ? format(words, `cli.hint.${result}-in`, { plies }) : format(words, `cli.hint.${result}`);
}

/** A tenth of a point is more than any judge can tell. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

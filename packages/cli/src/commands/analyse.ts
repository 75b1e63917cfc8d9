/** `analyse`: where the seats of a finished record could have done better. */
import { CERTAIN, type Judged } from '@griddle/bots';
import { ok } from '@griddle/rules/core/contract.js';
import type { BaseState, Result } from '@griddle/rules/core/contract.js';
import type { Step } from '@griddle/rules/replay/index.js';
import { lineEnd } from '@griddle/rules/internal/replay/step.js';
import type { Asked, FlagName } from '../flags.js';
import type { CommandError } from '../command-error.js';
import { sessionsToUse, type AnySession } from '../records.js';
import { gameOf, seatName } from '../start.js';
import { interrupted, format, type Catalogue } from '../words.js';
import type { Answer } from './command.js';
import { judgedJson, judgedText, levelAsked, thoughtOn, type Searching } from './thinking.js';

/** What `analyse` can be told. */
export const ANALYSE_FLAGS: readonly FlagName[] = ['game', 'level'];

/** A move of the main line beside the best one that there was. */
interface Judgement {
  readonly seat: string;
  readonly played: string;
  readonly value: Judged<unknown>;
  readonly best: string;
  readonly bestValue: Judged<unknown>;
}

/**
 * Analyses every game of a record text. When `stopped` says so, the moves that have been judged are the result; errors,
 * besides those of what was asked: `interrupted`, when none is.
 */
export async function analyse(
  text: string,
  asked: Asked,
  words: Catalogue,
  stopped: AbortSignal,
): Promise<Result<Answer, CommandError>> {
  const usual = asked.game === undefined ? ok(undefined) : gameOf(asked, words);
  if (!usual.ok) return usual;
  const level = levelAsked(asked, 'medium', words);
  if (!level.ok) return level;
  const sessions = sessionsToUse(text, usual.value, words);
  if (!sessions.ok) return sessions;
  const games: (readonly Judgement[])[] = [];
  for (const session of sessions.value) games.push(await judgementsOn(session, level.value, stopped));
  if (stopped.aborted && games.every((game) => game.length === 0)) return interrupted(words);
  return ok({
    json: {
      games: sessions.value.map(({ game }, at) => ({
        game: game.id,
        moves: (games[at] ?? []).map(({ seat, played, value, best, bestValue }) => ({
          seat,
          ...judgedJson(played, value),
          best: judgedJson(best, bestValue),
          lost: lostBy(value, bestValue),
        })),
      })),
    },
    people: () => games.map((game) => game.map((move, at) => lineOf(move, at, words)).join('\n')).join('\n\n'),
  });
}

/** How much a move gave away; 0 for one as good as the best. */
function lostBy(value: Judged<unknown>, best: Judged<unknown>): number {
  return Math.max(0, best.value - value.value);
}

async function judgementsOn(
  session: AnySession,
  level: Searching,
  stopped: AbortSignal,
): Promise<readonly Judgement[]> {
  const { game, options } = session;
  const seats = game.seats(options);
  const steps: Step<BaseState, unknown>[] = [];
  for (let step = lineEnd(session.root); step.parent; step = step.parent) steps.push(step);
  const judgements: Judgement[] = [];
  for (const { parent, move, seat, token } of steps.reverse()) {
    if (!parent || move === undefined || seat < 0) continue;
    // A signal is heard between turns of the loop only, and thinking takes one whole
    await new Promise((resolve) => setImmediate(resolve));
    if (stopped.aborted) break;
    const { moves } = await thoughtOn(game, parent.state, seat, level);
    const [bestValue] = moves;
    const value = moves.find((judged) => game.moveText(parent.state, judged.move) === token);
    if (!bestValue || !value) continue;
    const best = game.moveText(parent.state, bestValue.move);
    judgements.push({ seat: seatName(seats, seat), played: token, value, best, bestValue });
  }
  return judgements;
}

function lineOf({ seat, played, value, best, bestValue }: Judgement, at: number, words: Catalogue): string {
  const values = { number: at + 1, seat, played, value: judgedText(value, words) };
  if (lostBy(value, bestValue) === 0) return format(words, 'cli.analyse.best', values);
  const thrown = bestValue.value >= CERTAIN && value.value < CERTAIN ? 'thrown' : 'better';
  return format(words, `cli.analyse.${thrown}`, { ...values, best, better: judgedText(bestValue, words) });
}

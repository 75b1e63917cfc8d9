/** `check --physics`: every drop and push of a record once more, in every line of play. */
import type { Box2D } from '@griddle/plate/internal/box2d.js';
import { recheck } from '@griddle/plate/internal/check.js';
import { moveText } from '@griddle/rules/internal/buffet-boss/notation.js';
import type { BuffetBossMove, BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { plyOf } from '@griddle/rules/replay/index.js';
import type { Step } from '@griddle/rules/internal/replay/step.js';
import { ANSWER_IS_NO, type CommandError } from './command-error.js';
import type { AnySession } from './records.js';
import { format, type Catalogue } from './words.js';

/** The first pile of a session that physics leaves otherwise than the record says; undefined when there is none. */
export function physicsProblem(session: AnySession, engine: Box2D, words: Catalogue): CommandError | undefined {
  if (session.game.id !== 'buffet-boss') return undefined;
  const open = [session.root as Step<BuffetBossState, BuffetBossMove>];
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    const { parent, move } = step;
    open.push(...[...step.next].reverse());
    if (parent === undefined || move?.kind !== 'settle' || move.action === '') continue;
    const found = recheck(engine, parent.state, move);
    if (found.verdict === 'same') continue;
    const number = plyOf(step);
    const wanted = found.settled === undefined ? '' : moveText(found.settled);
    const code = `physics-${found.verdict}`;
    const message = format(words, `cli.error.${code}`, { number, wanted });
    return { code, message, exit: ANSWER_IS_NO, move: number - 1 };
  }
  return undefined;
}

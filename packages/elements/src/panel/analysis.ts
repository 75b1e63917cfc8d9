/** Analysis of a game: what each move of its line was worth, and which was better. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { lineEnd, type AnySession, type AnyStep, type TableView } from '#core';
import { judge } from './advice.js';

/** The command of a comment that tells the chance to win, in percent. */
const CHANCE = 'chance';
/** A move that leaves this much of the chance to win on the table has a better one named. */
const LEFT = 0.05;
/** Marks by how much a move leaves on the table, the worst first; a move that has marks keeps them. */
const MARKS: readonly (readonly [left: number, mark: string])[] = [
  [0.3, '??'],
  [0.15, '?'],
];

/** Whether a game may be analysed: of one that goes on that would be a hint to everybody. */
export function mayAnalyse({ mode, outcome }: TableView): boolean {
  return mode === 'replay' || outcome !== undefined;
}

/**
 * Writes behind each move how likely its seat is to win with it, by what the seat could see, and where another was clearly
 * better that one: as comments, so that they are in the record, too. What an earlier analysis wrote is replaced. `tell`
 * hears how many moves are done. When `signal` ends it, what is done is kept.
 */
export async function analyse(
  table: TableView,
  tell: (done: number, count: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const decisions = decisionsOf(table.session);
  tell(0, decisions.length);
  for (const [at, decision] of decisions.entries()) {
    await judgeDecision(table, decision, decisions.length, signal);
    if (signal.aborted) break;
    tell(at + 1, decisions.length);
  }
  // Nothing is lit up, and the parts beside the board are given what is new
  table.highlight([]);
}

/** A step of a seat, from a position that is known. */
interface Decision {
  readonly step: AnyStep;
  readonly state: BaseState;
}

/** What seats decided on the line of a game. */
function decisionsOf({ root }: AnySession): readonly Decision[] {
  const decisions: Decision[] = [];
  for (let step = lineEnd(root); step.parent; step = step.parent) {
    if (step.seat >= 0 && step.move !== undefined) decisions.unshift({ step, state: step.parent.state });
  }
  return decisions;
}

async function judgeDecision(
  { session: { game }, say }: TableView,
  { step, state }: Decision,
  decisions: number,
  signal: AbortSignal,
): Promise<void> {
  const { seat, token } = step;
  const judgement = await judge(game, state, seat, signal, decisions);
  const moves = (judgement?.moves ?? []).map((judged) => game.moveText(state, judged.move));
  const chance = judgement?.chances[moves.indexOf(token)];
  const [best = ''] = moves;
  if (!judgement || chance === undefined) return;
  const left = judgement.chance - chance;
  const percent = (share: number): number => Math.round(100 * share);
  const text = left < LEFT ? '' : say('ui.better', { move: best, percent: percent(judgement.chance) });
  const others = step.after.filter(({ commands }) => !commands.some(({ name }) => name === CHANCE));
  const command = { name: CHANCE, args: String(percent(chance)), offset: 0 };
  step.after = [...others, { text, commands: [command] }];
  const mark = MARKS.find(([least]) => left >= least)?.[1];
  if (mark !== undefined && step.marks.length === 0) step.marks = [mark];
}

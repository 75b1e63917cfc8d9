/** Analysis of a game: what each move of its line was worth, and which was better. Fetched when a reader asks for it. */
import { judge } from '@griddle/bots/thinker.js';
import { seeded } from '@griddle/rules/core/random.js';
import { lineEnd } from '@griddle/rules/replay/step.js';
import type { AnyStep, TableView } from '../core/table.js';

/** The seed of all judgements: who asks twice is told the same. */
const SEED = 1;
/** The command of a comment that tells the chance to win, in percent. */
const CHANCE = 'chance';
/** A move that leaves this much of the chance to win on the table has a better one named. */
const LEFT = 0.05;
/** Marks by how much a move leaves on the table, the worst first; a move that has marks keeps them. */
const MARKS: readonly (readonly [left: number, mark: string])[] = [
  [0.3, '??'],
  [0.15, '?'],
];

/**
 * Writes behind each move how likely its seat is to win with it, by what the seat could see, and where another was clearly
 * better that one: as comments, so that they are in the record, too. What an earlier analysis wrote is replaced. `tell`
 * hears how many moves are done.
 */
export async function analyse(
  table: TableView,
  tell: (at: number, count: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const { session } = table;
  const steps: AnyStep[] = [];
  for (let step = lineEnd(session.root); step.parent; step = step.parent) steps.unshift(step);
  for (const [at, step] of steps.entries()) {
    tell(at + 1, steps.length);
    await judgeStep(table, step, signal);
    if (signal.aborted) return;
  }
  // Nothing is lit up, and the parts beside the board are given what is new
  table.highlight([]);
}

async function judgeStep({ session, say }: TableView, step: AnyStep, signal: AbortSignal): Promise<void> {
  const { game } = session;
  const { parent, seat, token, move } = step;
  if (!parent || seat < 0 || move === undefined) return;
  const judgement = await judge(game, game.viewFor(parent.state, seat), seat, 'hard', seeded(SEED), signal);
  const moves = (judgement?.moves ?? []).map((judged) => game.moveText(parent.state, judged.move));
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

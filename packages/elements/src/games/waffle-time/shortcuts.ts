/** Buttons for completions: all at once, or the best of alternatives, and each card by name. */
import { bestCompletions } from '@griddle/rules/internal/waffle-time/advice.js';
import { completions } from '@griddle/rules/internal/waffle-time/legal.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { inList } from '@griddle/rules/internal/messages/sentences.js';
import type { Shortcut, Translate } from '#core';
import { cardPicture } from './card-picture.js';
import { syrupPoints } from './completable.js';
import { cardTitle, namesOf } from './describe.js';
import { lastResult } from './last-result.js';

const advice = lastResult((state: WaffleTimeState) => bestCompletions(state));

/** Returns a button for all completions, or for the best of alternatives, then one for each card that can be completed. */
export function shortcuts(state: WaffleTimeState, t: Translate): readonly Shortcut<WaffleTimeMove>[] {
  return [...together(state, t), ...byCard(state, t)];
}

function together(state: WaffleTimeState, t: Translate): readonly Shortcut<WaffleTimeMove>[] {
  const { moves, choice } = advice(state);
  if (moves.length === 0 || (!choice && moves.length < 2)) return [];
  const titles = moves.map(({ card }) => cardTitle(card, t));
  const label = t(choice ? 'shortcut.waffle-time.best' : 'shortcut.waffle-time.all', {
    count: moves.length,
    cards: listOf(titles, t),
    points: moves.reduce((sum, { spaces }) => sum + syrupPoints(state, spaces), 0),
  });
  return [{ label, moves }];
}

/** Returns a button for each card that can be completed. With several ways, it selects the card, which offers them. */
function byCard(state: WaffleTimeState, t: Translate): readonly Shortcut<WaffleTimeMove>[] {
  if (state.over || state.step !== 'finish') return [];
  const all = completions(state);
  return [...new Set(all.map(({ card }) => card))].map((card) => {
    const moves = all.filter((other) => other.card === card).map((way) => ({ kind: 'complete', ...way }) as const);
    const [only, other] = moves;
    const picture = cardPicture(state, card);
    return only && !other
      ? { label: completionLabel(state, only, moves, t), moves, picture }
      : { label: t('button.waffle-time.ways', { card: cardTitle(card, t) }), moves, picture, selects: `card:${card}` };
  });
}

/** Returns the label of a completion's button; it names the spaces if the card has several completions. */
export function completionLabel(
  state: WaffleTimeState,
  { card, spaces }: Extract<WaffleTimeMove, { readonly kind: 'complete' }>,
  offered: readonly WaffleTimeMove[],
  t: Translate,
): string {
  const ways = offered.filter((other) => other.kind === 'complete' && other.card === card);
  const values = { card: cardTitle(card, t), points: syrupPoints(state, spaces), places: namesOf(spaces) };
  return t(ways.length > 1 ? 'button.waffle-time.complete-on' : 'button.waffle-time.complete', values);
}

/** Sorts completions by points, highest first, followed by other moves. */
export function bestFirst(state: WaffleTimeState, moves: readonly WaffleTimeMove[]): readonly WaffleTimeMove[] {
  const points = (move: WaffleTimeMove): number => (move.kind === 'complete' ? syrupPoints(state, move.spaces) : 0);
  return [...moves].sort((one, other) => points(other) - points(one));
}

/** Lists cards in order of completion; repeats in a row become a count. */
function listOf(titles: readonly string[], t: Translate): string {
  const runs: { readonly card: string; count: number }[] = [];
  for (const card of titles) {
    const last = runs.at(-1);
    if (last?.card === card) last.count++;
    else runs.push({ card, count: 1 });
  }
  return inList(
    t,
    runs.map((run) => (run.count > 1 ? t('shortcut.waffle-time.times', { ...run }) : run.card)),
  );
}

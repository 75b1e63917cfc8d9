/** Descriptions of cards, places, moves and the state of the game. */
import type { Place } from '@griddle/rules/core/contract.js';
import {
  BUTTER_POINTS,
  DISPENSER_POINTS,
  goalPoints,
  ROUNDS,
  SOLO_BANDS,
  SYRUP,
  TOPPINGS,
} from '@griddle/rules/internal/waffle-time/components.js';
import { toppingsAt } from '@griddle/rules/internal/waffle-time/draft.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { legalMoves, play } from '@griddle/rules/internal/waffle-time/moves.js';
import { outcome, score } from '@griddle/rules/internal/waffle-time/scoring.js';
import { isSolo, type Put } from '@griddle/rules/internal/waffle-time/state.js';
import { spaceName } from '@griddle/rules/internal/waffle-time/waffle.js';
import { joinSentences, inSeries } from '@griddle/rules/internal/messages/sentences.js';
import type { Translate } from '#core';
import { syrupPoints } from './completable.js';
import { starredSpaces } from './paths.js';

/** Returns a card's name within a sentence: `Cherry 1`. */
export function cardTitle(card: string, t: Translate): string {
  const [fruit = '', number = ''] = card.split('-');
  return t('card-title.waffle-time', { topping: fruit, number });
}

/** Describes the requirement of the card or goal at a place. */
export function describeCard(place: Place, t: Translate): string {
  const name = place.slice(5);
  if (place.startsWith('goal:')) return t('ui.waffle-time.goal', { goal: name, points: goalPoints(Number(name)) });
  return t(`card.waffle-time.${name}`);
}

/** Returns a place's name within a sentence. */
export function placeName(place: Place, t: Translate): string {
  const [kind = '', name = '', space = ''] = place.split(':');
  switch (kind) {
    case 'hand':
      return t(`topping.waffle-time.${name}`);
    case 'card':
      return cardTitle(name, t);
    case 'goal':
      return t(`goal.waffle-time.${name}`);
    case 'waffle':
      return t('ui.waffle-time.waffle', { seat: name });
    case 'tile':
      return t('place.waffle-time.tile-short', { number: Number(name) + 1 });
    case 'slot':
    case 'cover':
    case 'blank':
      return t(`place.waffle-time.${kind}-short`, { number: name });
    case 'space':
      return t('place.waffle-time.space-short', { space });
    default:
      return place;
  }
}

/** The letters of fruits in places, by the word that begins a pattern card's name. */
const FRUITS: Readonly<Record<string, string>> = {
  cherry: 'c',
  strawberry: 's',
  blackberry: 'k',
  banana: 'b',
  blueberry: 'u',
};

/** Returns a place's name with its article, for a sentence about it: `the cherry card`. */
export function placePhrase(place: Place, t: Translate): string {
  const [kind = '', name = ''] = place.split(':');
  if (kind === 'hand' || kind === 'fruit') return t('phrase.waffle-time.hand', { topping: name });
  if (kind === 'card') return t('phrase.waffle-time.card', { topping: FRUITS[name.split('-')[0] ?? ''] ?? '' });
  if (kind === 'goal') return t('phrase.waffle-time.goal', { goal: name });
  if (kind === 'end' || kind === 'discard')
    return t('phrase.waffle-time.button', { button: t(`button.waffle-time.${kind}`) });
  return placeName(place, t);
}

/** Lists the names of spaces. */
export function namesOf(spaces: readonly number[]): string {
  return spaces.map((space) => spaceName(space)).join(' ');
}

/** Lists toppings on their spaces: `cherry on a1 and cream on a2`. */
export function describePuts(puts: readonly Put[], t: Translate): string {
  const laid = puts.map(({ topping, space }) =>
    t('move.waffle-time.put', { topping: TOPPINGS.charAt(topping), place: spaceName(space) }),
  );
  return inSeries(t, laid);
}

/** Describes the placing of toppings, with the verb. */
const describePlacing = (puts: readonly Put[], t: Translate): string =>
  t('move.waffle-time.place', { puts: describePuts(puts, t) });

/** Describes a move, to follow its seat's name, and why points change. */
export function describeMove(state: WaffleTimeState, move: WaffleTimeMove, t: Translate): string {
  let words = describeDeed(state, move, t);
  const dispenser = dispenserChange(state, move);
  if (dispenser !== '') words = t(`move.waffle-time.and-${dispenser}`, { move: words, points: DISPENSER_POINTS });
  for (const goal of goalsMetBy(state, move))
    words = t('move.waffle-time.and-goal', { move: words, goal, points: goalPoints(goal) });
  return words;
}

/** Whether a move takes the last syrup, or adds the first to an empty dispenser (WT-64). */
function dispenserChange(state: WaffleTimeState, move: WaffleTimeMove): 'emptied' | 'refilled' | '' {
  const syrup = state.syrup[state.turn] ?? 0;
  if (move.kind === 'complete' && syrup === move.spaces.length) return 'emptied';
  return move.kind === 'draft' && syrup === 0 && toppingsAt(state, move.slot).includes(SYRUP) ? 'refilled' : '';
}

/** Returns the goals that a move meets for the seat to move, as the rules check them at the end of its turn (WT-20). */
function goalsMetBy(state: WaffleTimeState, move: WaffleTimeMove): readonly number[] {
  const played = play(state, move);
  if (!played.ok) return [];
  const before = state.won[state.turn] ?? [];
  return (played.value.won[state.turn] ?? [])
    .map(({ goal }) => goal)
    .filter((goal) => !before.some((one) => one.goal === goal));
}

function describeDeed(state: WaffleTimeState, move: WaffleTimeMove, t: Translate): string {
  switch (move.kind) {
    case 'star':
      return describePlacing(
        starredSpaces(state).map((space, i) => ({ topping: move.fruits[i] ?? 0, space })),
        t,
      );
    case 'draft': {
      const [near = 0, far = 0] = toppingsAt(state, move.slot);
      const values = { number: move.slot, near: TOPPINGS.charAt(near), far: TOPPINGS.charAt(far) };
      return t(near === far ? 'move.waffle-time.draft-two' : 'move.waffle-time.draft', values);
    }
    case 'place':
      return describePlacing(move.puts, t);
    case 'complete':
      return t('move.waffle-time.complete', {
        card: cardTitle(move.card, t),
        places: namesOf(move.spaces),
        points: syrupPoints(state, move.spaces),
      });
    case 'butter':
      return t('move.waffle-time.butter', { place: spaceName(move.space), points: BUTTER_POINTS });
    default:
      return t(`move.waffle-time.${move.kind}`);
  }
}

/** Describes the round. */
export function describeState(state: WaffleTimeState, t: Translate): string {
  if (state.tiles.length === 0) return '';
  return t(`facts.waffle-time.${isSolo(state) ? 'solo' : 'round'}`, { round: state.round });
}

/** Describes why a solo game is over at once, in the middle of a turn as well (WT-72); empty for several players. */
function describeSoloEnd({ over, syrup }: WaffleTimeState, t: Translate): string {
  return over ? t(`event.waffle-time.${syrup[0] === 0 ? 'solo-syrup' : 'solo-room'}`) : '';
}

/** Describes the round that a move starts, and which seats got syrup for it (WT-61); empty within a round. */
export function describeRound(before: WaffleTimeState, after: WaffleTimeState, t: Translate): string {
  const { round, syrup } = after;
  if (isSolo(after)) return describeSoloEnd(after, t);
  if (round <= before.round) return '';
  const begun = t(`event.waffle-time.${round < ROUNDS ? 'round' : 'last'}`, { round, rounds: ROUNDS });
  const gains = syrup.flatMap((count, seat) => {
    const had = before.syrup[seat] ?? 0;
    const values = { seat: `p${(seat + 1).toString()}`, gained: count - had, points: DISPENSER_POINTS };
    if (count <= had) return [];
    return [t(`event.waffle-time.${had > 0 ? 'syrup' : 'refilled'}`, values)];
  });
  return joinSentences(t, [begun, ...gains]);
}

/** Returns the code of the task of the seat to move. */
export function phase(state: WaffleTimeState): string {
  const { hand, step } = state;
  if (step !== 'place') return step;
  if (legalMoves(state).some(({ kind }) => kind === 'discard')) return 'discard';
  return hand.length > 1 ? 'place-two' : 'place';
}

/** Describes why a solo game is over, and the points missing for the next band (WT-73); empty for several players. */
export function describeEnding(state: WaffleTimeState, t: Translate): string {
  const { grade } = outcome(state) ?? {};
  const points = score(state)[0]?.total ?? 0;
  if (grade === undefined) return '';
  const least = SOLO_BANDS[grade + 1];
  const reached =
    least === undefined
      ? t('ending.waffle-time.best', { points })
      : t('ending.waffle-time.next', { points, more: least - points, next: String(grade + 1) });
  return joinSentences(t, [describeSoloEnd(state, t), reached]);
}

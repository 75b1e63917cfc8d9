/** Moves, places and what is pointed at, in words. */
import type { Place } from '@griddle/rules/core/contract.js';
import { chancesAt, spacesAfter, type Chance } from '@griddle/rules/waffle-time/advice.js';
import { spaceSyrup, TOPPINGS } from '@griddle/rules/waffle-time/components.js';
import { completions } from '@griddle/rules/waffle-time/completing.js';
import { coveredByTile, toppingsAt } from '@griddle/rules/waffle-time/draft.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { freeSlots } from '@griddle/rules/waffle-time/placing.js';
import { isSolo, type Put } from '@griddle/rules/waffle-time/state.js';
import { score } from '@griddle/rules/waffle-time/scoring.js';
import { spaceName } from '@griddle/rules/waffle-time/waffle.js';
import type { Say } from '../core/table.js';
import { cardWords } from './card-area.js';
import { starredSpaces, toppingOfPlace } from './ways.js';

/** How many placings a preview names. */
const EXAMPLES = 3;

function toppingWords(topping: number, say: Say): string {
  return say(`topping.waffle-time.${TOPPINGS.charAt(topping)}`);
}

export function cardTitle(card: string, say: Say): string {
  const [fruit = '', number = ''] = card.split('-');
  return say('card-title.waffle-time', { topping: fruit, number });
}

function namesOf(spaces: readonly number[]): string {
  return spaces.map((space) => spaceName(space)).join(' ');
}

function putWords(puts: readonly Put[], say: Say): string {
  return puts
    .map(({ topping, space }) =>
      say('move.waffle-time.put', { topping: TOPPINGS.charAt(topping), place: spaceName(space) }),
    )
    .join(', ');
}

/** A move in words: `cherry on a1, cream on a2`. */
export function moveWords(state: WaffleTimeState, move: WaffleTimeMove, say: Say): string {
  switch (move.kind) {
    case 'star':
      return putWords(
        starredSpaces(state).map((space, i) => ({ topping: move.fruits[i] ?? 0, space })),
        say,
      );
    case 'draft': {
      const [near = 0, far = 0] = toppingsAt(state, move.slot);
      const values = { slot: move.slot, near: TOPPINGS.charAt(near), far: TOPPINGS.charAt(far) };
      return say('move.waffle-time.draft', values);
    }
    case 'place':
      return putWords(move.puts, say);
    case 'complete':
      return say('move.waffle-time.complete', { card: cardTitle(move.card, say), places: namesOf(move.spaces) });
    case 'butter':
      return say('move.waffle-time.butter', { place: spaceName(move.space) });
    default:
      return say(`move.waffle-time.${move.kind}`);
  }
}

/** A place as sentences name it. */
export function shortName(place: Place, say: Say): string {
  if (place === 'hand:y') return say('topping.waffle-time.y');
  if (place.startsWith('hand:')) return toppingWords(toppingOfPlace(place), say);
  if (place.startsWith('card:')) return cardTitle(place.slice(5), say);
  if (place.startsWith('slot:')) return say('place.waffle-time.slot-short', { number: Number(place.slice(5)) });
  return place;
}

/** What a slot gives, to which space the pawn will return, and what its toppings can complete. */
function slotWords(state: WaffleTimeState, slot: number, say: Say): string {
  const [near = 0, far = 0] = toppingsAt(state, slot);
  const { first, last } = spacesAfter(state, slot);
  const syrups = spaceSyrup(state.rules.players);
  const values = {
    slot,
    near: TOPPINGS.charAt(near),
    far: TOPPINGS.charAt(far),
    first,
    last,
    syrup: syrups[first - 1] ?? 0,
    most: syrups[last - 1] ?? 0,
  };
  const next = say(first === last ? 'preview.waffle-time.space' : 'preview.waffle-time.spaces', values);
  return [say('preview.waffle-time.slot', values), next, chanceWords(chancesAt(state, slot), say)]
    .filter((words) => words !== '')
    .join(' ');
}

function chanceWords(found: readonly Chance[], say: Say): string {
  const shown = found.slice(0, EXAMPLES).map(({ puts, cards }) =>
    say('preview.waffle-time.chance', {
      puts: putWords(puts, say),
      cards: cards.map((card) => cardTitle(card, say)).join(', '),
    }),
  );
  if (shown.length === 0) return '';
  return `${say('preview.waffle-time.completes', { count: found.length })} ${shown.join('; ')}.`;
}

/** Why a card has no completion now. */
function whyNot(state: WaffleTimeState, say: Say): string {
  if (state.step !== 'finish') return '';
  return (state.syrup[state.turn] ?? 0) === 0
    ? say('preview.waffle-time.no-syrup')
    : say('preview.waffle-time.no-match');
}

/** What is said of a place that is pointed at: slots before the draft, and cards at any time. */
export function pointedWords(state: WaffleTimeState, place: Place, say: Say): string {
  if (place.startsWith('slot:') && state.step === 'draft' && state.tiles.length > 0 && !state.over) {
    const slot = Number(place.slice(5));
    return freeSlots(state).includes(slot) ? slotWords(state, slot, say) : '';
  }
  if (place.startsWith('goal:')) return cardWords(place, say);
  if (!place.startsWith('card:')) return '';
  const found = completions(state).filter(({ card }) => `card:${card}` === place);
  const now =
    found.length === 0 || state.step !== 'finish'
      ? whyNot(state, say)
      : say('preview.waffle-time.now', { places: found.map(({ spaces }) => namesOf(spaces)).join(', ') });
  return `${cardWords(place, say)} ${now}`.trim();
}

/** The round, and how a solo game ended. */
export function factWords(state: WaffleTimeState, say: Say, grade: number | undefined): string {
  if (state.tiles.length === 0) return '';
  if (isSolo(state)) {
    const round = say('facts.waffle-time.solo', { round: state.round });
    if (grade === undefined) return round;
    const values = { band: grade.toString(), points: score(state)[0]?.total ?? 0 };
    return `${round} ${say('facts.waffle-time.band', values)}`;
  }
  const [first = 0, second = 0] = coveredByTile(state.round);
  return say('facts.waffle-time.round', { round: state.round, first, second });
}

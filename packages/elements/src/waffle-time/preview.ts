/** What is said to who plays before a move: of slots and cards that are pointed at, and which completions are best. */
import type { Place } from '@griddle/rules/core/contract.js';
import { bestCompletions, chancesAt, spacesAfter, type Chance } from '@griddle/rules/waffle-time/advice.js';
import { completions } from '@griddle/rules/waffle-time/completing.js';
import { spaceSyrup, TOPPINGS } from '@griddle/rules/waffle-time/components.js';
import { toppingsAt } from '@griddle/rules/waffle-time/draft.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { freeSlots } from '@griddle/rules/waffle-time/placing.js';
import type { Shortcut } from '../core/board-view.js';
import { tellPlaces } from '../core/pointing.js';
import type { Say } from '../core/table.js';
import { addEnglish } from '../core/words.js';
import { cardWords } from './card-area.js';
import { WAFFLE_TIME_HELP_EN } from './help.en.js';
import { once } from './once.js';
import { namesOf, putWords } from './telling.js';
import { cardTitle } from './words.js';

addEnglish(WAFFLE_TIME_HELP_EN);

/** How many placings a preview names. */
const EXAMPLES = 3;

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
function pointedWords(state: WaffleTimeState, place: Place, say: Say): string {
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

/** Tells of the slot or card that is pointed at. */
export const point = tellPlaces<WaffleTimeState, WaffleTimeMove>(pointedWords);

const advice = once((state: WaffleTimeState) => bestCompletions(state));

/** All completions by one button, or the best where they are a choice. */
export function shortcuts(state: WaffleTimeState, say: Say): readonly Shortcut<WaffleTimeMove>[] {
  const { moves, choice } = advice(state);
  if (moves.length === 0 || (!choice && moves.length < 2)) return [];
  const steps = moves.map(({ card }) => cardTitle(card, say));
  const words = say(choice ? 'shortcut.waffle-time.best' : 'shortcut.waffle-time.all', {
    count: steps.length,
    cards: steps.join(', '),
  });
  return [{ words, moves }];
}

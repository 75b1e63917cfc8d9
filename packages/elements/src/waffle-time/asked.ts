/** What is told and shown to who asks by pointing: what a slot leads to, what a card is about and how it may be turned. */
import { group } from '@griddle/art';
import { sliceMark } from '@griddle/art/waffle-time/draft-marks.js';
import { goalPanel, orientationPanel } from '@griddle/art/waffle-time/orientations.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { chancesAt, spacesAfter, type Chance } from '@griddle/rules/waffle-time/advice.js';
import { completions } from '@griddle/rules/waffle-time/completing.js';
import { FRUITS, spaceSyrup, TOPPINGS } from '@griddle/rules/waffle-time/components.js';
import { lineOf, toppingsAt } from '@griddle/rules/waffle-time/draft.js';
import { shapesOf } from '@griddle/rules/waffle-time/goals.js';
import type { WaffleTimeMove, WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import { cardOf } from '@griddle/rules/waffle-time/patterns.js';
import { freeSlots } from '@griddle/rules/waffle-time/placing.js';
import { orientations } from '@griddle/rules/waffle-time/shapes.js';
import type { Rules } from '@griddle/rules/waffle-time/state.js';
import type { Layer, Marks } from '../old-core/board-view.js';
import { tellPlaces } from '../old-core/pointing.js';
import type { Say } from '../old-core/table.js';
import { addEnglish } from '../old-core/words.js';
import { WAFFLE_TIME_ASKED_EN } from './asked.en.js';
import { cardWords } from './card-area.js';
import { namesOf, putWords } from './telling.js';
import { cardTitle } from './words.js';

addEnglish(WAFFLE_TIME_ASKED_EN);

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

const tell = tellPlaces<WaffleTimeState, WaffleTimeMove>(pointedWords);

/** Tells of the slot or card that is pointed at. Of a slot with the focus it is said, too; cards have theirs as a name. */
export const point: typeof tell = (match, place, byKey, comesTo) => {
  tell(match, place, byKey, comesTo);
  const { hint, host, pointed } = match;
  if (byKey && pointed !== '' && pointed === place && pointed.startsWith('slot:')) host.speak(() => hint);
};

/** The two tiles that the slot pointed at takes. */
export function sliceLayer({ pointed }: Marks): Layer {
  const slot = Number(pointed.slice(5));
  return {
    key: pointed.startsWith('slot:') ? pointed : '',
    draw: () => sliceMark(slot, lineOf(slot).slice(0, 2)),
  };
}

/** Goals of which the shapes may be shown; the others count. */
const SHAPED: readonly Place[] = ['goal:50', 'goal:51', 'goal:53', 'goal:54'];

/** All ways in which the card that is pointed at may lie, in a row of a width with its middle at `y`. */
export function turnedCard(pointed: Place, { cherryBoth, crossX }: Rules, width: number, y: number): Layer {
  const [, fruit = '', number = ''] = /^card:(\w+)-(\d)/.exec(pointed) ?? [];
  const shaped = SHAPED.includes(pointed) || (fruit !== '' && fruit !== 'blueberry');
  return {
    key: shaped ? pointed : '',
    draw: () => {
      const card = cardOf(FRUITS.indexOf(fruit), Number(number));
      const panel =
        fruit === ''
          ? goalPanel(shapesOf(Number(pointed.slice(5)), crossX), width)
          : orientationPanel(orientations(card, cherryBoth), card.fruit, width);
      return group('turned', [{ ...panel, at: [width / 2, y] }]);
    },
  };
}

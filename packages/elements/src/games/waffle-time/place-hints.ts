/** Hints for places: the consequences of a slot, the requirement of a card and whether it is complete. */
import type { Place } from '@griddle/rules/core/contract.js';
import { chancesAt, spacesAfter, type Chance } from '@griddle/rules/internal/waffle-time/advice.js';
import { BUTTER_WELL } from '@griddle/art/internal/waffle-time/supply.js';
import { inList, joinSentences } from '@griddle/rules/internal/messages/sentences.js';
import { completions, freeSlots } from '@griddle/rules/internal/waffle-time/legal.js';
import { CREAM, spaceSyrup, SYRUP, TOPPINGS } from '@griddle/rules/internal/waffle-time/components.js';
import { toppingsAt } from '@griddle/rules/internal/waffle-time/draft.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';
import type { Translate } from '#core';
import { cardTitle, describeCard, describePuts, namesOf } from './describe.js';
import { describeDraftPlace } from './draft-places.js';
import { toppingOfPlace } from './paths.js';
import { describeSeat } from './waffles-area.js';

/** Number of placements that a hint names; the waffle shows them all. */
const EXAMPLES = 1;

/** Describes what a slot gives, to which space the pawn will return, and what its toppings can complete. */
function slotHint(state: WaffleTimeState, slot: number, t: Translate): string {
  const [near = 0, far = 0] = toppingsAt(state, slot);
  const { first, last } = spacesAfter(state, slot);
  const syrups = spaceSyrup(state.rules.players);
  const toppings = { near: TOPPINGS.charAt(near), far: TOPPINGS.charAt(far) };
  const spaces = { first, last, syrup: syrups[first - 1] ?? 0 };
  const sentences = [
    t(`preview.waffle-time.${near === far ? 'slot-two' : 'slot'}`, toppings),
    t(`preview.waffle-time.space${last === first ? '' : last === first + 1 ? '-or-next' : 's'}`, spaces),
    chanceHint(chancesAt(state, slot), t),
  ];
  return joinSentences(t, sentences);
}

function chanceHint(found: readonly Chance[], t: Translate): string {
  const examples = found.slice(0, EXAMPLES).map(({ puts, cards }) =>
    t('preview.waffle-time.chance', {
      puts: describePuts(puts, t),
      cards: inList(
        t,
        cards.map((card) => cardTitle(card, t)),
      ),
    }),
  );
  if (examples.length === 0) return '';
  return `${t('preview.waffle-time.completes', { count: found.length })} ${examples.join('; ')}.`;
}

/** Describes a card's requirement, and where it is complete or why not. */
function cardHint(state: WaffleTimeState, place: Place, t: Translate, isWaiting: boolean): string {
  if (state.step !== 'finish' || state.over || isWaiting) return describeCard(place, t);
  const found = completions(state).filter(({ card }) => `card:${card}` === place);
  const hasSyrup = (state.syrup[state.turn] ?? 0) > 0;
  const now =
    found.length > 0
      ? t('preview.waffle-time.now', { places: found.map(({ spaces }) => namesOf(spaces)).join(', ') })
      : t(hasSyrup ? 'preview.waffle-time.no-match' : 'preview.waffle-time.no-syrup');
  return joinSentences(t, [describeCard(place, t), now]);
}

/** Describes the content of a well of the supply, and where it can be placed. */
function wellHint(place: Place, t: Translate): string {
  const topping = toppingOfPlace(place);
  const kind = topping === SYRUP ? 'syrup' : topping === BUTTER_WELL ? 'butter' : topping === CREAM ? 'cream' : 'fruit';
  return t(`hint.waffle-time.${kind}`, { topping: place.charAt(5) });
}

/** Returns the hint for any place except the spaces of the large waffle; for slots before the draft, with their consequences. */
export function placeHint(state: WaffleTimeState, place: Place, t: Translate, isWaiting: boolean): string {
  if (place.startsWith('card:')) return cardHint(state, place, t, isWaiting);
  if (place.startsWith('goal:')) return describeCard(place, t);
  if (toppingOfPlace(place) > 0) return wellHint(place, t);
  if (place.startsWith('waffle:')) return describeSeat(state, place, t);
  const [piece = ''] = /^(tile|cover|blank|space)/.exec(place) ?? [];
  if (piece !== '') return `${describeDraftPlace(state, place, t)}. ${t(`hint.waffle-time.${piece}`)}`;
  const slot = place.startsWith('slot:') ? Number(place.slice(5)) : -1;
  const isDraft = state.step === 'draft' && state.tiles.length > 0 && !state.over && !isWaiting;
  if (isDraft && freeSlots(state).includes(slot)) return slotHint(state, slot, t);
  return slot < 0 ? '' : `${describeDraftPlace(state, place, t)}.`;
}

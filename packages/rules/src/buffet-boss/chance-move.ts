/**
 * Chance moves without physics: draws cards from the bag and settles piles as a player of average skill would. Physics,
 * Tabletop Simulator or people at a table supply their own results instead.
 */
import { below, next } from '../core/random.js';
import type { Rng } from '../core/random.js';
import { COPIES, FOODS, highest } from './components.js';
import { MARKED_LEFT } from './moves.js';
import { contactOrder, plateOf, settlingPieces } from './turn.js';
import { deckSize, type BuffetBossMove, type BuffetBossState, type Contact } from './state.js';

/** A pile of this many pieces always loses something when a piece is placed on it; smaller piles lose proportionally. */
const FALL_ODDS = 36;
/** The same for a pile that is only adjusted. */
const ADJUST_ODDS = 120;
/** A piece rests on the plate one time in this many, otherwise on an earlier piece. */
const PLATE_ODDS = 3;
/** The least a piece adds to the height, in 0.1 mm; it adds less than twice this. */
const THICKNESS = 140;

interface ChanceMove {
  readonly move: BuffetBossMove;
  readonly rng: Rng;
}

/** The next chance move and the generator after it. */
export function chanceMove(state: BuffetBossState): ChanceMove {
  return state.step === 'line' ? nextCard(state) : nextPile(state);
}

/** Returns the foods that still have a card with the mark, or without it. */
function cardsLeft(bag: readonly number[], marked: boolean): number[] {
  const foods: number[] = [];
  bag.forEach((left, food) => {
    if (left === COPIES || left === (marked ? MARKED_LEFT : 1)) foods.push(food);
  });
  return foods;
}

/**
 * Draws a card from the deck. In Dinner the deck holds every unmarked card, filled up with marked ones (BB-3); otherwise
 * every card is equally likely.
 */
function nextCard(state: BuffetBossState): ChanceMove {
  const { rules, bag, line, round } = state;
  const plain = cardsLeft(bag, false);
  const marked = cardsLeft(bag, true);
  const shown = (round - 1) * (rules.players + 1) + line.length;
  const isDinner = rules.version === 'dinner' && deckSize(rules) >= FOODS.length;
  const left = isDinner ? deckSize(rules) - shown : plain.length + marked.length;
  const rng = next(state.rng);
  const drawn = below(rng, Math.max(1, left));
  if (drawn < plain.length) return { move: { kind: 'show', food: plain[drawn] ?? 0, marked: false }, rng };
  const second = next(rng);
  const food = marked[below(second, marked.length)] ?? plain[0] ?? 0;
  return { move: { kind: 'show', food, marked: marked.length > 0 }, rng: second };
}

/** Settles the pile: each piece that stays touches an earlier one or the plate. */
function nextPile(state: BuffetBossState): ChanceMove {
  let rng = state.rng;
  const draw = (n: number): number => {
    rng = next(rng);
    return below(rng, n);
  };
  const plate = plateOf(state);
  const count = settlingPieces(state).length;
  const contacts: Contact[] = plate.contacts.slice();
  if (state.hand >= 0) contacts.push([count === 1 || draw(PLATE_ODDS) === 0 ? 0 : 1 + draw(count - 1), count]);
  const fell: number[] = [];
  if (draw(state.hand >= 0 ? FALL_ODDS : ADJUST_ODDS) < count) {
    const falling = 1 + draw(Math.min(4, count));
    for (let piece = count - falling + 1; piece <= count; piece++) fell.push(piece);
  }
  const stayed = count - fell.length;
  const kept = contacts.filter(([, b]) => b <= stayed);
  // A position text may leave out what the pieces rest on
  for (let piece = 1; piece <= stayed; piece++) if (!hangs(kept, piece)) kept.push([0, piece]);
  kept.sort((a, b) => contactOrder(a, b));
  const grown = Math.max(THICKNESS, plate.height) + (fell.length > 0 ? 0 : draw(THICKNESS));
  const height = Math.min(grown, highest(stayed));
  return { move: { kind: 'settle', height, contacts: kept, fell, poses: [], action: '' }, rng };
}

/** Whether a piece touches the plate or an earlier piece. */
function hangs(contacts: readonly Contact[], piece: number): boolean {
  for (const contact of contacts) if (contact[1] === piece) return true;
  return false;
}

/**
 * Positions as text: `PLATES LINE STEP BAG TURN`. Plates are joined by `;`, each
 * `HEIGHT/PIECES/CONTACTS/CHARACTERS[/POSES]`: `1234/lettuce.banana/p-1.1-2/B12!.A3`.
 */
import { CHARACTERS, foodName, SEAT_NAMES } from './components.js';
import { foodsText } from './line-text.js';
import { contactsText, listText, posesText } from './notation.js';
import type { BuffetBossState, Fall, Plate } from './state.js';

/** Letters of the bag: no card, the plain one, both, the marked one. */
export const BAG_LETTERS = '012m';

/** The position in one line. */
export function positionText(state: BuffetBossState): string {
  return [
    state.plates.map((plate) => plateText(plate)).join(';'),
    foodsText(state.line),
    [seatName(state.turn), state.step, state.round.toString(), seatName(state.first)].join(':'),
    state.bag.map((left) => BAG_LETTERS.charAt(left)).join(''),
    turnText(state),
  ].join(' ');
}

function seatName(seat: number): string {
  return SEAT_NAMES[seat] ?? '';
}

/** A plate in the notation; poses only where they are known. */
function plateText(plate: Plate): string {
  const characters = plate.characters.map((held) => (CHARACTERS[held.card]?.id ?? 'x') + (held.revealed ? '!' : ''));
  const fields = [
    plate.height.toString(),
    foodsText(plate.pieces),
    contactsText(plate.contacts),
    characters.length === 0 ? '-' : characters.join('.'),
  ];
  if (plate.poses.length > 0) fields.push(posesText(plate.poses));
  return fields.join('/');
}

function turnText(state: BuffetBossState): string {
  const { taken, hand, handSaved, saved, falls } = state;
  if (taken === 0 && hand < 0 && saved.length === 0 && falls.length === 0) return '-';
  return [
    taken.toString(),
    hand < 0 ? '-' : foodName(hand) + (handSaved ? '!' : ''),
    listText(saved),
    falls.length === 0 ? '-' : falls.map((fall) => fallText(fall)).join('+'),
  ].join(':');
}

function fallText(fall: Fall): string {
  return [fall.left.toString(), ...fall.pieces.map((piece) => foodName(piece.food) + (piece.spent ? '!' : ''))].join(
    '.',
  );
}

/** Moves as text: `*cs`, `@5`, `ca1.wa2`, `x`, `cherry-1:a1b1`, `yc3`, `end`. */
import { err, ok, type Result, type TextError, type Place } from '../core/contract.js';
import { wholeNumber } from '../core/text.js';
import { TOPPINGS } from './components.js';
import { SLOTS } from './draft.js';
import { allCards, cardName } from './patterns.js';
import type { Put, WaffleTimeMove } from './state.js';
import { readSpace, spaceName } from './waffle.js';

/** The text of a move. */
export function moveText(move: WaffleTimeMove): string {
  if (move.kind === 'star') return '*' + move.fruits.map((fruit) => TOPPINGS.charAt(fruit)).join('');
  if (move.kind === 'draft') return '@' + move.slot.toString();
  if (move.kind === 'place')
    return move.puts.map((put) => TOPPINGS.charAt(put.topping) + spaceName(put.space)).join('.');
  if (move.kind === 'discard') return 'x';
  if (move.kind === 'complete') return move.card + ':' + move.spaces.map((space) => spaceName(space)).join('');
  return move.kind === 'butter' ? 'y' + spaceName(move.space) : 'end';
}

/** An example of every kind of move, for errors. */
const EXAMPLES: readonly string[] = ['*cs', '@5', 'ca1.wa2', 'x', 'cherry-1:a1b1', 'yc3', 'end'];

/** Reads a move, with spaces in any order, without checking whether it is legal. Error: `move`. */
export function parseMove(text: string): Result<WaffleTimeMove, TextError> {
  const move = readMove(text);
  return move === undefined ? err({ code: 'move', offset: 0, expected: EXAMPLES, values: { found: text } }) : ok(move);
}

function readMove(text: string): WaffleTimeMove | undefined {
  if (text === 'x') return { kind: 'discard' };
  if (text === 'end') return { kind: 'end' };
  const first = text.charAt(0);
  if (first === '*') return readStar(text);
  if (first === '@') {
    const slot = wholeNumber(text.substring(1));
    return slot !== undefined && slot < SLOTS ? { kind: 'draft', slot } : undefined;
  }
  if (first === 'y') {
    const space = text.length === 3 ? readSpace(text, 1) : -1;
    return space < 0 ? undefined : { kind: 'butter', space };
  }
  const colon = text.indexOf(':');
  return colon < 0 ? readPlacing(text) : readCompletion(text.substring(0, colon), text.substring(colon + 1));
}

function readStar(text: string): WaffleTimeMove | undefined {
  const fruits = [1, 2].map((i) => TOPPINGS.indexOf(text.charAt(i)));
  return text.length === 3 && fruits.every((fruit) => fruit >= 1 && fruit <= 5) ? { kind: 'star', fruits } : undefined;
}

function readPlacing(text: string): WaffleTimeMove | undefined {
  const puts: Put[] = [];
  for (const part of text.split('.')) {
    const topping = TOPPINGS.indexOf(part.charAt(0));
    const space = part.length === 3 ? readSpace(part, 1) : -1;
    if (topping < 1 || topping > 6 || space < 0) return undefined;
    puts.push({ topping, space });
  }
  return { kind: 'place', puts: puts.sort((a, b) => a.space - b.space) };
}

function readCompletion(card: string, text: string): WaffleTimeMove | undefined {
  const spaces = readSpaces(text);
  const known = allCards().some((pattern) => cardName(pattern) === card);
  if (spaces === undefined || spaces.length === 0 || !known) return undefined;
  return { kind: 'complete', card, spaces: spaces.sort((a, b) => a - b) };
}

/** Reads consecutive space names; undefined for anything else. */
export function readSpaces(text: string): number[] | undefined {
  const spaces: number[] = [];
  for (let offset = 0; offset < text.length; offset += 2) {
    const space = readSpace(text, offset);
    if (space < 0) return undefined;
    spaces.push(space);
  }
  return spaces;
}

// The places a move touches, and their names.

/** The places a move touches. Spaces are on the waffle of the seat to move. */
export function placesOfMove(move: WaffleTimeMove): readonly Place[] {
  if (move.kind === 'star') return move.fruits.map((fruit) => 'fruit:' + TOPPINGS.charAt(fruit));
  if (move.kind === 'draft') return ['slot:' + move.slot.toString()];
  if (move.kind === 'complete') return ['card:' + move.card, ...move.spaces.map((space) => spaceName(space))];
  if (move.kind === 'butter') return [spaceName(move.space)];
  if (move.kind === 'discard') return ['discard'];
  if (move.kind === 'end') return ['end'];
  const places: Place[] = [];
  for (const put of move.puts) places.push('hand:' + TOPPINGS.charAt(put.topping), spaceName(put.space));
  return places;
}

/** The offset after the place at `offset`: a space `a1`, or a word with a number or name such as `slot:5`; else -1. */
export function scanPlace(text: string, offset: number): number {
  for (const word of ['slot:', 'goal:']) {
    if (text.substring(offset, offset + word.length) !== word) continue;
    let end = offset + word.length;
    while (end < text.length && '0123456789'.includes(text.charAt(end))) end++;
    return end > offset + word.length ? end : -1;
  }
  return readSpace(text, offset) < 0 ? -1 : offset + 2;
}

/** Converts a pile at rest on the table to the rules' chance move (BB-20, BB-22, BB-31, BB-52). */
import { contactOrder } from '@griddle/rules/internal/buffet-boss/turn.js';
import type { Contact, Plate, Pose, Settled } from '@griddle/rules/internal/buffet-boss/state.js';
import { areWithin, contactsBetween, heightOver, TOUCHING } from '@griddle/plate/internal/polygons.js';
import type { Polygon } from '@griddle/plate/internal/polygons.js';
import { outlinesAt } from './posing.js';
import { numbered } from './scan.js';
import type { SeenFood, SeenPlate } from './scan.js';

/** Gap in mm across which a body that touches nothing else counts as touching: the game keeps colliders slightly apart. */
const NEARLY = 2;

/** Pieces that stay, by number, and their measurements. */
interface Measured {
  readonly stayed: readonly number[];
  readonly poses: readonly Pose[];
  /** Numbered as before. */
  readonly contacts: readonly Contact[];
  readonly height: number;
}

/** Returns how a plate has settled; `pieces` are those that were on it before and the one just placed. */
export function settledAs(before: Plate, pieces: readonly number[], seen: SeenPlate): Settled {
  const found = numbered(pieces, before.poses, seen.foods);
  const { stayed, poses, contacts, height } = measured(pieces, found, seen.plate);
  const fell: number[] = [];
  for (let piece = 1; piece <= pieces.length; piece++) if (!stayed.includes(piece)) fell.push(piece);
  return { kind: 'settle', height, contacts, fell, poses, action: '' };
}

/** Returns a plate as seen: known pieces keep their order, new ones follow. */
export function plateSeen(before: Plate, seen: SeenPlate): Plate {
  const found = numbered(before.pieces, before.poses, seen.foods);
  const more = seen.foods.filter((food) => !found.some((other) => other.object === food.object));
  const all = [...found.filter((food) => food.object !== undefined), ...more];
  const foods = all.map(({ food }) => food);
  const { stayed, poses, contacts, height } = measured(foods, all, seen.plate);
  const pieces = stayed.map((piece) => foods[piece - 1] ?? 0);
  const numberOf = (piece: number): number => (piece === 0 ? 0 : stayed.indexOf(piece) + 1);
  const renumbered = contacts.map(([a, b]): Contact => [numberOf(a), numberOf(b)]);
  return { height, pieces, contacts: renumbered, characters: before.characters, poses };
}

function measured(foods: readonly number[], found: readonly SeenFood[], plate: Pose): Measured {
  const numbers: number[] = [];
  for (let i = 0; i < foods.length; i++) if (found[i]?.stands === true) numbers.push(i + 1);
  const posesOf = (pieces: readonly number[]): Pose[] => [
    plate,
    ...pieces.map((piece): Pose => found[piece - 1]?.pose ?? plate),
  ];
  const outlines = outlinesAt(
    numbers.map((piece) => foods[piece - 1] ?? 0),
    posesOf(numbers),
  );
  const links = linked(outlines);
  const held = heldBy(links, outlines.length);
  const stayed = numbers.filter((_piece, i) => held[i + 1] === true);
  const numberAt = (body: number): number => (body === 0 ? 0 : (numbers[body - 1] ?? 0));
  const contacts = links
    .filter(([a, b]) => held[a] === true && held[b] === true)
    .map(([a, b]): Contact => [numberAt(a), numberAt(b)]);
  const height = heightOver(outlines.filter((_outline, body) => held[body] === true));
  return { stayed, poses: posesOf(stayed), contacts, height };
}

/** Returns the contacts; a body connected to the plate only across a small gap counts as touching across it. */
function linked(outlines: readonly Polygon[]): readonly Contact[] {
  const contacts = contactsBetween(outlines, TOUCHING).slice();
  let held = heldBy(contacts, outlines.length);
  let grows = held.includes(false);
  while (grows) {
    grows = false;
    for (let b = 1; b < outlines.length && !grows; b++) {
      const loose = outlines[b];
      if (held[b] === true || loose === undefined) continue;
      const at = held.findIndex((isHeld, a) => isHeld && areWithin(outlines[a] ?? [], loose, NEARLY));
      if (at < 0) continue;
      contacts.push(at < b ? [at, b] : [b, at]);
      grows = true;
    }
    held = heldBy(contacts, outlines.length);
  }
  return contacts.sort((one, other) => contactOrder(one, other));
}

/** Returns which bodies are connected to the plate, body 0. */
function heldBy(contacts: readonly Contact[], count: number): boolean[] {
  const held: boolean[] = [];
  for (let body = 0; body < count; body++) held.push(body === 0);
  let grows = true;
  while (grows) {
    grows = false;
    for (const [a, b] of contacts) {
      if (held[a] === held[b]) continue;
      held[a] = true;
      held[b] = true;
      grows = true;
    }
  }
  return held;
}

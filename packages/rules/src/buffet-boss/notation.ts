/** Moves and piles as text; `reading.ts` reads them, positions are in `position-text.ts`. */
import { CHARACTERS, COPIES, foodName, SEAT_NAMES } from './components.js';
import type { BuffetBossMove, Contact, Pose, Settled } from './state.js';

/** `ham`, `adjust`, `save:1`, `late`, `end`, `first:p2`, `reveal:B12`, `~ham`, `~ham2`, `~1234/p-1.1-2/3`. */
export function moveText(move: BuffetBossMove): string {
  if (move.kind === 'take') return foodName(move.food);
  if (move.kind === 'show') return '~' + foodName(move.food) + (move.marked ? COPIES.toString() : '');
  if (move.kind === 'first') return 'first:' + (SEAT_NAMES[move.seat] ?? '');
  if (move.kind === 'save') return 'save:' + (move.index + 1).toString();
  if (move.kind === 'reveal') return 'reveal:' + (CHARACTERS[move.card]?.id ?? '');
  return move.kind === 'settle' ? settledText(move) : move.kind;
}

/** `HEIGHT/CONTACTS/FELL/POSES/ACTION`, empty fields at the end left out. */
function settledText(move: Settled): string {
  const fields = [
    move.height.toString(),
    contactsText(move.contacts),
    listText(move.fell),
    posesText(move.poses),
    move.action === '' ? '-' : move.action,
  ];
  while (fields.length > 2 && fields[fields.length - 1] === '-') fields.pop();
  return '~' + fields.join('/');
}

/** Whole numbers joined by dots, `-` for none. */
export function listText(numbers: readonly number[]): string {
  return numbers.length === 0 ? '-' : numbers.map((number) => number.toString()).join('.');
}

/** Contacts: `p-1.1-2`, `p` being the plate; `-` for none. */
export function contactsText(contacts: readonly Contact[]): string {
  if (contacts.length === 0) return '-';
  return contacts.map(([a, b]) => (a === 0 ? 'p' : a.toString()) + '-' + b.toString()).join('.');
}

/** Poses: `x,y,turn` joined by dots; `-` for none. */
export function posesText(poses: readonly Pose[]): string {
  return poses.length === 0 ? '-' : poses.map((pose) => pose.map((number) => number.toString()).join(',')).join('.');
}

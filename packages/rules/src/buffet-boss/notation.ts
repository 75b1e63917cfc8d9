/** Moves, piles and the places a move touches, as text. Positions are in `position.ts`. */
import { err, ok, type Result, type TextError, type Place } from '../core/contract.js';
import { wholeNumber, DIGITS, past } from '../core/text.js';
import { characterAt, CHARACTERS, COPIES, foodAt, foodName, SEAT_NAMES } from './components.js';
import { MARKED_LEFT } from './moves.js';
import { contactOrder } from './turn.js';
import type { BuffetBossMove, BuffetBossState, Contact, Pose, Settled } from './state.js';

/** `ham`, `adjust`, `save:1`, `late`, `end`, `first:p2`, `reveal:B12`, `~ham`, `~ham2`, `~1234/p-1.1-2/3`. */
export function moveText(move: BuffetBossMove): string {
  if (move.kind === 'take') return foodName(move.food);
  if (move.kind === 'show') return '~' + foodName(move.food) + (move.marked ? COPIES.toString() : '');
  if (move.kind === 'first') return 'first:' + (SEAT_NAMES[move.seat] ?? '');
  if (move.kind === 'save') return 'save:' + (move.index + 1).toString();
  if (move.kind === 'reveal') return 'reveal:' + (CHARACTERS[move.card]?.id ?? '');
  return move.kind === 'settle' ? settledText(move) : move.kind;
}

/** `HEIGHT/CONTACTS/FELL/POSES/ACTION`, without trailing empty fields. */
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

/** Contacts: `p-1.1-2`, where `p` is the plate; `-` for none. */
export function contactsText(contacts: readonly Contact[]): string {
  if (contacts.length === 0) return '-';
  return contacts.map(([a, b]) => (a === 0 ? 'p' : a.toString()) + '-' + b.toString()).join('.');
}

/** Poses: `x,y,turn` joined by dots; `-` for none. */
export function posesText(poses: readonly Pose[]): string {
  return poses.length === 0 ? '-' : poses.map((pose) => pose.map((number) => number.toString()).join(',')).join('.');
}

/** Examples of every kind of move, for errors. */
const EXAMPLES: readonly string[] = [
  'ham',
  'adjust',
  'end',
  'save:1',
  'late',
  'first:p2',
  'reveal:B12',
  '~ham',
  '~1234/p-1.1-2/3',
];

/** The largest height, coordinate or angle accepted, far beyond any real one. */
const LARGEST = 999999;

/** Reads a move without checking that it is legal. Error: `buffet-move`. */
export function parseMove(state: BuffetBossState, text: string): Result<BuffetBossMove, TextError> {
  const move = readMove(state, text);
  if (move !== undefined) return ok(move);
  return err({ code: 'buffet-move', offset: 0, expected: EXAMPLES, values: { found: text } });
}

function readMove(state: BuffetBossState, text: string): BuffetBossMove | undefined {
  if (text === 'adjust' || text === 'late' || text === 'end') return { kind: text };
  // Without a seat, the current first player begins
  if (text === 'first') return { kind: 'first', seat: state.first };
  if (text.charAt(0) === '~') return text.includes('/') ? readSettled(text.substring(1)) : readShown(state, text);
  const colon = text.indexOf(':');
  if (colon >= 0) return readNamed(text.substring(0, colon), text.substring(colon + 1));
  const food = foodAt(text);
  return food < 0 ? undefined : { kind: 'take', food };
}

function readNamed(kind: string, name: string): BuffetBossMove | undefined {
  if (kind === 'first') {
    const seat = SEAT_NAMES.indexOf(name);
    return seat < 0 ? undefined : { kind: 'first', seat };
  }
  if (kind === 'reveal') {
    const card = characterAt(name);
    return card < 0 ? undefined : { kind: 'reveal', card };
  }
  const number = kind === 'save' ? readNumber(name, false) : undefined;
  return number === undefined || number < 1 ? undefined : { kind: 'save', index: number - 1 };
}

/** Reads a shown card: `~ham` is the unmarked card while one is left; `~ham2` is the marked one. */
function readShown(state: BuffetBossState, text: string): BuffetBossMove | undefined {
  const last = text.length - 1;
  const marked = text.charAt(last) === COPIES.toString();
  const food = foodAt(text.substring(1, marked ? last : text.length));
  if (food < 0) return undefined;
  return { kind: 'show', food, marked: marked || state.bag[food] === MARKED_LEFT };
}

function readSettled(text: string): Settled | undefined {
  const fields = text.split('/');
  const height = readNumber(fields[0] ?? '', false);
  const contacts = readContacts(fields[1] ?? '');
  const fell = readList(fields[2] ?? '-');
  const poses = readPoses(fields[3] ?? '-');
  const action = fields[4] ?? '-';
  if (height === undefined || contacts === undefined || fell === undefined || poses === undefined) return undefined;
  if (fields.length > 5 || !isAction(action)) return undefined;
  return { kind: 'settle', height, contacts, fell, poses, action: action === '-' ? '' : action };
}

/** Whether a text is `-`, or a lower-case letter and whole numbers joined by commas. */
function isAction(text: string): boolean {
  if (text === '-') return true;
  const letter = 'abcdefghijklmnopqrstuvwxyz'.includes(text.charAt(0));
  const numbers = text.substring(1).split(',');
  return letter && numbers.every((number) => readNumber(number, true) !== undefined);
}

/** Reads a whole number without leading zeros; negative only if `signed`. */
export function readNumber(text: string, signed: boolean): number | undefined {
  const negative = signed && text.charAt(0) === '-';
  const digits = negative ? text.substring(1) : text;
  const value = wholeNumber(digits);
  if (value === undefined || value > LARGEST || value.toString() !== digits) return undefined;
  if (!negative) return value;
  return value === 0 ? undefined : -value;
}

/** Reads distinct whole numbers from 1, joined by dots; `-` or nothing for none. */
export function readList(text: string): readonly number[] | undefined {
  const numbers: number[] = [];
  for (const part of text === '-' || text === '' ? [] : text.split('.')) {
    const number = readNumber(part, false);
    if (number === undefined || number < 1 || numbers.includes(number)) return undefined;
    numbers.push(number);
  }
  return numbers.sort((a, b) => a - b);
}

/** Reads contacts in any order, each once; `-` or nothing for none. */
export function readContacts(text: string): readonly Contact[] | undefined {
  const contacts: Contact[] = [];
  for (const part of text === '-' || text === '' ? [] : text.split('.')) {
    const [first = '', second = '', third] = part.split('-');
    const a = first === 'p' ? 0 : readNumber(first, false);
    const b = second === 'p' ? 0 : readNumber(second, false);
    if (a === undefined || b === undefined || a === b || third !== undefined) return undefined;
    if ((a === 0) !== (first === 'p') || (b === 0) !== (second === 'p')) return undefined;
    const contact: Contact = a < b ? [a, b] : [b, a];
    if (contacts.some((other) => contactOrder(other, contact) === 0)) return undefined;
    contacts.push(contact);
  }
  return contacts.sort((a, b) => contactOrder(a, b));
}

/** Reads poses; `-` or nothing for none. */
export function readPoses(text: string): readonly Pose[] | undefined {
  const poses: Pose[] = [];
  for (const part of text === '-' || text === '' ? [] : text.split('.')) {
    const [x, y, turn] = part.split(',').map((number) => readNumber(number, true));
    if (x === undefined || y === undefined || turn === undefined || part.split(',').length !== 3) return undefined;
    poses.push([x, y, turn]);
  }
  return poses;
}

/** The places of a move: the food in the line when taken, the piece next to the plate when rescued, the own plate when adjusted. */
export function placesOfMove(state: BuffetBossState, move: BuffetBossMove): readonly Place[] {
  if (move.kind === 'take') return ['line:' + (state.line.indexOf(move.food) + 1).toString()];
  if (move.kind === 'save') return ['fallen:' + (move.index + 1).toString()];
  if (move.kind === 'adjust') return [SEAT_NAMES[state.turn] ?? ''];
  if (move.kind === 'first') return [SEAT_NAMES[move.seat] ?? ''];
  if (move.kind === 'reveal') return ['character:' + (CHARACTERS[move.card]?.id ?? '')];
  return move.kind === 'end' || move.kind === 'late' ? [move.kind] : [];
}

/** Prefixes of places that end in a number. */
const NUMBERED: readonly string[] = ['line:', 'fallen:', 'p1:', 'p2:', 'p3:', 'p4:', 'p5:'];

/** Returns the offset after the place at `offset`: `p2`, `p2:3`, `line:1`, `fallen:1`, `character:B12`; else -1. */
export function scanPlace(text: string, offset: number): number {
  for (const word of NUMBERED) {
    if (text.substring(offset, offset + word.length) !== word) continue;
    const end = past(text, offset + word.length, DIGITS);
    if (end > offset + word.length) return end;
  }
  if (SEAT_NAMES.includes(text.substring(offset, offset + 2))) return offset + 2;
  const word = 'character:';
  if (text.substring(offset, offset + word.length) !== word) return -1;
  const end = past(text, offset + word.length + 1, DIGITS);
  return characterAt(text.substring(offset + word.length, end)) < 0 ? -1 : end;
}

/**
 * Positions as text: `PLATES LINE STEP BAG TURN`. Plates are joined by `;`, each
 * `HEIGHT/PIECES/CONTACTS/CHARACTERS[/POSES]`: `1234/lettuce.banana/p-1.1-2/B12!.A3`.
 */
import { ok, type Options, type Result, type TextError } from '../core/contract.js';
import { fieldError, fieldsOf, restError, textError, type Field } from '../core/text.js';
import { characterAt, CHARACTERS, COPIES, foodAt, foodName, FOODS, SEAT_NAMES } from './components.js';
import { MARKED_LEFT } from './moves.js';
import { contactsText, listText, posesText, readContacts, readList, readNumber, readPoses } from './notation.js';
import { hasToReveal, isOpen } from './turn.js';
import {
  roundsOf,
  rulesOf,
  UNKNOWN,
  type BuffetBossState,
  type Fall,
  type FallenPiece,
  type HeldCharacter,
  type Plate,
  type StepName,
} from './state.js';

// Foods as text, and the buffet line (the second field of a position).

/** Foods joined by dots; `-` for none. */
function foodsText(foods: readonly number[]): string {
  return foods.length === 0 ? '-' : foods.map((food) => foodName(food)).join('.');
}

/** Reads foods joined by dots; `-` or nothing for none. */
function readFoods(text: string): readonly number[] | undefined {
  const foods = text === '-' || text === '' ? [] : text.split('.').map((word) => foodAt(word));
  return foods.includes(-1) ? undefined : foods;
}

/** Reads a buffet line; `most` is the number of foods that the error names. Error: `buffet-line`. */
function parseFoods(field: Field | undefined, most: number): Result<readonly number[], TextError> {
  const foods = readFoods(field?.text ?? '-');
  if (foods !== undefined) return ok(foods);
  return textError('buffet-line', field?.offset ?? 0, ['ham.banana.egg', '-'], { found: field?.text ?? '', most });
}

/** Letters of the bag: no card, the unmarked one, both, the marked one. */
const BAG_LETTERS = '012m';

const STEPS: readonly StepName[] = ['line', 'first', 'turn', 'settle', 'rescue', 'reveal', 'over', 'lost'];
/** An example plate, for errors. */
const PLATE_EXAMPLE = '1234/lettuce.banana.ham/p-1.1-2/B12!.A3';

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

/** A plate in the notation; poses only if they are known. */
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

/**
 * Reads a position. The number of plates is the number of players. Defaults: an empty line, the first turn, all unseen
 * cards in the bag, nothing done in the turn. Plates alone are a finished game, ready to score. Errors:
 * `position-empty`, `buffet-plates`, `buffet-plate`, `buffet-line`, `buffet-step`, `buffet-bag`, `buffet-turn`,
 * `position-rest`.
 */
export function parsePosition(text: string, options: Options): Result<BuffetBossState, TextError> {
  const fields = fieldsOf(text);
  const first = fields[0];
  if (first === undefined) return textError('position-empty', 0, [PLATE_EXAMPLE]);
  const plates = parsePlates(first);
  if (!plates.ok) return plates;
  const players = plates.value.length;
  const line = parseFoods(fields[1], players + 1);
  if (!line.ok) return line;
  const rules = { ...rulesOf(options), players };
  const begun: BuffetBossState = {
    rng: [1, 1],
    rules,
    plates: plates.value,
    line: line.value,
    bag: [],
    step: fields.length === 1 ? 'over' : 'turn',
    turn: 0,
    round: 1,
    first: 0,
    taken: 0,
    hand: -1,
    handSaved: false,
    saved: [],
    falls: [],
  };
  const stepped = withStep(begun, fields[2]);
  if (!stepped.ok) return stepped;
  const state = withTurn(stepped.value, fields[4]);
  if (!state.ok) return state;
  const bag = parseBag(fields[3], state.value);
  if (!bag.ok) return bag;
  const rest = fields[5];
  if (rest !== undefined) return restError(rest);
  return ok({ ...state.value, bag: bag.value });
}

function parsePlates(field: Field): Result<readonly Plate[], TextError> {
  const parts = field.text.split(';');
  if (parts.length > SEAT_NAMES.length)
    return textError('buffet-plates', field.offset, ['1-5'], { found: parts.length });
  const plates: Plate[] = [];
  let offset = field.offset;
  for (const part of parts) {
    const plate = readPlate(part);
    if (plate === undefined) return textError('buffet-plate', offset, [PLATE_EXAMPLE, '0/-/-/-'], { found: part });
    plates.push(plate);
    offset += part.length + 1;
  }
  return ok(plates);
}

function readPlate(text: string): Plate | undefined {
  const fields = text.split('/');
  const height = readNumber(fields[0] ?? '', false);
  const pieces = readFoods(fields[1] ?? '-');
  const contacts = readContacts(fields[2] ?? '-');
  const characters = readCharacters(fields[3] ?? '-');
  const poses = readPoses(fields[4] ?? '-');
  if (height === undefined || pieces === undefined || contacts === undefined) return undefined;
  if (characters === undefined || poses === undefined || fields.length > 5) return undefined;
  const isTold = contacts.every(([, b]) => b <= pieces.length);
  const isPosed = poses.length === 0 || poses.length === pieces.length + 1;
  return isTold && isPosed ? { height, pieces, contacts, characters, poses } : undefined;
}

/** Reads characters joined by dots; `x` is an unknown one, `!` follows a revealed one. */
function readCharacters(text: string): readonly HeldCharacter[] | undefined {
  const held: HeldCharacter[] = [];
  for (const word of text === '-' || text === '' ? [] : text.split('.')) {
    const revealed = word.charAt(word.length - 1) === '!';
    const name = revealed ? word.substring(0, word.length - 1) : word;
    // An invalid character is -1, like an unknown one
    const card = characterAt(name);
    if (card === UNKNOWN && (name !== 'x' || revealed)) return undefined;
    held.push({ card, revealed });
  }
  return held;
}

/** Reads `SEAT:STEP:ROUND:FIRST`; round and first player may be left out. */
function withStep(state: BuffetBossState, field: Field | undefined): Result<BuffetBossState, TextError> {
  if (field === undefined) return ok(state);
  const words = field.text.split(':');
  const turn = SEAT_NAMES.indexOf(words[0] ?? '');
  const step = STEPS.find((name) => name === words[1]);
  const round = readNumber(words[2] ?? '1', false);
  const first = SEAT_NAMES.indexOf(words[3] ?? 'p1');
  const isSeat = (seat: number): boolean => seat >= 0 && seat < state.rules.players;
  const error = textError('buffet-step', field.offset, ['p1:turn:1:p1'], { found: field.text });
  if (step === undefined || round === undefined || words.length > 4 || !isSeat(turn) || !isSeat(first)) return error;
  if (round < 1 || round > roundsOf(state.rules)) return error;
  const stepped: BuffetBossState = { ...state, step, turn, round, first };
  // A full line cannot be in the `line` step, and only a seat that has revealed nothing can reveal
  const isOdd =
    (step === 'line' && state.line.length > state.rules.players) || (step === 'reveal' && !hasToReveal(stepped, turn));
  return isOdd ? error : ok(stepped);
}

/** Reads `TAKEN:HAND:SAVED:FALLS`. */
function withTurn(state: BuffetBossState, field: Field | undefined): Result<BuffetBossState, TextError> {
  const isLeftOut = field === undefined || field.text === '-';
  if (isLeftOut && state.step !== 'rescue') return ok(state);
  const words = (field?.text ?? '-').split(':');
  const taken = readNumber(words[0] ?? '', false);
  const handText = words[1] ?? '-';
  const hand = handText === '-' ? { food: -1, spent: false } : readPiece(handText);
  const saved = readList(words[2] ?? '-');
  const falls = readFalls(words[3] ?? '-');
  const error = fieldError('buffet-turn', field, ['1:-:-:-', '1:ham!:2:1.egg.ham!']);
  if (taken === undefined || hand === undefined || saved === undefined || falls === undefined) return error;
  const count = state.plates[state.turn]?.pieces.length ?? 0;
  if (taken > 2 || words.length > 4 || saved.some((piece) => piece > count)) return error;
  // Food is in hand only until it settles, and a rescue ends when nothing may be picked up (BB-22)
  if (hand.food >= 0 && state.step !== 'settle') return error;
  if (state.step === 'rescue' && (falls.length === 0 || !falls.every((fall) => isOpen(fall)))) return error;
  return ok({ ...state, taken, hand: hand.food, handSaved: hand.spent, saved, falls });
}

/** Reads a food; `!` follows one that was rescued this turn. */
function readPiece(text: string): FallenPiece | undefined {
  const spent = text.charAt(text.length - 1) === '!';
  const food = foodAt(spent ? text.substring(0, text.length - 1) : text);
  return food < 0 ? undefined : { food, spent };
}

function readFalls(text: string): readonly Fall[] | undefined {
  const falls: Fall[] = [];
  for (const part of text === '-' ? [] : text.split('+')) {
    const words = part.split('.');
    const left = readNumber(words[0] ?? '', false);
    const pieces: FallenPiece[] = [];
    for (const word of words.slice(1)) {
      const piece = readPiece(word);
      if (piece === undefined) return undefined;
      pieces.push(piece);
    }
    if (left === undefined || left > pieces.length) return undefined;
    falls.push({ left, pieces });
  }
  return falls;
}

/** Reads one letter per food. Default: every card of which no piece is visible. */
function parseBag(field: Field | undefined, state: BuffetBossState): Result<readonly number[], TextError> {
  if (field === undefined || field.text === '-') return ok(unseen(state));
  const bag: number[] = [];
  for (let i = 0; i < field.text.length; i++) bag.push(BAG_LETTERS.indexOf(field.text.charAt(i)));
  if (bag.length === FOODS.length && !bag.includes(-1)) return ok(bag);
  return textError('buffet-bag', field.offset, [FOODS.map(() => COPIES).join('')], { found: field.text });
}

function unseen(state: BuffetBossState): readonly number[] {
  const seen = [...state.line, ...state.plates.flatMap((plate) => plate.pieces), state.hand];
  for (const fall of state.falls) for (const piece of fall.pieces) seen.push(piece.food);
  return FOODS.map((_food, i) => {
    const shown = seen.filter((food) => food === i).length;
    return shown === 0 ? COPIES : shown === 1 ? MARKED_LEFT : 0;
  });
}

/** Setting up a position of Buffet Boss by hand. */
import { withAt } from '../core/math.js';
import { setUpOf, type SetUp } from '../core/set-up.js';
import { wholeNumber } from '../core/text.js';
import { foodAt, FOODS, SEAT_NAMES } from './components.js';
import { buffetBoss } from './index.js';
import { EMPTY_PLATE, type BuffetBossState, type Plate } from './state.js';

/** The height of a pile for each piece, in 0.1 mm: a guess, since only physics knows how pieces lie. */
const PIECE_HEIGHT = 200;

function piled(plate: Plate, pieces: readonly number[]): Plate {
  return { ...EMPTY_PLATE, characters: plate.characters, pieces, height: pieces.length * PIECE_HEIGHT };
}

/** A line with food added behind the others, or in a slot, or with a slot emptied. */
function lined(line: readonly number[], slot: number, food: number): readonly number[] {
  if (slot < 1) return line;
  if (food < 0) return line.filter((_food, at) => at !== slot - 1);
  return slot <= line.length ? withAt(line, slot - 1, food) : [...line, food];
}

function put(state: BuffetBossState, place: string, code: string): BuffetBossState {
  const [name = '', number = ''] = place.split(':');
  const food = code === '' ? -1 : foodAt(code);
  if (name === 'line') {
    const line = lined(state.line, wholeNumber(number) ?? 0, food);
    // Food is dealt before the first turn of a round
    return { ...state, line, step: line.length > 0 && state.step === 'line' ? 'turn' : state.step };
  }
  const seat = SEAT_NAMES.indexOf(name);
  const plate = state.plates[seat];
  if (plate === undefined) return state;
  const last = wholeNumber(number) ?? plate.pieces.length;
  const pieces = food < 0 ? plate.pieces.filter((_food, at) => at !== last - 1) : [...plate.pieces, food];
  return { ...state, plates: withAt(state.plates, seat, piled(plate, pieces)) };
}

/** Food in the line, and on plates, where it lies as it is printed. */
export const SET_UP: SetUp = /* @__PURE__ */ setUpOf(buffetBoss, {
  pieces: FOODS.map(({ id }) => ({ code: id, name: 'food.buffet-boss.' + id, values: {} })),
  put: (state, place, code) => put(state, place, code),
  empty: (state) => ({ ...state, line: [], plates: state.plates.map((plate) => piled(plate, [])) }),
  pass: (state) => ({ ...state, turn: state.turn + 1 < state.plates.length ? state.turn + 1 : 0 }),
});

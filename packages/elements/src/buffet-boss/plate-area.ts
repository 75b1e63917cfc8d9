/** One seat's plate: the pile as its poses say, or in rows, and the characters before it. */
import { group, path, type Point, type Shape, type ViewBox } from '@griddle/art';
import {
  BELL,
  fallenMark,
  foodShape,
  FOODS as ART,
  lying,
  pieceMark,
  pile,
  reach,
  table,
  type Lying,
} from '@griddle/art/buffet-boss/index.js';
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import { FOODS, SEAT_NAMES } from '@griddle/rules/buffet-boss/components.js';
import { pieceName } from '@griddle/rules/buffet-boss/scoring.js';
import { EMPTY_PLATE, type BuffetBossState, type Plate } from '@griddle/rules/buffet-boss/state.js';
import { starsOf } from '../buffet-plate/words.js';
import { NO_PIECE, type AreaView, type Ground, type Layer, type Marks } from '../old-core/board-view.js';
import { growing } from '../old-core/growing-board.js';
import type { Say } from '../old-core/table.js';
import type { Surroundings } from './view.js';

/** What stands for the plate as a whole. */
const MIDDLE: Point = [0, -2.5];
/** Half the width of the table before a seat, and the least height over it. */
const HALF = 6.7;
const LOW = 6.5;
/** Height of the strip below the table on which characters lie. */
const STRIP = 3.1;

/** Where the middle of a food hangs that is in hand, over the top of the pile. */
export const OVER_PILE = 1.2;
/** Half the size of the largest food. */
const HALF_FOOD = 1.9;

/** What one area shows: the plate, and the height of the tallest of the table. */
interface Shown {
  readonly plate: Plate;
  readonly hand: number;
  readonly top: number;
  readonly ground: Ground;
  readonly pieces: ReadonlyMap<Place, Piece>;
}

interface Piece {
  readonly food: number;
  readonly lying: Lying;
}

function plateIn(state: BuffetBossState, seat: Seat): Plate {
  return state.plates[seat] ?? EMPTY_PLATE;
}

/** The food in hand over a seat's plate, or -1. */
function handOf(state: BuffetBossState, seat: Seat): number {
  return state.turn === seat ? state.hand : -1;
}

/** How far all plates of a table reach up, so that they are drawn alike and nothing jumps when food is taken. */
function topOf({ plates, hand }: BuffetBossState, hasAir = hand >= 0): number {
  const air = hasAir ? OVER_PILE + HALF_FOOD : 0;
  return Math.max(LOW, ...plates.map((plate) => reach(plate) + air)) + 0.6;
}

/** Millimetres as they are shown. */
function millimetres(height: number): string {
  return (height / 10).toFixed(0);
}

function foodName(food: number, say: Say): string {
  return say(`food.buffet-boss.${FOODS[food]?.id ?? ''}`);
}

function show(state: BuffetBossState, seat: Seat, top: number): Shown {
  const plate = plateIn(state, seat);
  const name = SEAT_NAMES[seat] ?? '';
  const places = lying(plate).slice(1);
  const strip = plate.characters.length > 0 ? STRIP : 0;
  const viewBox: ViewBox = [-HALF, -top, 2 * HALF, top + 0.8 + strip];
  const pieces = new Map(
    plate.pieces.map((food, i): [Place, Piece] => [
      pieceName(seat, i + 1),
      { food, lying: places[i] ?? { at: [0, 0], rotate: 0 } },
    ]),
  );
  // From the top down, as a pile is looked at
  const rows = [...pieces].sort(([, a], [, b]) => a.lying.at[1] - b.lying.at[1]).map(([piece]) => [piece]);
  return { plate, hand: handOf(state, seat), top, ground: { viewBox, rows: [...rows, [name]] }, pieces };
}

/** A mark at each of some places of pieces. */
function marksAt(shown: Shown, places: readonly Place[], draw: (food: number, lying: Lying) => Shape): Layer {
  const here = places.flatMap((place) => shown.pieces.get(place) ?? []);
  const key = here.map(({ food, lying }) => `${food} ${lying.at.join()} ${lying.rotate}`).join();
  return { key, draw: () => group('marks', here.map(({ food, lying }) => draw(food, lying))) }; // prettier-ignore
}

/** A frame round the whole of an area, for a seat that is meant. */
function framed(shown: Shown, isMeant: boolean, stroke: 'mark-move' | 'note-2'): Layer {
  const [left, top, width, height] = shown.ground.viewBox;
  const box = `M${left + 0.3} ${top + 0.3}h${width - 0.6}v${height - 0.6}h${0.6 - width}z`;
  return { key: isMeant ? box : '', draw: () => group('frame', [path(box, { stroke, width: 0.25 })]) };
}

/** What is said of a seat's plate as a whole. */
function plateWords(state: BuffetBossState, seat: Seat, say: Say): string {
  const plate = plateIn(state, seat);
  const isFirst = state.first === seat && state.step !== 'over' && state.step !== 'lost';
  const values = { seat: SEAT_NAMES[seat] ?? '', count: plate.pieces.length, stars: starsOf(plate.pieces) };
  const words = [say('plate.buffet-boss', { ...values, height: millimetres(plate.height) })];
  if (isFirst) words.push(say('plate.buffet-boss.first'));
  return words.join(' · ');
}

/** A piece and what it touches. */
function pieceWords({ pieces, contacts }: Plate, piece: number, say: Say): string {
  const name = (other: number): string => (other === 0 ? say('plate.buffet-boss.plate') : foodName(pieces[other - 1] ?? -1, say)); // prettier-ignore
  const others = contacts.flatMap(([a, b]) => (a === piece ? [b] : b === piece ? [a] : []));
  const food = pieces[piece - 1] ?? -1;
  const values = { food: FOODS[food]?.id ?? '', count: FOODS[food]?.stars ?? 0 };
  const words = say('piece.buffet-boss', values);
  return others.length === 0 ? words : say('piece.buffet-boss.touches', { piece: words, others: others.map(name).join(', ') }); // prettier-ignore
}

/**
 * The area of a seat. Where its places lie follows from the state drawn last, so each element makes its own. What draws and
 * names characters is here before any are drawn.
 */
export function plateArea(seat: Seat, around: Surroundings): AreaView<BuffetBossState> {
  const name = SEAT_NAMES[seat] ?? '';
  let last: BuffetBossState | undefined;
  let shown: Shown = { plate: EMPTY_PLATE, hand: -1, top: LOW, ground: { viewBox: [-HALF, -LOW, 2 * HALF, LOW + 0.8], rows: [[name]] }, pieces: new Map() }; // prettier-ignore
  // What a cell says depends on the whole plate, so that names are told apart by it
  const contents = new Map<string, number>();
  const told: string[] = [];

  const take = (state: BuffetBossState): Shown => {
    const top = topOf(state, around.hasAir);
    if (state === last && top === shown.top) return shown;
    last = state;
    const same = plateIn(state, seat) === shown.plate && handOf(state, seat) === shown.hand && top === shown.top;
    if (!same) shown = show(state, seat, top);
    return shown;
  };

  const wordsOf = (state: BuffetBossState, place: Place, say: Say): string => {
    const plate = plateIn(state, seat);
    if (place !== name) return pieceWords(plate, Number(place.slice(name.length + 1)), say);
    const held = plate.characters.length > 0 ? around.dinner?.charactersWords(plate, say) : undefined;
    return [plateWords(state, seat, say), ...(held === undefined ? [] : [held])].join('; ');
  };

  return {
    name: 'pile',
    viewBox: shown.ground.viewBox,
    label: (say) => say('area.buffet-boss.plate', { seat: name }),
    caption: (say, state) => plateWords(state, seat, say),
    rows: () => [[name]],
    ground: growing((state) => take(state).ground),
    centre: (place) => shown.pieces.get(place)?.lying.at ?? MIDDLE,
    hit: (place) =>
      place === name ? 'm-6.4-3.6h12.8v6.8h-12.8z' : 'm-1.45 0a1.45 1.3 0 1 0 2.9 0a1.45 1.3 0 1 0-2.9 0z',
    backdrop: () => group('backdrop', []),
    below: (state) => {
      const { plate, hand } = take(state);
      const tallest = Math.max(0, ...state.plates.map(({ poses, height }) => (poses.length > 1 ? height : 0)));
      const isFirst = state.first === seat && state.step !== 'over' && state.step !== 'lost';
      return [
        { key: `${tallest}`, draw: () => group('table', table(2 * HALF, tallest), { at: [-HALF, 0] }) },
        { key: isFirst ? 'first' : '', draw: () => group('first', [BELL], { at: [HALF - 1, -0.75], scale: 0.75 }) },
        { key: JSON.stringify([plate.pieces, plate.contacts, plate.poses]), draw: () => pile(plate) },
        {
          key: plate.characters.length === 0 ? '' : JSON.stringify(plate.characters),
          draw: () => around.dinner?.characters(plate) ?? group('characters', []),
        },
        {
          key: hand < 0 ? '' : `${hand} ${reach(plate)}`,
          draw: () => {
            const art = ART[hand];
            return group('hand', art ? [foodShape(art)] : [], { at: [0, -reach(plate) - OVER_PILE] });
          },
        },
      ];
    },
    above: (state, marks: Marks) => {
      const now = take(state);
      const isMeant = marks.starts.includes(name);
      return [
        marksAt(now, marks.lit, (food, lying) => pieceMark(food, lying, 'note-2')),
        marksAt(now, marks.picked, (_food, { at }) => fallenMark(at)),
        framed(now, isMeant, 'mark-move'),
        framed(now, marks.lit.includes(name), 'note-2'),
        marksAt(
          now,
          marks.notes.map(({ from }) => from),
          (food, lying) => pieceMark(food, lying, 'note-2'),
        ),
      ];
    },
    pieceOn: () => NO_PIECE,
    piece: () => group('piece', []),
    contentOf: (state, place) => {
      const key = wordsOf(state, place, (word, values) => word + JSON.stringify(values ?? {}));
      let content = contents.get(key);
      if (content === undefined) {
        content = told.push(key);
        contents.set(key, content);
      }
      return content;
    },
    placeName: (place, _content, say) => (last ? wordsOf(last, place, say) : ''),
  };
}

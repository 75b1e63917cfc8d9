/** One seat's plate: the pile in its poses, or in rows if they are unknown, and the characters in front of it. */
import { group, path, type Point, type Shape, type ViewBox } from '@griddle/art';
import * as art from '@griddle/art/buffet-boss/index.js';
import { CHARACTERS, SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import { pieceName } from '@griddle/rules/internal/buffet-boss/scoring.js';
import { EMPTY_PLATE, type BuffetBossState, type Plate } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Place, Seat } from '@griddle/rules/core/contract.js';
import type { Area, Layer, Layout, Mode, Scene, Sight, Translate } from '#core';
import { describeCharacters, describePiece, describePlate, isFirst } from './describe.js';

/** The point for the plate as a whole. */
const MIDDLE: Point = [0, -2.5];
/** Half the width of a seat's table, and the minimum height above it. */
const HALF = 6.7;
const LOW = 6.5;
/** Height of the strip for characters below the table, and the size of a card on it. */
const STRIP = 3.1;
const SMALL = 0.48;
/** Height of the food in hand above the top of the pile, to its centre. */
export const OVER_PILE = 1.2;
/** Half the size of the largest food. */
const HALF_FOOD = 1.9;

/** What plates depend on besides the scene. */
export interface PlateLook {
  /** Whether piles are stacked on the page, on a large plate, instead of entered. */
  stacksOn(state: BuffetBossState): boolean;
  /** Whether the plate of the seat to move is shown large, for stacking. */
  isShown(sight: Sight<BuffetBossState>): boolean;
}

interface Piece {
  readonly food: number;
  readonly lying: art.Lying;
}

/** The content of an area. */
interface Shown {
  readonly plate: Plate;
  /** The food in hand over the plate, or -1. */
  readonly hand: number;
  /** The height of the picture. */
  readonly top: number;
  readonly layout: Layout;
  readonly pieces: ReadonlyMap<Place, Piece>;
}

function show(seat: Seat, plate: Plate, hand: number, top: number): Shown {
  const places = art.lying(plate).slice(1);
  const strip = plate.characters.length > 0 ? STRIP : 0;
  const viewBox: ViewBox = [-HALF, -top, 2 * HALF, top + 0.8 + strip];
  const pieces = new Map(
    plate.pieces.map((food, i): [Place, Piece] => [
      pieceName(seat, i + 1),
      { food, lying: places[i] ?? { at: [0, 0], rotate: 0 } },
    ]),
  );
  // From the top down, as one reads a pile
  const rows = [...pieces].sort(([, a], [, b]) => a.lying.at[1] - b.lying.at[1]).map(([piece]) => [piece]);
  return { plate, hand, top, layout: { viewBox, rows: [...rows, [SEAT_NAMES[seat] ?? '']] }, pieces };
}

/** Draws the characters side by side below the table. */
function drawCharacters({ characters }: Plate): Shape {
  const cards = characters.map(({ card, revealed }, i) => {
    const character = CHARACTERS[card];
    const at: Point = [(i - (characters.length - 1) / 2) * 2.3, 2.2];
    const face = character === undefined ? art.CARD_BACK : art.characterCard(character);
    const mark = revealed ? [path('M-2.1 -2.9H2.1V2.9H-2.1z', { stroke: 'mark-win', width: 0.35 })] : [];
    return group('held', [face, ...mark], { at, scale: SMALL });
  });
  return group('characters', cards);
}

/** Draws a mark at each of some pieces. */
function marksAt({ pieces }: Shown, places: readonly Place[], draw: (piece: Piece) => Shape): Layer {
  const here = places.flatMap((place) => pieces.get(place) ?? []);
  const key = here.map(({ food, lying }) => `${food} ${lying.at.join()} ${lying.rotate}`).join();
  return { key, draw: () => group('marks', here.map(draw)) };
}

/** Returns a layer that frames the whole area if its seat is marked. */
function framed({ layout }: Shown, isMeant: boolean, stroke: 'mark-move' | 'note-2'): Layer {
  const [left, top, width, height] = layout.viewBox;
  const box = `M${left + 0.3} ${top + 0.3}h${width - 0.6}v${height - 0.6}h${0.6 - width}z`;
  return { key: isMeant ? box : '', draw: () => group('frame', [path(box, { stroke, width: 0.25 })]) };
}

function noted({ food, lying }: Piece): Shape {
  return art.pieceMark(food, lying, 'note-2');
}

/**
 * Makes the area of a seat. Its places are the seat, `p1`, and its pieces, `p1:1` and so on. Positions come from the last
 * scene laid out, so each element makes its own area.
 */
export function plateArea(seat: Seat, look: PlateLook): Area<BuffetBossState> {
  const name = SEAT_NAMES[seat] ?? '';
  let shown = show(seat, EMPTY_PLATE, -1, LOW);

  /** The common height of a table's plates, so that they match and nothing jumps when food is taken. */
  const topOf = (state: BuffetBossState, mode: Mode): number => {
    const hasAir = mode === 'diagram' ? state.hand >= 0 : mode === 'replay' || !look.stacksOn(state);
    const air = hasAir ? OVER_PILE + HALF_FOOD : 0;
    return Math.max(LOW, ...state.plates.map((plate) => art.reach(plate) + air)) + 0.6;
  };
  const take = ({ state, mode }: Pick<Sight<BuffetBossState>, 'state' | 'mode'>): Shown => {
    const plate = state.plates[seat] ?? EMPTY_PLATE;
    const hand = state.turn === seat ? state.hand : -1;
    const top = topOf(state, mode);
    const isSame = plate === shown.plate && hand === shown.hand && top === shown.top;
    return isSame ? shown : (shown = show(seat, plate, hand, top));
  };
  const caption = ({ state }: Scene<BuffetBossState>, t: Translate): string =>
    describePlate(state, seat, state.plates[seat] ?? EMPTY_PLATE, t);

  return {
    name: 'pile',
    label: (_scene, t) => t('area.buffet-boss.plate', { seat: name }),
    caption,
    parts: (scene) => {
      const { step, turn } = scene.state;
      // In a puzzle the large plate is the only one
      if (scene.mode === 'puzzle' && look.isShown(scene)) return 'gone';
      if (turn !== seat || step === 'over' || step === 'lost') return '';
      return 'turn';
    },
    layout: (scene) => take(scene).layout,
    center: (place) => shown.pieces.get(place)?.lying.at ?? MIDDLE,
    outline: (place) =>
      place === name ? 'm-6.4-3.6h12.8v6.8h-12.8z' : 'm-1.45 0a1.45 1.3 0 1 0 2.9 0a1.45 1.3 0 1 0-2.9 0z',
    backdrop: () => group('backdrop', []),
    below: (scene) => {
      const { plate, hand } = take(scene);
      const { state } = scene;
      const tallest = Math.max(0, ...state.plates.map(({ poses, height }) => (poses.length > 1 ? height : 0)));
      const held = art.FOODS[hand];
      return [
        { key: `${tallest}`, draw: () => group('table', art.table(2 * HALF, tallest), { at: [-HALF, 0] }) },
        {
          key: isFirst(state, seat) ? 'first' : '',
          draw: () => group('first', [art.BELL], { at: [HALF - 1, -0.75], scale: 0.75 }),
        },
        { key: JSON.stringify([plate.pieces, plate.contacts, plate.poses]), draw: () => art.pile(plate) },
        {
          key: plate.characters.length === 0 ? '' : JSON.stringify(plate.characters),
          draw: () => drawCharacters(plate),
        },
        {
          key: held ? `${hand} ${art.reach(plate)}` : '',
          draw: () => group('hand', held ? [art.foodShape(held)] : [], { at: [0, -art.reach(plate) - OVER_PILE] }),
        },
      ];
    },
    above: (scene) => {
      const { marks } = scene;
      const now = take(scene);
      return [
        marksAt(now, marks.highlights, noted),
        marksAt(now, marks.selected, ({ lying }) => art.fallenMark(lying.at)),
        framed(now, marks.placements.includes(name), 'mark-move'),
        framed(now, marks.highlights.includes(name), 'note-2'),
        marksAt(
          now,
          marks.annotations.map(({ from }) => from),
          noted,
        ),
      ];
    },
    pieceAt: () => undefined,
    piece: () => group('piece', []),
    describe: (scene, place, t) => {
      const { plate } = take(scene);
      if (place !== name) return describePiece(plate, Number(place.slice(name.length + 1)), t);
      const characters = describeCharacters(plate, t);
      return characters === '' ? caption(scene, t) : `${caption(scene, t)}; ${characters}`;
    },
  };
}

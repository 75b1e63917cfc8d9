/** The whole Waddle Waddle board from plain data. */
import { group, path, type Group, type Picture, type Shape } from '../shapes.js';
import { boxRound, corners, hexCentre, type Hex } from './geometry.js';
import { ICEBERG, tile } from './tiles.js';

/** What the picture shows; a state of the game's rules has it. */
export interface WaddleWaddlePicture {
  readonly tiles: readonly (Hex & { readonly colour: number; readonly type: number })[];
}

/** Marks on the board. */
export interface WaddleWaddleView {
  /** Hexes of the move just made. */
  readonly last?: readonly Hex[];
  /** Hexes that a tile may come to. */
  readonly open?: readonly Hex[];
}

/** A frame just inside the edge of a hex. */
function frame(hex: Hex, size: number, paint: { stroke: 'accent' | 'ink-soft'; dash?: readonly number[] }): Shape {
  const points = corners(size).map(([x, y]) => `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`);
  return group('mark', [path(`M${points.join('L')}z`, { width: 0.06, ...paint })], { at: hexCentre(hex) });
}

/** The board with its tiles. */
export function picture({ tiles }: WaddleWaddlePicture, view: WaddleWaddleView = {}): Picture {
  const { last = [], open = [] } = view;
  const placed: Group[] = tiles.map((one) => ({ ...tile(one.colour, one.type), at: hexCentre(one) }));
  const shape = group('waddle-waddle', [
    group(
      'open',
      open.map((hex) => frame(hex, 0.7, { stroke: 'ink-soft', dash: [0.1, 0.12] })),
    ),
    ICEBERG,
    ...placed,
    group(
      'last',
      last.map((hex) => frame(hex, 0.97, { stroke: 'accent' })),
    ),
  ]);
  return { viewBox: boxRound([...tiles, ...open, ...last]), shape };
}

/** The files to host on the web: the sheets of every table, and models. */
import type { TableSpec } from '../tables/table.js';
import { shapeOn } from '../models.js';
import { texture, type Drawing, type Texture } from '../textures.js';
import { allot, type Allotment, type ModelSpot } from './allot.js';
import { CELL, pixelsOf, placesOn } from './grid.js';
import { png, sheetSvg, type Printer } from './print.js';

/** Files by purpose. */
export type Files = Readonly<Record<string, Texture>>;

/** Returns a picture's name among those of all tables. */
export function pictureName(table: string, picture: string): string {
  return `${table}:${picture}`;
}

/** Returns the pictures of some tables, and where each is on the sheets of its table. */
export function allotmentOf(tables: readonly TableSpec[]): Allotment & {
  readonly drawings: Readonly<Record<string, Drawing>>;
} {
  const all = tables.map(({ id, drawings, sheets }) => {
    const named = Object.entries(drawings()).map(([name, drawing]) => [pictureName(id, name), drawing] as const);
    const own = Object.fromEntries(named);
    return { drawings: own, ...allot(id, own, sheets) };
  });
  return {
    drawings: Object.assign({}, ...all.map(({ drawings }) => drawings)) as Record<string, Drawing>,
    sheets: Object.assign({}, ...all.map(({ sheets }) => sheets)) as Allotment['sheets'],
    spots: Object.assign({}, ...all.map(({ spots }) => spots)) as Allotment['spots'],
    printed: all.flatMap(({ printed }) => printed),
  };
}

/** Returns the file name of the model that shows a spot; spots with the same shape, grid and block have one model. */
export function modelFile(name: string, { kind, grid, block }: ModelSpot): string {
  if (kind === 'own') return name.replace(':', '-');
  const { column, row, side } = block;
  // Short, because a save names it twice for each object
  const place = side === 1 ? row * grid.columns + column : pixelsOf(block).map(Math.round).join('-');
  return `${kind}-${grid.columns}x${grid.rows}-${place}`;
}

/**
 * Prints the sheets and makes the models. A sheet's hash is that of its SVG, so tests may replace the printer, which is slow.
 */
export async function makeFiles(tables: readonly TableSpec[], print: Printer = png): Promise<Files> {
  const { sheets, spots, printed, drawings } = allotmentOf(tables);
  const files: Record<string, Texture> = {};
  for (const [name, grid] of Object.entries(sheets)) {
    const svg = sheetSvg(
      grid,
      printed.filter(({ sheet }) => sheet === name),
    );
    files[name] = texture(`${name}.png`, await print(svg, grid.columns * CELL), svg);
  }
  for (const [name, spot] of Object.entries(spots)) {
    if (spot.kind === 'card') continue;
    const file = modelFile(name, spot);
    if (files[file] !== undefined) continue;
    const places = placesOn(spot.grid, spot.block);
    const text = spot.kind === 'own' ? drawings[name]?.model?.(places) : shapeOn(spot.kind, places);
    if (text === undefined) throw new Error(`${name} has no model.`);
    files[file] = texture(`${file}.obj`, Buffer.from(text), text);
  }
  return files;
}

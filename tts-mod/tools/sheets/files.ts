/** The files to host on the web: sheets of pictures and models, one set for all tables. */
import type { TableSpec } from '../tables/table.js';
import { shapeOn, shapeText } from '../models.js';
import { texture, type Drawing, type Texture } from '../textures.js';
import { allot, BACKS, SHEETS, type Allotment, type ModelSpot } from './allot.js';
import { placesOn, type ModelShape } from './grid.js';
import { png, sheetSvg, type Printer } from './print.js';

/** Files by purpose. */
export type Files = Readonly<Record<string, Texture>>;

/** Returns a picture's name among those of all tables. */
export function pictureName(table: string, picture: string): string {
  return `${table}:${picture}`;
}

/** Returns the pictures of some tables, and where each is on the sheets. */
export function allotmentOf(tables: readonly TableSpec[]): Allotment & {
  readonly drawings: Readonly<Record<string, Drawing>>;
} {
  const drawings = Object.fromEntries(
    tables.flatMap(({ id, drawings: own }) =>
      Object.entries(own()).map(([name, drawing]) => [pictureName(id, name), drawing] as const),
    ),
  );
  return { ...allot(drawings), drawings };
}

/** Returns the file name of a sheet. */
export function sheetFile(sheet: number): string {
  return sheet === BACKS ? 'sheet-backs' : `sheet-${sheet + 1}`;
}

/** Returns the file name of the model that shows a spot. */
export function modelFile(name: string, spot: ModelSpot): string {
  return spot.kind === 'own' ? name.replace(':', '-') : shapeFile(spot.kind, spot.number);
}

function shapeFile(shape: ModelShape, number: number): string {
  return `${shape}-${number + 1}`;
}

/**
 * Prints the sheets and makes the models. A sheet's hash is that of its SVG, so tests may replace the printer, which is slow.
 */
export async function makeFiles(tables: readonly TableSpec[], print: Printer = png): Promise<Files> {
  const { spots, printed, drawings } = allotmentOf(tables);
  const files: Record<string, Texture> = {};
  for (let sheet = 0; sheet < SHEETS; sheet++) {
    const name = sheetFile(sheet);
    const svg = sheetSvg(printed.filter((own) => own.sheet === sheet));
    files[name] = texture(`griddle-${name}.png`, await print(svg), svg);
  }
  for (const [name, spot] of Object.entries(spots)) {
    if (spot.kind === 'card') continue;
    const file = modelFile(name, spot);
    if (files[file] !== undefined) continue;
    const own = (): string => drawings[name]?.model?.(placesOn(spot.block)) ?? shapeOn('board', spot.block);
    const text = spot.kind === 'own' ? own() : shapeText(spot.kind, spot.number);
    files[file] = texture(`griddle-${file}.obj`, Buffer.from(text), text);
  }
  return files;
}

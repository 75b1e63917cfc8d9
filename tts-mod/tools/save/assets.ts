/** URLs of the tables' pictures and models. */
import type { CardSpot } from '../sheets/allot.js';
import { allotmentOf, modelFile, pictureName, type Files } from '../sheets/files.js';
import type { Grid } from '../sheets/grid.js';
import type { TableSpec } from '../tables/table.js';
import type { Texture } from '../textures.js';

/** A picture as used by an object of the save: a card of a sheet, or a model with a sheet as its texture. */
export type Look =
  | {
      readonly kind: 'card';
      readonly deck: number;
      readonly index: number;
      readonly face: string;
      readonly back: string;
      /** Cells of the sheet of faces. */
      readonly grid: Grid;
      /** Whether its back is the same cell of the other sheet; otherwise that sheet is all back. */
      readonly hasOwnBack: boolean;
    }
  | { readonly kind: 'model'; readonly mesh: string; readonly sheet: string; readonly isBox: boolean };

/** Looks by picture name. */
export type Assets = Readonly<Record<string, Look>>;

/** Returns the look of a picture. Throws if the table has none of that name, a fault of the build. */
export function assetOf(assets: Assets, name: string): Look {
  const look = assets[name];
  if (look === undefined) throw new Error(`There is no picture ${name}.`);
  return look;
}

/**
 * Returns the name of a file in the assets folder. The hash gives each version its own address, because the game caches each
 * for good; as a part of the name it also lets several versions lie in one folder.
 */
export function assetFile({ file, hash }: Texture): string {
  return file.replace(/\.\w+$/, (ending) => `.${hash}${ending}`);
}

/** Returns the URL of a file under a base URL. */
export function addressOf(base: string, texture: Texture): string {
  return `${base.endsWith('/') ? base : `${base}/`}${assetFile(texture)}`;
}

/**
 * Returns the looks of all pictures of `tables`, whose files are under a base URL, by table and name (`waffle-wars:board`);
 * those of `table` also by name alone.
 */
export function assetsAt(table: string, tables: readonly TableSpec[], base: string, files: Files): Assets {
  const { spots } = allotmentOf(tables);
  const address = (name: string): string => {
    const file = files[name];
    if (file === undefined) throw new Error(`There is no file ${name}.`);
    return addressOf(base, file);
  };
  const looks: Record<string, Look> = {};
  const decks: string[] = [];
  /** Returns the number of the deck with a sheet and its backs; the game numbers decks from 1. */
  const deckOf = ({ sheet, back }: CardSpot): number => {
    const deck = `${sheet} ${back}`;
    return decks.includes(deck) ? decks.indexOf(deck) + 1 : decks.push(deck);
  };
  const prefix = pictureName(table, '');
  for (const [name, spot] of Object.entries(spots)) {
    const sheet = address(spot.sheet);
    const look: Look =
      spot.kind === 'card'
        ? {
            kind: 'card',
            deck: deckOf(spot),
            index: spot.cell,
            face: sheet,
            back: address(spot.back),
            grid: spot.grid,
            hasOwnBack: spot.hasOwnBack,
          }
        : {
            kind: 'model',
            mesh: address(modelFile(name, spot)),
            sheet,
            isBox: spot.kind === 'plain' || spot.kind === 'board',
          };
    looks[name] = look;
    if (name.startsWith(prefix)) looks[name.slice(prefix.length)] = look;
  }
  return looks;
}

/**
 * Returns a local folder as a base URL; the game reads `file:` URLs on the machine they name. As in public saves, the path is
 * written as it is, without percent signs.
 */
export function localBase(folder: string): string {
  return `file:///${folder.replaceAll('\\', '/').replace(/^\//, '')}`;
}

/** Returns the version in an address in the package of pictures: empty if there is none, undefined for other addresses. */
export function packageVersion(address: string): string | undefined {
  const [found, version = ''] = /\/@griddle\/tts-assets(?:@([^/]*))?(?=\/|$)/.exec(address) ?? [];
  return found === undefined ? undefined : version;
}

/** What the save maker and the driver know about a table. */
import type { AnyGame } from '@griddle/rules/games.js';
import type { Option } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/messages/index.js';
import type { Colour } from '../../src/mod/table-game.js';
import type { Assets } from '../save/assets.js';
import type { SavedObject } from '../save/objects.js';
import type { SheetPlan } from '../sheets/allot.js';
import type { Drawing } from '../textures.js';

/** A game as the panel and the driver need it. */
export interface TableGameSpec {
  readonly game: AnyGame;
  /** The options that the table supports. */
  readonly options: readonly Option[];
  /** Codes of calls. */
  readonly calls: readonly string[];
  /** The id of the object whose script runs the game; left out for Global. */
  readonly object?: string;
}

/** An object script. */
interface ObjectScript {
  /** Its entry in `src`. */
  readonly entry: string;
  /** The tables whose colours and data it uses; left out for its own table. */
  readonly tables?: readonly TableSpec[];
}

/** A table: one save, one game or several. */
export interface TableSpec {
  /** Folder of its script in `src`, and its name on the command line. */
  readonly id: string;
  /** Default name of the save, without `.json`. */
  readonly file: string;
  /** The first is played when the table is loaded. */
  readonly games: readonly TableGameSpec[];
  readonly words: Catalogue;
  /** Folders of the rules core whose catalogues go into the notebook. */
  readonly rules: readonly string[];
  /** Whether no game is played before one is chosen. */
  readonly isLobby?: boolean;
  /** Object scripts by object id; each runs some of the games. */
  readonly scripts?: Readonly<Record<string, ObjectScript>>;
  /** Colours that the scripts declare. */
  readonly colours: Readonly<Record<string, Colour>>;
  /** One more line of Lua in front of the script, with data that the scripts cannot import. */
  readonly data?: () => string;
  /** Additional notebook tabs, each a title and a text. */
  readonly tabs?: (words: Catalogue) => readonly (readonly [title: string, body: string])[];
  /** Names of the table's own hotkeys. */
  readonly hotkeys?: readonly string[];
  /** The pictures by name; made when the driver is built. */
  readonly drawings: () => Readonly<Record<string, Drawing>>;
  /** Its sheets for them. */
  readonly sheets: SheetPlan;
  readonly players: readonly [least: number, most: number];
  /** Playing time in minutes. */
  readonly time: readonly [least: number, most: number];
  readonly objects: (assets: Assets, words: Catalogue) => readonly SavedObject[];
  readonly snapPoints: readonly Readonly<Record<string, unknown>>[];
}

/** The save of a Waffle Wars table: everything that lies on it, its panel, its notebook and its script. */
import type { Catalogue } from '@griddle/rules/messages/index.js';
import { say } from '@griddle/rules/messages/index.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { SEAT_NAMES, SPACES } from '@griddle/rules/waffle-wars/components.js';
import { CALLS } from '../../src/waffle-wars/calls.js';
import * as layout from '../../src/waffle-wars/layout.js';
import { BOARD_TAG, PIECE_TAG, SEAT_COLOURS } from '../../src/names.js';
import type { Assets } from './assets.js';
import { notebook } from './notebook.js';
import { BOX, handZone, ROUND, snapPoint, tile, type SavedObject } from './objects.js';
import { panelXml } from './panel.js';

/** What a save is made from. */
export interface SaveParts {
  readonly lua: string;
  /** The rule catalogue, as Markdown. */
  readonly rules: string;
  readonly assets: Assets;
  readonly words: Catalogue;
}

/** Pieces a side on the table; a larger hand (WW-3) is made up of copies by the script. */
const PIECES = 18;

/** Ids of objects: six hexadecimal digits, always the same, so that two saves differ only where something changed. */
function guid(kind: number, index: number): string {
  return (0x9d0000 + kind * 0x100 + index).toString(16);
}

function board({ assets, words }: SaveParts): SavedObject {
  return tile({
    guid: guid(0, 0),
    name: say(words, 'tts.board'),
    tags: [BOARD_TAG],
    at: [0, layout.BOARD_HEIGHT, 0],
    size: [layout.BOARD_SIDE, layout.BOARD_SIDE],
    thickness: layout.THICKNESS,
    shape: BOX,
    image: assets.board,
    underside: assets.back,
    locked: true,
  });
}

function tray({ assets, words }: SaveParts, seat: number): SavedObject {
  return tile({
    guid: guid(1, seat),
    name: say(words, 'tts.hand', { seat: SEAT_NAMES[seat] ?? '' }),
    at: [0, layout.TRAY_HEIGHT, layout.sideOf(seat) * layout.TRAY_FROM_MIDDLE],
    size: [2 * layout.TRAY_HALF_LENGTH, 2 * layout.TRAY_HALF_WIDTH],
    thickness: layout.TRAY_THICKNESS,
    shape: BOX,
    image: assets.tray,
    underside: assets.back,
    locked: true,
  });
}

function piece({ assets, words }: SaveParts, seat: number, index: number): SavedObject {
  const name = SEAT_NAMES[seat] ?? '';
  return tile({
    guid: guid(2 + seat, index),
    name: say(words, `tts.piece.${name}`),
    notes: `${name} ${index + 1}`,
    tags: [PIECE_TAG],
    at: layout.handPoint(seat, index),
    size: [layout.PIECE_WIDTH, layout.PIECE_WIDTH],
    thickness: layout.THICKNESS,
    shape: ROUND,
    image: seat === 0 ? assets.strawberry : assets.blueberry,
    underside: assets.back,
    locked: false,
  });
}

function hand({ words }: SaveParts, seat: number): SavedObject {
  const { distance, height, scale } = layout.HAND_ZONE;
  return handZone(guid(4, seat), SEAT_COLOURS[seat] ?? '', say(words, 'tts.hand', { seat: SEAT_NAMES[seat] ?? '' }), {
    at: [0, height, layout.sideOf(seat) * distance],
    turn: seat === 0 ? 0 : 180,
    scale,
  });
}

function everything(parts: SaveParts): SavedObject[] {
  const objects = [board(parts)];
  for (let seat = 0; seat < SEAT_NAMES.length; seat++) {
    objects.push(tray(parts, seat), hand(parts, seat));
    for (let index = 0; index < PIECES; index++) objects.push(piece(parts, seat, index));
  }
  return objects;
}

function snapPoints(): Record<string, unknown>[] {
  const height = layout.ON_BOARD - layout.THICKNESS / 2;
  return Array.from({ length: SPACES }, (_, space) => snapPoint(layout.spacePoint(space, height), [PIECE_TAG]));
}

/** The save as data; the same parts give the same save, so it carries no date. */
export function makeSave(parts: SaveParts): Record<string, unknown> {
  const { lua, rules, words } = parts;
  return {
    SaveName: say(words, 'tts.save-name'),
    EpochTime: 0,
    Date: '',
    VersionNumber: '',
    GameMode: waffleWars.title,
    GameType: '',
    GameComplexity: '',
    PlayingTime: [10, 30],
    PlayerCounts: [2, 2],
    Tags: [],
    Gravity: 0.5,
    PlayArea: 0.5,
    Table: 'Table_RPG',
    Sky: 'Sky_Museum',
    Note: say(words, 'tts.note'),
    TabStates: notebook(words, rules),
    Grid: { Type: 0, Lines: false, Snapping: false, Offset: false, BothSnapping: false, xSize: 2, ySize: 2 },
    Hands: { Enable: true, DisableUnused: false, Hiding: 0 },
    ComponentTags: { labels: [PIECE_TAG, BOARD_TAG].map((tag) => ({ displayed: tag, normalized: tag })) },
    Turns: {
      Enable: false,
      Type: 0,
      TurnOrder: [],
      Reverse: false,
      SkipEmpty: false,
      DisableInteractions: false,
      PassTurns: true,
      TurnColor: '',
    },
    CustomUIAssets: [],
    SnapPoints: snapPoints(),
    LuaScript: lua,
    LuaScriptState: '',
    XmlUI: panelXml(words, { id: waffleWars.id, options: waffleWars.options, calls: CALLS }),
    ObjectStates: everything(parts),
  };
}

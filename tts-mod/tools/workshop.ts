/** Contents of a table's Steam Workshop page: a picture, a description and search fields. */
import { svgText } from '@griddle/art/print/svg-text.js';
import { EN, mergeMessages, format } from '@griddle/rules/messages/index.js';
import { TABLES } from './tables/index.js';
import type { TableSpec } from './tables/table.js';
import { allotmentOf } from './sheets/files.js';
import type { Drawing } from './textures.js';
import WORKSHOP_EN from './workshop.en.json' with { type: 'json' };

const WORDS = mergeMessages(EN, WORKSHOP_EN);

/** Side of the picture in pixels; Steam shows it square and takes less than 1 MB. */
export const THUMBNAIL_SIDE = 512;

/** Contents of the picture: pictures of tables, each with left, top, width and height in pixels. */
const SHOWN: readonly (readonly [name: string, left: number, top: number, width: number, height: number])[] = [
  ['waffle-wars:board', 0, 0, 512, 512],
  ['top-waffle:order-bSBWC', 28, 30, 132, 165],
  ['waffle-time:strawberry-2', 352, 30, 132, 165],
  ['waddle-waddle:tile-1-0', 36, 300, 150, 173],
  ['buffet-boss:character-A2', 350, 320, 126, 168],
  ['waffle-wars:strawberry', 196, 60, 120, 120],
  ['waffle-wars:blueberry', 196, 332, 120, 120],
  ['waffle-time:pawn-1', 206, 206, 100, 100],
];

/** Returns how to clip a picture, because discs and hexes have background round them. */
function clipOf({ on }: Drawing, [left, top, width, height]: readonly number[]): string {
  const [x = 0, y = 0, w = 0, h = 0] = [left, top, width, height];
  if (on === 'disc') return `<ellipse cx="${x + w / 2}" cy="${y + h / 2}" rx="${w / 2}" ry="${h / 2}"/>`;
  const points = [
    [0.5, 0],
    [1, 0.25],
    [1, 0.75],
    [0.5, 1],
    [0, 0.75],
    [0, 0.25],
  ].map(([u = 0, v = 0]) => `${x + u * w},${y + v * h}`);
  if (on === 'hex') return `<polygon points="${points.join(' ')}"/>`;
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8"/>`;
}

/** Returns the picture as SVG: the waffle with a piece of each large game on it. */
export function thumbnailSvg(): string {
  const { drawings } = allotmentOf(TABLES);
  const parts = SHOWN.map(([name, ...place], i) => {
    const drawing = drawings[name];
    if (drawing === undefined) throw new Error(`There is no picture ${name}.`);
    const [x, y, width, height] = place;
    const picture = svgText(drawing.picture, { background: drawing.ground }).replace(
      '<svg xmlns="http://www.w3.org/2000/svg"',
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"`,
    );
    return `<clipPath id="cut-${i}">${clipOf(drawing, place)}</clipPath><g clip-path="url(#cut-${i})">${picture}</g>`;
  });
  const side = THUMBNAIL_SIDE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${parts.join('')}</svg>`;
}

/** Fields by which the game and the Workshop sort a save. */
export interface ShopFields {
  readonly GameMode: string;
  readonly GameType: string;
  readonly GameComplexity: string;
  /** Playing time in minutes. */
  readonly PlayingTime: readonly [least: number, most: number];
  readonly PlayerCounts: readonly [least: number, most: number];
  readonly Tags: readonly string[];
}

/** Returns a table's classification, in the terms of the game and of the Workshop's lists. */
export function shopFields(table: TableSpec): ShopFields {
  const [first] = table.games;
  return {
    GameMode: table.games.length > 1 ? table.file.replaceAll('_', ' ') : (first?.game.title ?? ''),
    GameType: 'Game',
    GameComplexity: 'Medium Complexity',
    PlayingTime: table.time,
    PlayerCounts: table.players,
    Tags: ['Board Games', 'Family Games', 'Strategy Games', 'Abstract Games', 'Card Games', 'Scripting', 'English'],
  };
}

/** Returns the description in Steam's markup. */
export function description(table: TableSpec): string {
  const [least, most] = table.players;
  const [shortest, longest] = table.time;
  const item = (text: string): string => `[*]${text}`;
  const games = table.games.map(({ game }) => item(`[b]${game.title}[/b]`));
  const features = ['rules', 'panel', 'undo', 'record', 'keys'].map((name) => item(format(WORDS, `tts.shop.${name}`)));
  return [
    `[h1]${format(table.words, 'tts.save-name')}[/h1]`,
    format(WORDS, 'tts.shop.intro', { least, most, shortest, longest }),
    '[h2]' + format(WORDS, 'tts.shop.games') + '[/h2]',
    ['[list]', ...games, '[/list]'].join('\n'),
    '[h2]' + format(WORDS, 'tts.shop.does') + '[/h2]',
    ['[list]', ...features, '[/list]'].join('\n'),
    format(WORDS, 'tts.shop.credits'),
    '',
  ].join('\n\n');
}

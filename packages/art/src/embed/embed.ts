/** An embed: an element with its picture inside as a fallback without scripts. */
import { cssText, type Markup } from './markup.js';

/** A game as it is embedded. */
export interface Embed {
  /** The game's id, `snake`. */
  readonly game: string;
  /** The attributes of its element. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The text of the record; empty for a position. */
  readonly record: string;
  /** Whether the record says something about any position. */
  readonly hasComments: boolean;
  /** What the picture shows, in words. */
  readonly alt: string;
  /** What it is called: the game and who plays it. */
  readonly title: string;
  readonly picture: EmbeddedPicture;
  /** Where the picture for messengers and social sites will be, if there is one. */
  readonly preview?: string;
  /** The address of the release, which ends in a slash. */
  readonly address: string;
  /** The largest width of the board in CSS pixels, where it is not the usual one. */
  readonly size?: number;
}

/** The picture that stands inside an element. */
export interface EmbeddedPicture {
  /** The text of the SVG. */
  readonly svg: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Where it will be; empty where it stands in the text itself. */
  readonly address: string;
}

/** Tags that differ from the game's id. */
const ELEMENTS: Readonly<Record<string, string>> = { snake: 'snake-board', reversi: 'reversi-board' };

// The room that an element takes when it is drawn, so that nothing on the page moves; a test measures it in a browser

/** The largest width of board and panel. */
const USUAL_SIZE = '36rem';
const BESIDE = { display: 'flex', 'flex-wrap': 'wrap', gap: '.75rem 1.25rem', 'justify-content': 'center' };
/** The board of a game or a replay stands under the action bar, which is higher where there are comments, and over words. */
const BAR = '9.66rem';
const BAR_WITH_COMMENTS = '16.72rem';
const WORDS = '2.53rem';
/** The panel below the board; beside it, it is as high. */
const PANEL = { replay: '15.25rem', play: '19.75rem' };

/** What the element of a game is called. */
export function elementNameOf(game: string): string {
  return ELEMENTS[game] ?? game;
}

/** The element with its picture, which leads to a page where the game is to be seen. */
export function elementOf(embed: Embed): Markup {
  const { attributes, game } = embed;
  const { mode, record = '' } = attributes;
  const picture = pictureOf(embed, { display: 'block', width: '100%', height: 'auto' });
  const link = { name: 'a', attributes: { href: playAddress(embed) }, children: [picture] };
  const size = embed.size === undefined ? USUAL_SIZE : `${embed.size}px`;
  const largest = `min(100%, ${size})`;
  const style = { display: 'block', ...(size !== USUAL_SIZE && { '--griddle-board-size': size }) };
  const element = { name: elementNameOf(game), attributes, style };
  if (mode !== 'replay' && mode !== 'play') {
    return { ...element, children: [{ ...link, style: { display: 'block', 'max-width': size, margin: 'auto' } }] };
  }
  const bar = embed.hasComments ? BAR_WITH_COMMENTS : BAR;
  const board = { flex: '1 1 24rem', 'min-width': '0', 'max-width': largest, margin: `${bar} 0 ${WORDS}` };
  const panel = { flex: '1 1 14rem', 'max-width': largest, height: PANEL[mode], overflow: 'auto' };
  const inside: Markup = {
    name: 'span',
    attributes: {},
    style: BESIDE,
    children: [
      { ...link, style: board },
      { name: 'span', attributes: {}, style: panel, children: [record] },
    ],
  };
  return { ...element, children: [inside] };
}

/** The picture, by its address or as it is. */
export function pictureOf({ alt, picture }: Embed, style: Readonly<Record<string, string>>): Markup | string {
  const { address, height, svg, width } = picture;
  if (address === '') return svg.replace('<svg ', `<svg style="${cssText(style)}" `);
  const attributes = { src: address, width: width.toString(), height: height.toString(), alt };
  return { name: 'img', attributes, style, children: [] };
}

/** The address at which the release shows the game by itself. */
export function playAddress({ address, attributes, game }: Embed): string {
  return `${address}play.html?${new URLSearchParams({ game, ...attributes }).toString()}`;
}

/** An embed: an element with its record between the tags, or with its picture as a fallback without scripts. */
import { TAGS } from '../generated/tags.js';
import { cssText, recordLines, type Markup } from './markup.js';

/** A game to embed. */
export interface Embed {
  /** The game's id, `snake`. */
  readonly game: string;
  /** The attributes of its element. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The text of the record; empty for a position. */
  readonly record: string;
  /** Whether the record has a comment on any position. */
  readonly hasComments: boolean;
  /** The text alternative of the picture. */
  readonly alt: string;
  /** The title: the game and its players. */
  readonly title: string;
  readonly picture: EmbeddedPicture;
  /** The address of the picture for messengers and social sites, if there is one. */
  readonly preview?: string;
  /** The URL of the release, with a trailing slash. */
  readonly address: string;
  /** The largest width of the board in CSS pixels, if not the default. */
  readonly size?: number;
}

/** The picture of an embed. */
export interface EmbeddedPicture {
  /** The text of the SVG. */
  readonly svg: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Its URL; empty if there is none. */
  readonly address: string;
  /** Whether the picture itself is in the code, which makes it long. */
  readonly isInline?: boolean;
}

// The space that an element takes when it is drawn, so that nothing on the page moves; a test measures it in a browser

/** The largest width of board and panel. In pixels, like all sizes where a page may shrink the root. */
const USUAL_SIZE = '576px';
const BESIDE = { display: 'flex', 'flex-wrap': 'wrap', gap: '.75rem 1.25rem', 'justify-content': 'center' };
/** The height of chips and status above the board of a game or a replay. */
const BAR = '7rem';
/** The height of a replay's comments, which are below the board on a phone. */
const COMMENTS = { narrow: '5rem', wide: '4.5rem' };
/** The height of the panel below the board. On a phone it is not a card and has lower buttons. */
const PANEL = {
  replay: { narrow: '18.06rem', wide: '24.38rem' },
  play: { narrow: '16.31rem', wide: '22.63rem' },
};
/** The height above and below a board, which is at most as tall as the window. */
const AROUND = { replay: '13.5rem', play: '9rem' };

/** The heights above and below the board of a puzzle or a lesson: the task, and what a coach says. */
const COACHED = 'clamp(16.25rem,(34rem - 100%)*99,19.75rem) auto 2rem';

/**
 * One length for elements as narrow as on a phone, and a longer one for others. Only for margins and paddings, because
 * their percentages are of the width.
 */
const byWidth = (narrow: string, wide: string): string => `clamp(${narrow},(100% - 27rem)*99,${wide})`;

/** The tag name of a game's element. */
export function elementNameOf(game: string): string {
  return TAGS[game] ?? game;
}

/** The height of chips and status, and the width of a column from which the panel is next to the board. */
const ABOVE = '112px';
const BESIDE_FROM = '628px';
/** The height of panel and gaps below a board, in a column as narrow as on a phone and in others, as `PANEL` above. */
const BELOW = { play: ['273px', '374px'], replay: ['301px', '402px'] } as const;

/** The height of a game or a replay in a column of any width, whose board is at most as wide as `size`. */
function roomOfGame(mode: 'play' | 'replay', hasComments: boolean, size: string): string {
  const board = `${size},max(256px,100vh - ${mode === 'play' ? 144 : 216}px)`;
  const [narrow, wide] = BELOW[mode];
  const words = hasComments ? ' + clamp(72px,(433px - 100%)*99,80px)' : '';
  const above = `min(100%,${board}) + clamp(${narrow},(100% - 432px)*99,${wide})`;
  return `max(min(50% + 70px,${board}),min(${above},(${BESIDE_FROM} - 100%)*99)) + ${ABOVE}${words}`;
}

/**
 * The styles that keep the room of a game or a replay in a column of any width: a padding, because only its percentages are of
 * the width. Without scripts the text inside scrolls there. The element's own styles set `--griddle-room` to a word that makes
 * all three invalid, as soon as they keep the room. For a puzzle or a lesson only the width of the window counts, and a wide
 * column gets less than it needs, rather than a gap below it.
 */
function roomOf(mode: string, hasComments: boolean, size: string): Readonly<Record<string, string>> {
  if (mode !== 'play' && mode !== 'replay') return { 'min-height': 'max(528px,min(100vw + 400px,(672px - 100vw)*99))' };
  return {
    height: 'var(--griddle-room,0)',
    overflow: 'var(--griddle-room,auto)',
    'padding-bottom': `var(--griddle-room,calc(${roomOfGame(mode, hasComments, size)}))`,
  };
}

/**
 * The element as one would write it by hand: the record between the tags, where it is text without scripts; a position, a
 * puzzle or a lesson with its description. The picture is there if it has an address.
 */
export function shortElementOf(embed: Embed): Markup {
  const { alt, attributes, game, picture, record } = embed;
  const { mode = 'diagram' } = attributes;
  // Nobody should read a solution before the board is there
  const isText = record !== '' && mode !== 'puzzle' && mode !== 'lesson';
  const size = embed.size === undefined ? USUAL_SIZE : `${embed.size}px`;
  const { height, width } = picture;
  const ratio = width === height ? '1' : `${width}/${height}`;
  const look = { display: 'block', width: '100%', 'max-width': size, height: 'auto', margin: 'auto' };
  return {
    name: elementNameOf(game),
    attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'record' || !isText)),
    style: {
      display: 'block',
      ...(size !== USUAL_SIZE && { '--griddle-board-size': size }),
      ...(mode === 'diagram'
        ? { 'max-width': size, margin: 'auto', 'aspect-ratio': ratio }
        : roomOf(mode, embed.hasComments, size)),
      ...(isText && { 'white-space': 'pre-line', 'overflow-wrap': 'anywhere' }),
    },
    children: [
      '\n',
      ...(picture.address === '' ? [] : [pictureOf(embed, look), '\n']),
      isText ? recordLines(record) : alt,
      '\n',
    ],
  };
}

/** The element with its picture, which links to a page that shows the game. */
export function elementOf(embed: Embed): Markup {
  const { attributes, game } = embed;
  const { mode, record = '' } = attributes;
  const fallback = (style: Readonly<Record<string, string>>): Markup => ({
    name: 'a',
    attributes: { href: playAddress(embed) },
    children: [pictureOf(embed, { display: 'block', width: '100%', height: 'auto', ...style })],
  });
  const size = embed.size === undefined ? USUAL_SIZE : `${embed.size}px`;
  const largest = `min(100%, ${size})`;
  const style = { display: 'block', ...(size !== USUAL_SIZE && { '--griddle-board-size': size }) };
  const element = { name: elementNameOf(game), attributes, style };
  if (mode !== 'replay' && mode !== 'play') {
    const margin = mode === undefined || mode === 'diagram' ? 'auto' : COACHED;
    return {
      ...element,
      children: [{ ...fallback({}), style: { display: 'block', 'max-width': size, margin } }],
    };
  }
  const { narrow, wide } = COMMENTS;
  const above = embed.hasComments ? `calc(${BAR} + ${byWidth('0rem', wide)})` : BAR;
  const below = embed.hasComments ? `clamp(0rem,(27rem - 100%)*99,${narrow})` : '0';
  const board = { flex: '1 1 24rem', 'min-width': '0', 'max-width': largest, margin: `${above} 0 ${below}` };
  const height = byWidth(PANEL[mode].narrow, PANEL[mode].wide);
  const panel = { flex: '1 1 14rem', 'max-width': largest, position: 'relative', height: '0', 'padding-top': height };
  const filled = { position: 'absolute', inset: '0', overflow: 'auto' };
  const fits = { 'max-height': `max(16rem,100vh - ${AROUND[mode]})`, 'object-fit': 'contain' };
  const inside: Markup = {
    name: 'span',
    attributes: {},
    style: BESIDE,
    children: [
      { ...fallback(fits), style: board },
      {
        name: 'span',
        attributes: {},
        style: panel,
        children: [{ name: 'span', attributes: {}, style: filled, children: [record] }],
      },
    ],
  };
  return { ...element, children: [inside] };
}

/** The picture: by its address, or the picture itself if it has none. */
export function pictureOf({ alt, picture }: Embed, style: Readonly<Record<string, string>>): Markup | string {
  const { address, height, svg, width } = picture;
  if (address === '') return svg.replace('<svg ', `<svg style="${cssText(style)}" `);
  const attributes = { src: address, width: width.toString(), height: height.toString(), alt };
  return { name: 'img', attributes, style, children: [] };
}

/** The address of the release page that shows only this game. */
export function playAddress({ address, attributes, game }: Embed): string {
  return `${address}play.html?${new URLSearchParams({ game, ...attributes }).toString()}`;
}

/** Embed code for each host. */
import { articleOf, type Paragraph } from './article.js';
import { elementOf, pictureOf, playAddress, shortElementOf, type Embed } from './embed.js';
import { htmlText, jsxText, type Markup } from './markup.js';

/** The hosts that embeds are written for. */
export const HOSTS = ['html', 'wordpress', 'ghost', 'markdown', 'mdx', 'iframe', 'bgg', 'feed'] as const;

/** One host. */
export type Host = (typeof HOSTS)[number];

/** The hosts that need a picture with an address. */
export const NEED_PICTURE: readonly Host[] = ['bgg', 'feed'];

/** The text to paste. `paragraphs`: a record's comments, if the board goes along with them in an article. */
export function embedText(embed: Embed, host: Host, paragraphs?: readonly Paragraph[]): string {
  return FORMS[host](paragraphs ? { ...embed, paragraphs } : embed);
}

/** An embed, in an article if it has paragraphs. */
interface Pasted extends Embed {
  readonly paragraphs?: readonly Paragraph[];
}

/** The script that loads the elements. */
function scriptOf({ address }: Embed): Markup {
  return { name: 'script', attributes: { type: 'module', src: `${address}griddle.js` }, children: [] };
}

/** Returns the element: short, unless its picture is inside; with its article, if it has one. */
export function bodyOf(embed: Pasted): Markup {
  if (embed.paragraphs) return articleOf(embed, embed.game, embed.paragraphs);
  return embed.picture.isInline ? elementOf(embed) : shortElementOf(embed);
}

const scriptAndElement = (embed: Pasted): string => `${htmlText(scriptOf(embed))}\n${htmlText(bodyOf(embed))}`;

const FORMS: Readonly<Record<Host, (embed: Pasted) => string>> = {
  html: scriptAndElement,
  // HTML blocks, which neither editor rewrites
  wordpress: (embed) => `<!-- wp:html -->\n${scriptAndElement(embed)}\n<!-- /wp:html -->`,
  ghost: (embed) => `<!--kg-card-begin: html-->\n${scriptAndElement(embed)}\n<!--kg-card-end: html-->`,
  // A block that begins with <div> is left alone up to the next empty line
  markdown: (embed) =>
    `${htmlText(scriptOf(embed))}\n\n${htmlText({ name: 'div', attributes: {}, children: [bodyOf(embed)] })}`,
  mdx: (embed) => {
    const script = scriptOf(embed);
    const asynchronous = { ...script, attributes: { ...script.attributes, async: '' } };
    return `${jsxText(asynchronous)}\n\n${jsxText(bodyOf(embed))}`;
  },
  iframe: (embed) => {
    const listener: Markup = {
      name: 'script',
      attributes: { async: '', src: `${embed.address}frames.js` },
      children: [],
    };
    return `${htmlText(listener)}\n${htmlText(frameOf(embed))}`;
  },
  // The form of forums: bold, a picture that is a link, and the record in a monospaced font
  bgg: (embed) => {
    const { attributes, picture, record, title } = embed;
    // Nobody should read a solution before the board is there
    const isTold = record !== '' && !['puzzle', 'lesson'].includes(attributes['mode'] ?? '');
    const link = `[url=${playAddress(embed)}][img]${picture.address}[/img][/url]`;
    return [`[b]${title}[/b]`, link, ...(isTold ? [`[c]${record.trim()}[/c]`] : [])].join('\n');
  },
  feed: (embed) => {
    const link: Markup = {
      name: 'a',
      attributes: { href: playAddress(embed) },
      children: [pictureOf(embed, { 'max-width': '100%', height: 'auto' })],
    };
    return htmlText({ name: 'p', attributes: {}, children: [link] });
  },
};

/** A frame in which the release shows the game; `frames.js` adapts its height to its contents. */
export function frameOf(embed: Embed): Markup {
  const { height } = roomOf(embed);
  return {
    name: 'iframe',
    attributes: {
      src: playAddress(embed),
      title: embed.title,
      width: '100%',
      height: height.toString(),
      loading: 'lazy',
      // Scripts of an opaque origin would need a server that shares them. The release is another site, or the page's own
      sandbox: 'allow-scripts allow-same-origin allow-popups',
      allow: 'clipboard-write; fullscreen',
    },
    style: { border: '0' },
    children: [],
  };
}

/** The size of a frame, in CSS pixels: on a phone a game has its panel below the board. */
export function roomOf({ attributes, picture }: Embed): { readonly width: number; readonly height: number } {
  const isGame = (attributes['mode'] ?? 'diagram') !== 'diagram';
  return { width: picture.width, height: picture.height + (isGame ? 540 : 0) };
}

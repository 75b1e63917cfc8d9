/** A shortcode that is pasted becomes the block. */
import { isRecord } from '../../../packages/elements/src/maker/choices.js';
import { kept, type Kinds } from './attributes.js';
import type { ShortcodeAttributes, ShortcodeMatch, ShortcodeTransform } from './wordpress.js';

const USUAL: Readonly<Record<string, string>> = { mode: 'diagram', size: 'usual' };
const OWN: Kinds = { game: 'text', size: 'text', alt: 'text' };
/** Quotes around a value that a word processor has bent. */
const BENT = /(=\s*)(?:[“”„‟″«»]\s*([^"]*?)\s*[“”„‟″«»"]|[‘’‚‛′]([^']*?)[‘’‚‛′'])(?=\s|\/|$)/gu;

/** The text between the tags, before an editor made paragraphs of its lines. */
function textOf({ shortcode: { content = '' } }: ShortcodeMatch): string {
  const lines = content.replace(/<br\s*\/?>\n?|<\/p>\s*<p[^>]*>/g, '\n');
  return (new DOMParser().parseFromString(lines, 'text/html').body.textContent ?? '').trim();
}

/** The attributes, with straight quotes around their values. */
function attributesOf({ content }: ShortcodeMatch): ShortcodeAttributes {
  const [, written = ''] = /^\[griddle\b([^\]]*?)\/?\]/.exec(content) ?? [];
  return wp.shortcode.attrs(
    written.replaceAll(BENT, (_all, is: string, double?: string, single?: string) =>
      double === undefined ? `${is}'${single}'` : `${is}"${double}"`,
    ),
  );
}

/** Whether a text between the tags is a position. */
const isPosition = (text: string): boolean => /^[^\s/]+\/\S+( [^\n]*)?$/.test(text) && !isRecord(text);

function valueOf(name: string, match: ShortcodeMatch): string {
  const { named } = attributesOf(match);
  const text = textOf(match);
  if (name === 'record' && isRecord(text)) return kept(text);
  if (name === 'position' && isPosition(text)) return kept(text);
  // Without a game the daily puzzle is of all games in turn
  const usual = name === 'game' && named['mode'] !== 'daily' ? 'waffle-wars' : (USUAL[name] ?? '');
  return kept(named[name] ?? usual);
}

const isSet = (name: string, match: ShortcodeMatch): boolean => {
  const { named, numeric } = attributesOf(match);
  return numeric.includes(name) || named[name] === 'true';
};

const kinds: Kinds = Object.values(griddleBoard.elements).reduce((all, some) => ({ ...all, ...some }), OWN);

/** The transform. */
export const FROM_SHORTCODE: ShortcodeTransform = {
  type: 'shortcode',
  tag: 'griddle',
  attributes: Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [
      name,
      kind === 'flag'
        ? { type: 'boolean', shortcode: (_attributes, match) => isSet(name, match) }
        : { type: 'string', shortcode: (_attributes, match) => valueOf(name, match) },
    ]),
  ),
};

// The attributes of all elements for the plugin, from the accepted public surface: so an attribute that is new there is one of
// the block and the shortcode, too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

const SURFACE = join(ROOT, 'packages/elements/api/elements.api.md');
/** The element of the daily puzzle. */
const DAILY = 'griddle-daily';
/** In the plugin `game` is the id of the game, not a number. */
const NOT_OF_GAMES = ['game'];
/** Attributes of HTML that posts need. */
const OF_HTML = { id: 'text', lang: 'text' };

/** The kind of a value: `flag`, `number`, `text`, or its choices. */
function kindOf(type) {
  const words = type.split(' | ').filter((word) => !['null', 'undefined'].includes(word));
  if (words.every((word) => /^'.*'$/.test(word))) return words.map((word) => word.slice(1, -1));
  const kind = { boolean: 'flag', number: 'number', string: 'text' }[words.join()];
  if (!kind) throw new Error(`No attribute of a post can be of the type ${type}: name its choices.`);
  return kind;
}

const attributesIn = (section) =>
  Object.fromEntries([...section.matchAll(/^attribute (\S+): (.*)$/gm)].map(([, name, type]) => [name, kindOf(type)]));

/**
 * The attributes of the elements by tag; each by name with the kind of its value.
 * @param tags - Tags of games.
 */
export function elementAttributes(tags) {
  const [, shared, ...others] = readFileSync(SURFACE, 'utf8').split(/^## /m);
  const ofAll = Object.fromEntries(
    Object.entries(attributesIn(shared)).filter(([name]) => !NOT_OF_GAMES.includes(name)),
  );
  const own = (tag) => others.find((section) => section.startsWith(`\`${tag}\``)) ?? '';
  const lacks = (tag) => [...own(tag).matchAll(/^no attribute (\S+)$/gm)].map(([, name]) => name);
  const ofGame = (tag) =>
    Object.fromEntries(
      Object.entries({ ...ofAll, ...attributesIn(own(tag)), ...OF_HTML }).filter(
        ([name]) => !lacks(tag).includes(name),
      ),
    );
  return {
    ...Object.fromEntries(tags.map((tag) => [tag, ofGame(tag)])),
    [DAILY]: { ...attributesIn(own(DAILY)), ...OF_HTML },
  };
}

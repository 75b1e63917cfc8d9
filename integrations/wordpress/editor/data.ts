/** What the release writes down for PHP: games, the room of a board before it is drawn, and the style of a picture. */
import { elementNameOf, elementOf, type Embed } from '@griddle/art/internal/embed/embed.js';
import { cssText, htmlText } from '@griddle/art/internal/embed/markup.js';
import { GAMES } from '@griddle/rules/games.js';
import { DAILY_GAMES } from '../../../packages/elements/src/daily/day.js';
import { SIZES } from '../../../packages/elements/src/maker/choices.js';

/** The style of a board's element, and what stands in it, with places for what each board has. */
interface Room {
  readonly style: string;
  readonly inside: string;
}

const MODES = ['diagram', 'replay', 'play', 'puzzle', 'lesson', 'daily'];
const IMAGE = /<img [^>]*style="([^"]*)">/;

function room(mode: string, size: number | undefined, hasComments: boolean): Room {
  const embed: Embed = {
    game: 'waffle-wars',
    attributes: { mode, record: '%record%' },
    record: '',
    hasComments,
    alt: '',
    title: '',
    picture: { svg: '', width: 0, height: 0, address: 'picture.svg' },
    address: '',
    ...(size !== undefined && { size }),
  };
  const { children, style = {} } = elementOf(embed);
  return { style: cssText(style), inside: children.map(htmlText).join('') };
}

/** All of it. */
export function pluginData(): object {
  const usual = room('diagram', undefined, false).inside;
  const roomOf = (mode: string, size: number | undefined, hasComments: boolean): Room => {
    const { inside, style } = room(mode, size, hasComments);
    return { style, inside: inside.replace(/href="[^"]*"/, 'href="%link%"').replace(IMAGE, '%picture%') };
  };
  const sizesOf = (mode: string): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      Object.entries(SIZES).map(([name, size]) => [
        name,
        { plain: roomOf(mode, size, false), comments: roomOf(mode, size, true) },
      ]),
    );
  return {
    games: Object.fromEntries(GAMES.map(({ id }) => [id, elementNameOf(id)])),
    daily: DAILY_GAMES,
    rooms: Object.fromEntries(MODES.map((mode) => [mode, sizesOf(mode)])),
    picture: IMAGE.exec(usual)?.[1],
  };
}

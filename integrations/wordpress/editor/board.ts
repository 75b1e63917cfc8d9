/** The element that a block means. */
import { DAILY, elementAttributes, type BoardAttributes, type Kinds } from './attributes.js';

const isDaily = ({ mode }: BoardAttributes): boolean => mode === DAILY.mode;

/** The games to choose from; an empty one for the daily puzzle of all in turn. */
export function gamesOf(attributes: BoardAttributes): readonly string[] {
  return isDaily(attributes) ? ['', ...griddleBoard.daily] : Object.keys(griddleBoard.games);
}

/** Whether a picture of it can be kept: the daily puzzle is another one each day. */
export const hasPicture = (attributes: BoardAttributes): boolean => !isDaily(attributes);

/** The tag, the attributes that it can have, and those that it has. */
export function elementOf(attributes: BoardAttributes): {
  readonly tag: string;
  readonly kinds: Kinds;
  readonly written: Readonly<Record<string, string>>;
} {
  const tag = isDaily(attributes) ? DAILY.tag : (griddleBoard.games[attributes.game] ?? '');
  const kinds = griddleBoard.elements[tag] ?? {};
  return { tag, kinds, written: elementAttributes(attributes, kinds) };
}

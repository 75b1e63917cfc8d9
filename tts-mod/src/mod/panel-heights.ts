/**
 * The height of the page of play, limited to what fits on the smallest common screen: what scrolls in it has no height of its own.
 * The space for text is estimated in letters, on the safe side; the game itself gives each text what it takes.
 */
import { PANEL_HEIGHTS, PANEL_LINES } from '../names.js';

/** Maximum lines of a separate text; a longer one gets smaller letters. */
const MOST_LINES = 7;
/** Lines reserved for messages, so that the panel does not jump with every sentence. */
const USUAL_LINES = 3;
/** Gap between two parts of a page. */
const GAP = 6;

/** Contents of the page of play besides its usual buttons. */
interface PlayParts {
  /** The facts, which may scroll. */
  readonly facts: string;
  /** The result; empty while the game is running. */
  readonly result: string;
  /** The last message. */
  readonly message: string;
  /** Number of button rows shown. */
  readonly buttonRows: number;
}

/** Returns the maximum number of lines that a text of any number of paragraphs takes. */
function linesOf(text: string): number {
  let lines = 0;
  for (const paragraph of text.split('\n')) lines += Math.max(1, Math.ceil(paragraph.length / PANEL_LINES.letters));
  return lines;
}

/** Returns the height of a separate text with at least `least` lines, including the gap after it. */
function ownHeight(text: string, least: number): number {
  return Math.max(least, Math.min(MOST_LINES, linesOf(text))) * PANEL_LINES.height + GAP;
}

/** Returns the height of the page of play, and that of its facts whether or not they scroll. */
export function playHeight({ facts, result, message, buttonRows }: PlayParts): { page: number; facts: number } {
  const { head, foot, most, row, facts: least } = PANEL_HEIGHTS;
  const others = foot + buttonRows * row + ownHeight(message, USUAL_LINES) + (result === '' ? 0 : ownHeight(result, 1));
  const wish = Math.max(least, linesOf(facts) * PANEL_LINES.height);
  return { page: Math.min(most - head, others + GAP + wish), facts: wish };
}

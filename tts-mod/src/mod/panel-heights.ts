/**
 * Heights of the panel: what the open page needs, limited to what fits on the smallest common screen. The space for text is
 * estimated in letters, on the safe side; the game itself gives each text what it takes.
 */
import { PANEL_HEIGHTS, PANEL_LINES, TOOL_ROWS, VIEW_ROWS } from '../names.js';

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

/** Returns the height of the panel during play, and that of its facts whether or not they scroll. */
export function playHeight({ facts, result, message, buttonRows }: PlayParts): { panel: number; facts: number } {
  const { head, most, row, facts: least } = PANEL_HEIGHTS;
  const others = head + buttonRows * row + ownHeight(message, USUAL_LINES) + (result === '' ? 0 : ownHeight(result, 1));
  const wish = Math.max(least, linesOf(facts) * PANEL_LINES.height);
  return { panel: Math.min(most, others + GAP + wish), facts: wish };
}

/** Returns the height with the options open: a note, the rows, a row of buttons, and the build. */
export function optionsHeight(rows: number): number {
  const { head, note, row, build } = PANEL_HEIGHTS;
  return head + note + rows * row + row + build;
}

/** Returns the height with the table page open, which has the language button if there is no menu of games. */
export function toolsHeight(isAlone: boolean): number {
  return PANEL_HEIGHTS.head + (isAlone ? TOOL_ROWS + 1 : TOOL_ROWS) * PANEL_HEIGHTS.row;
}

/** Returns the height with the views open. */
export function viewsHeight(): number {
  return PANEL_HEIGHTS.head + VIEW_ROWS * PANEL_HEIGHTS.row;
}

/** Returns the height with the menu open: a note, the games and the language. */
export function menuHeight(games: readonly string[]): number {
  return PANEL_HEIGHTS.head + PANEL_HEIGHTS.note + PANEL_HEIGHTS.row * (games.length + 1);
}

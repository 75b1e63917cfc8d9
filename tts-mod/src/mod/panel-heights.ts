/**
 * How high the panel is: as high as the page that is open needs, but no higher than the smallest common screen has room for.
 * What the words need is counted in letters, on the safe side; the game itself gives each text what it takes.
 */
import { PANEL_HEIGHTS, PANEL_LINES, TOOL_ROWS, VIEW_ROWS } from '../names.js';

/** Lines that a text of its own gets at most; in a longer one the letters become smaller. */
const MOST_LINES = 7;
/** Lines that are kept free for what is said, so that the panel does not jump with every sentence. */
const USUAL_LINES = 3;
/** The gap between two parts of a page. */
const GAP = 6;

/** What a page of play has to show besides its usual buttons. */
interface PlayParts {
  /** What may scroll. */
  readonly facts: string;
  /** Who has won; empty while nobody has. */
  readonly result: string;
  /** What was said last. */
  readonly message: string;
  /** Rows of buttons that are shown. */
  readonly buttonRows: number;
}

/** How many lines a text of any number of paragraphs takes at most. */
function linesOf(text: string): number {
  let lines = 0;
  for (const paragraph of text.split('\n')) lines += Math.max(1, Math.ceil(paragraph.length / PANEL_LINES.letters));
  return lines;
}

/** How high a text of its own is that has at least so many lines, with the gap to what follows. */
function ownHeight(text: string, least: number): number {
  return Math.max(least, Math.min(MOST_LINES, linesOf(text))) * PANEL_LINES.height + GAP;
}

/** The height of the panel while a game is played, and that of all its facts, shown at once or to be scrolled. */
export function playHeight({ facts, result, message, buttonRows }: PlayParts): { panel: number; facts: number } {
  const { head, most, row, facts: least } = PANEL_HEIGHTS;
  const others = head + buttonRows * row + ownHeight(message, USUAL_LINES) + (result === '' ? 0 : ownHeight(result, 1));
  const wish = Math.max(least, linesOf(facts) * PANEL_LINES.height);
  return { panel: Math.min(most, others + GAP + wish), facts: wish };
}

/** The height with the options open: a note, so many rows, and a row of buttons. */
export function optionsHeight(rows: number): number {
  return PANEL_HEIGHTS.head + PANEL_HEIGHTS.note + rows * PANEL_HEIGHTS.row + PANEL_HEIGHTS.row;
}

/** The height with the page of the table open, where the language stands if there is no menu of games. */
export function toolsHeight(isAlone: boolean): number {
  return PANEL_HEIGHTS.head + (isAlone ? TOOL_ROWS + 1 : TOOL_ROWS) * PANEL_HEIGHTS.row;
}

/** The height with the views open. */
export function viewsHeight(): number {
  return PANEL_HEIGHTS.head + VIEW_ROWS * PANEL_HEIGHTS.row;
}

/** The height with the menu open: a note, the games and the language. */
export function menuHeight(games: readonly string[]): number {
  return PANEL_HEIGHTS.head + PANEL_HEIGHTS.note + PANEL_HEIGHTS.row * (games.length + 1);
}

/** Whole turns of Waddle Waddle, put together act by act from what looks best. */
import { leadOf } from '../evaluator.js';
import { END, type Act, type Board } from './board.js';
import type { Judge } from './judge.js';

/** A turn, or what has been put together of it. */
export interface Line {
  readonly acts: readonly Act[];
  /** What each seat may hope for after it, and how far the seat whose turn it is leads by that. */
  readonly hopes: readonly number[];
  readonly look: number;
}

/** Lines by what may still come: the tile to add, only a tile to move, nothing. */
interface Lines {
  readonly bare: Line[];
  readonly added: Line[];
  readonly whole: Line[];
}

/** Turns may be made of the same acts in so many orders. */
const ORDERS = 3;
/** Acts that are looked at without a pause. */
const AT_A_TIME = 50;

/**
 * The `count` turns that look best to the seat to move, best first, each with its `END`. Of the beginnings so many as `beam`
 * go on that have added a tile, and so many that have not. It pauses now and then, for a page to go on meanwhile.
 */
export function* turnsOf(board: Board, judge: Judge, beam: number, count: number): Generator<void, Line[]> {
  const whole: Line[] = [];
  let open: readonly Line[] = [{ acts: [], hopes: [], look: 0 }];
  while (open.length > 0) {
    const lines: Lines = { bare: [], added: [], whole };
    for (const line of open) yield* extend(board, judge, line, lines);
    open = [...bestOf(lines.bare, beam), ...bestOf(lines.added, beam)];
  }
  return distinct(bestOf(whole, count * ORDERS), count);
}

/** Makes a turn, or what has been put together of it, on the board. */
export function makeTurn(board: Board, { acts }: Line): void {
  for (const act of acts) board.make(act);
}

/** Takes a turn back. */
export function takeBack(board: Board, { acts }: Line): void {
  for (let made = 0; made < acts.length; made++) board.back();
}

/** All lines that go one act further, and take a card for it where one is to be had. */
function* extend(board: Board, judge: Judge, line: Line, lines: Lines): Generator<void, void> {
  const { acts } = line;
  const seat = board.turn;
  const keep = (further: readonly Act[]): void => {
    const hopes = judge(board);
    const look = leadOf(hopes, seat);
    if (!board.isAdded) lines.bare.push({ acts: further, hopes, look });
    else if (board.mayMove()) lines.added.push({ acts: further, hopes, look });
    else lines.whole.push({ acts: [...further, END], hopes, look });
  };
  makeTurn(board, line);
  let looked = 0;
  for (const act of board.acts()) {
    if (++looked % AT_A_TIME === 0) yield;
    if (act === END) {
      const hopes = judge(board);
      lines.whole.push({ acts: [...acts, END], hopes, look: leadOf(hopes, seat) });
      continue;
    }
    board.make(act);
    keep([...acts, act]);
    for (const { card } of act.kind === 'card' ? [] : board.takeable()) {
      const taking: Act = { kind: 'card', what: card, to: 0 };
      board.make(taking);
      keep([...acts, act, taking]);
      board.back();
    }
    board.back();
  }
  takeBack(board, line);
  yield;
}

function bestOf(lines: Line[], count: number): readonly Line[] {
  return lines.sort((one, other) => other.look - one.look).slice(0, count);
}

/** Without those that lead where a better one leads, by the same acts in another order. */
function distinct(lines: readonly Line[], count: number): Line[] {
  const found = new Map<string, Line>();
  for (const line of lines) {
    if (found.size >= count) break;
    const acts = line.acts.map(({ kind, what, to }) => [kind, what, to].join()).sort();
    const key = acts.join(' ');
    if (!found.has(key)) found.set(key, line);
  }
  return [...found.values()];
}

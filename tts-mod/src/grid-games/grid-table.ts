/**
 * The table of any game of Strawberries against Blueberries on a grid, derived from its rules. What they do not cover (falling
 * pieces, a die, flags) is in the game's own file next to this one, as `TableRules`.
 */
import type { BaseState, Game, Place, Seat } from '@griddle/rules/core/contract.js';
import { gridName, gridSpace } from '@griddle/rules/internal/core/grid.js';
import type { GridSize } from '@griddle/rules/internal/core/grid.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { conditionPlaces } from '@griddle/rules/internal/core/grid-game.js';
import type { TrackedGame } from '../mod/tracking.js';
import type { Act, Held, Line, Offer, Sentence } from '../mod/table-game.js';
import { COLOURS } from '../grid/colours.js';
import { playerChanges, traysLacking } from '../grid/player-changes.js';
import type { OnRecord } from '../grid/player-changes.js';
import { lastMoveLines, openLines, winLines } from '../grid/marks.js';
import { PIECES } from '../grid/layout.js';
import { arranging, rememberDeleted, isPiece, lacking, originOf, see } from '../grid/pieces.js';
import { VIEWS } from '../grid/views.js';
import { boardSeen, differences, differingPlaces, isSameBoard, turnAfter } from '../grid/scan.js';
import type { Differences, Scan } from '../grid/scan.js';
import { sizeInText } from '../grid/sizes.js';

/** A position of such a game. */
interface GridState extends BaseState {
  /** For each space of the board -1 (open), 0 (strawberry) or 1 (blueberry). */
  readonly board: readonly number[];
  readonly turn: Seat;
}

/** A seat's piece that has come to a space, from another one (-1: from beside the board). */
export interface Step {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  /** Spaces of the other side that the player has also cleared. */
  readonly taken: readonly number[];
}

/** What a game's table needs beyond its rules. */
export interface TableRules<S extends GridState, M> {
  /** The rule against moving out of turn; left out for that of the first option. */
  readonly rule?: string;
  /** Returns the move a step means, legal or not, or undefined; left out if the places that a move touches determine it. */
  readonly moveOf?: (state: S, step: Step) => M | undefined;
  /** Returns a position with another board, after an act that was not a legal move; left out if only the board changes. */
  readonly withBoard?: (state: S, board: readonly number[], turn: Seat, act: Act<M>) => S;
  readonly facts?: (state: S) => readonly Sentence[];
  /** Buttons of the panel; by default one for each legal move that touches no space, such as a pass. */
  readonly offers?: (state: S) => readonly Offer<M>[];
  readonly rolled?: (state: S, die: TTSObject) => M | undefined;
}

/** Returns the hands: all pieces not on the board are on the tray, which is never empty. */
function hands(board: readonly number[]): readonly number[] {
  return [0, 1].map((seat) => Math.max(1, PIECES - board.filter((piece) => piece === seat).length));
}

/** Creates the table of a game. */
export function gridTable<S extends GridState, M>(
  game: Game<S, M>,
  own: TableRules<S, M> = {},
): TrackedGame<S, M, Scan> {
  const { rolled } = own;
  const sizeOf = boardSizes(game);
  const onRecord = (state: S): OnRecord => ({ size: sizeOf(state), board: state.board, hands: hands(state.board) });
  const start = game.setup(initialOptions(game.options), 0);
  return {
    game,
    views: VIEWS,
    options: game.options,
    isDrawn: false,
    hasPoints: game.score(start).some(({ total }) => total !== 0),
    turnRule: own.rule ?? game.options[0]?.rule ?? '',
    colours: [COLOURS.strawberriesSay, COLOURS.blueberriesSay],
    calls: [],
    see: () => see(),
    read: (state, scan) => read(game, own, state, sizeOf(state), scan),
    playerChanges: (state, scan, carried, prepared) => playerChanges(onRecord(state), scan, carried, prepared),
    agrees: (state, scan) => isSameBoard(state.board, scan, sizeOf(state)),
    differing: (state, scan) => [
      ...differingPlaces(differences(state.board, scan, sizeOf(state)), sizeOf(state)),
      ...traysLacking(onRecord(state), scan),
    ],
    positionSeen: (state, scan, act) => {
      const board = boardSeen(state.board, scan, sizeOf(state));
      const turn = turnAfter(state.turn, act);
      return game.positionText(own.withBoard?.(state, board, turn, act) ?? { ...state, board, turn });
    },
    offers: (state) => own.offers?.(state) ?? offersOf(game, state, sizeOf(state)),
    arrange: (state) => arranging(onRecord(state)),
    held: (object) => (isPiece(object) ? originOf(object) : undefined),
    isPiece: (object) => isPiece(object),
    rememberDeleted: (object) => rememberDeleted(object),
    lacking: () => lacking(),
    facts: (state) => own.facts?.(state) ?? [],
    news: () => [],
    lines: (state, last, held) => lines(game, state, sizeOf(state), last, held),
    ...(rolled === undefined ? {} : { rolled }),
  };
}

/** Returns a cached reader of a position's board size, with which its text begins; judging one act needs it several times. */
function boardSizes<S extends BaseState, M>(game: Game<S, M>): (state: S) => GridSize {
  let known: { readonly state: S; readonly size: GridSize } | undefined;
  return (state) => {
    if (known?.state !== state) known = { state, size: sizeInText(game.positionText(state)) };
    return known.size;
  };
}

function read<S extends GridState, M>(
  game: Game<S, M>,
  own: TableRules<S, M>,
  state: S,
  size: GridSize,
  scan: Scan,
): Act<M> {
  const found = differences(state.board, scan, size);
  if (found.came.length === 0 && found.gone.length === 0) return { kind: 'nothing' };
  const step = stepOf(found);
  if (step === undefined) return { kind: 'unrecognised', places: differingPlaces(found, size) };
  const move = own.moveOf === undefined ? moveOf(game, state, size, step) : own.moveOf(state, step);
  if (move === undefined) return { kind: 'unrecognised', places: differingPlaces(found, size) };
  return { kind: 'move', seat: step.seat, move };
}

/** Notations to try for a step if no legal move touches its places. */
const WAYS_TO_WRITE = ['>', 'x', '-', ''];

/**
 * Returns the move that a step means: the legal one that touches its places, of several the one that clears what the player
 * has cleared; otherwise the one whose notation matches it, for the rules to refuse.
 */
function moveOf<S extends GridState, M>(game: Game<S, M>, state: S, size: GridSize, step: Step): M | undefined {
  const from = step.from < 0 ? '' : gridName(size, step.from);
  const to = gridName(size, step.to);
  const ways = game.legalMoves(state).filter((move) => {
    const places = game.placesOfMove(state, move);
    return places[places.length - 1] === to && (places.length > 1 ? places[0] : '') === from;
  });
  const found = ways.find((move) => clears(game, state, move, step)) ?? ways[0];
  if (found !== undefined) return found;
  for (const between of from === '' ? [''] : WAYS_TO_WRITE) {
    const written = game.parseMove(state, from + between + to);
    if (written.ok) return written.value;
  }
  return undefined;
}

/** Whether a move captures exactly the opposing pieces that the player has removed. */
function clears<S extends GridState, M>(game: Game<S, M>, state: S, move: M, { seat, taken }: Step): boolean {
  const after = game.play(state, move);
  if (!after.ok) return false;
  const lost = state.board.filter((piece, space) => piece === 1 - seat && after.value.board[space] === -1);
  return lost.length === taken.length && taken.every((space) => after.value.board[space] === -1);
}

/** Returns a button for each legal move made without a piece. */
function offersOf<S extends BaseState, M>(game: Game<S, M>, state: S, size: GridSize): Offer<M>[] {
  const moves = game.legalMoves(state).filter((move) => spacesOf(size, game.placesOfMove(state, move)).length === 0);
  return moves.map((move) => {
    const text = game.moveText(state, move);
    return { label: text === 'pass' ? { key: 'tts.pass' } : { key: 'tts.move-button', values: { move: text } }, move };
  });
}

/** Reads differences as a step: one piece has come, at most one of its side has gone. */
function stepOf({ came, gone }: Differences): Step | undefined {
  const arrival = came[0];
  if (arrival === undefined || came.length > 1) return undefined;
  const own = gone.filter(({ seat }) => seat === arrival.seat);
  if (own.length > 1) return undefined;
  const taken = gone.filter(({ seat }) => seat !== arrival.seat).map(({ space }) => space);
  return { seat: arrival.seat, from: own[0]?.space ?? -1, to: arrival.space, taken };
}

/** Converts places to spaces; leaves out those beside the board. */
function spacesOf(size: GridSize, places: readonly Place[]): number[] {
  return places.map((place) => gridSpace(size, place)).filter((space) => space >= 0);
}

function lines<S extends GridState, M>(
  game: Game<S, M>,
  state: S,
  size: GridSize,
  last: readonly Place[],
  held: Held | undefined,
): Line[] {
  const drawn = lastMoveLines(spacesOf(size, last), size);
  drawn.push(...winLines(spacesOf(size, conditionPlaces(game.score(state))), size));
  if (held !== undefined && game.toMove(state).includes(held.seat)) {
    drawn.push(...openLines(openSpaces(game, state, size, held), size));
  }
  return drawn;
}

/** Returns where the held piece may go by a legal move that begins where it was picked up. */
function openSpaces<S extends GridState, M>(game: Game<S, M>, state: S, size: GridSize, held: Held): number[] {
  const origin = gridSpace(size, held.place);
  const open: number[] = [];
  for (const move of game.legalMoves(state)) {
    const touched = spacesOf(size, game.placesOfMove(state, move));
    const to = touched[touched.length - 1];
    const from = touched.length > 1 ? (touched[0] ?? -1) : -1;
    if (to !== undefined && from === origin && !open.includes(to)) open.push(to);
  }
  return open;
}

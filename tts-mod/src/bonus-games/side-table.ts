/** What all games of Strawberries against Blueberries on the board of Waffle Wars have in common at the table. */
import type { BaseState, Game, Place, Seat } from '@griddle/rules/core/contract.js';
import { gridSpace } from '@griddle/rules/internal/core/grid.js';
import type { GridSize } from '@griddle/rules/internal/core/grid.js';
import { conditionPlaces } from '@griddle/rules/internal/core/grid-game.js';
import { BOARD } from '@griddle/rules/internal/waffle-wars/components.js';
import type { TrackedGame } from '../mod/tracking.js';
import type { Act, Held, Line, Offer, Sentence } from '../mod/table-game.js';
import { COLOURS } from '../grid/colours.js';
import { handwork, traysLacking } from '../grid/handwork.js';
import type { OnRecord } from '../grid/handwork.js';
import { lastMoveLines, openLines, winLines } from '../grid/marks.js';
import { PIECES } from '../grid/layout.js';
import { arranging, rememberDeleted, isPiece, isSettled, lacking, originOf, see } from '../grid/pieces.js';
import { VIEWS } from '../grid/views.js';
import { boardSeen, differences, differingPlaces, isSameBoard, turnAfter } from '../grid/sighting.js';
import type { Differences, Sighting } from '../grid/sighting.js';

/** A position of such a game. */
interface SideState extends BaseState {
  /** For each space of the board -1 (open), 0 (strawberry) or 1 (blueberry). */
  readonly board: readonly number[];
  readonly turn: Seat;
}

/** A piece of a seat that has come to a space, from another one (-1: from beside the board). */
export interface Step {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  /** Spaces of the other side that the player has cleared as well. */
  readonly taken: readonly number[];
}

/** How one game differs. */
export interface SideGame<S extends SideState, M> {
  readonly game: Game<S, M>;
  readonly rule: string;
  /** The board of a position; left out for the waffle. */
  readonly sizeOf?: (state: S) => GridSize;
  /** The move that a step means, legal or not; undefined when the game knows no such step. */
  readonly moveOf: (state: S, step: Step) => M | undefined;
  /** A position with another board, after an act that was no legal move. */
  readonly withBoard: (state: S, board: readonly number[], turn: Seat, act: Act<M>) => S;
  readonly hasPoints?: boolean;
  readonly facts?: (state: S) => readonly Sentence[];
  readonly offers?: (state: S) => readonly Offer<M>[];
  readonly rolled?: (state: S, die: TTSObject) => M | undefined;
}

/** All pieces that are not on the board lie on the tray, which is never empty. */
function hands(board: readonly number[]): readonly number[] {
  return [0, 1].map((seat) => Math.max(1, PIECES - board.filter((piece) => piece === seat).length));
}

/** The table of a game. */
export function sideTable<S extends SideState, M>(side: SideGame<S, M>): TrackedGame<S, M, Sighting> {
  const { game, rule, rolled } = side;
  const sizeOf = (state: S): GridSize => side.sizeOf?.(state) ?? BOARD;
  const onRecord = (state: S): OnRecord => ({ size: sizeOf(state), board: state.board, hands: hands(state.board) });
  return {
    game,
    views: VIEWS,
    options: game.options,
    isDrawn: false,
    hasPoints: side.hasPoints === true,
    turnRule: rule,
    colours: [COLOURS.strawberriesSay, COLOURS.blueberriesSay],
    calls: [],
    see: () => see(),
    read: (state, sight) => read(side, state, sizeOf(state), sight),
    handwork: (state, sight, carried, prepared) => handwork(onRecord(state), sight, carried, prepared),
    agrees: (state, sight) => isSameBoard(state.board, sight),
    differing: (state, sight) => [
      ...differingPlaces(differences(state.board, sight), sizeOf(state)),
      ...traysLacking(onRecord(state), sight),
    ],
    positionSeen: (state, sight, act) => {
      const board = boardSeen(state.board, sight);
      return game.positionText(side.withBoard(state, board, turnAfter(state.turn, act), act));
    },
    offers: (state) => side.offers?.(state) ?? [],
    arrange: (state) => arranging({ size: sizeOf(state), board: state.board, hands: hands(state.board) }),
    held: (object) => (isPiece(object) ? originOf(object) : undefined),
    isPiece: (object) => isPiece(object),
    rememberDeleted: (object) => rememberDeleted(object),
    lacking: () => lacking(),
    isSettled: () => isSettled(),
    facts: (state) => side.facts?.(state) ?? [],
    news: () => [],
    lines: (state, last, held) => lines(game, state, sizeOf(state), last, held),
    ...(rolled === undefined ? {} : { rolled }),
  };
}

function read<S extends SideState, M>(side: SideGame<S, M>, state: S, size: GridSize, sight: Sighting): Act<M> {
  const found = differences(state.board, sight);
  if (found.came.length === 0 && found.gone.length === 0) return { kind: 'nothing' };
  const step = stepOf(found);
  const move = step === undefined ? undefined : side.moveOf(state, step);
  if (step === undefined || move === undefined) {
    return { kind: 'strange', places: differingPlaces(found, size) };
  }
  return { kind: 'move', seat: step.seat, move };
}

/** One piece has come, at most one of its side has gone: that is a step. */
function stepOf({ came, gone }: Differences): Step | undefined {
  const arrival = came[0];
  if (arrival === undefined || came.length > 1) return undefined;
  const own = gone.filter(({ seat }) => seat === arrival.seat);
  if (own.length > 1) return undefined;
  const taken = gone.filter(({ seat }) => seat !== arrival.seat).map(({ space }) => space);
  return { seat: arrival.seat, from: own[0]?.space ?? -1, to: arrival.space, taken };
}

/** Names of places as spaces; places beside the board are left out. */
function spacesOf(size: GridSize, places: readonly Place[]): number[] {
  return places.map((place) => gridSpace(size, place)).filter((space) => space >= 0);
}

function lines<S extends SideState, M>(
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

/** Where the held piece may go by a legal move: those that begin where it was taken from. */
function openSpaces<S extends SideState, M>(game: Game<S, M>, state: S, size: GridSize, held: Held): number[] {
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

/** Waffle Wars as the script referees it, plain or with special modes, power-ups and doubles: the rules, the pieces, the board. */
import type { Place } from '@griddle/rules/core/contract.js';
import { BOARD, NOBODY, SPACE_NAMES } from '@griddle/rules/internal/waffle-wars/components.js';
import { conditionsOf, hasModes, singleMoves, waffleWars as game } from '@griddle/rules/waffle-wars/index.js';
import type { WaffleWarsMove, WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import type { TrackedGame } from '../mod/tracking.js';
import type { Held, Line, Offer } from '../mod/table-game.js';
import { CALLS } from './calls.js';
import { COLOURS } from '../grid/colours.js';
import { news, threatSpaces, threatsOf } from './facts.js';
import { playerChanges, traysLacking } from '../grid/player-changes.js';
import type { OnRecord } from '../grid/player-changes.js';
import { guardLines, lastMoveLines, openLines, ownerLines, threatLines, winLines } from '../grid/marks.js';
import { arranging, rememberDeleted, isPiece, lacking, originOf, see } from '../grid/pieces.js';
import { differences, differingPlaces, isSameBoard } from '../grid/scan.js';
import type { Scan } from '../grid/scan.js';
import { sideHands } from './hands.js';
import { facts } from './mode-facts.js';
import { recognise } from './recognise.js';
import { positionSeen } from './seen.js';
import { VIEWS } from '../grid/views.js';

/** Whether the next two placements are a Second Helping: the only power-up that begins like another move. */
let isSecondHelping = false;

/** The table of Waffle Wars for the script. */
export const waffleWarsTable: TrackedGame<WaffleWarsState, WaffleWarsMove, Scan> = {
  game,
  views: VIEWS,
  // The format determines whether two or four play
  options: game.options.filter(({ key }) => key !== 'players'),
  isDrawn: false,
  hasPoints: false,
  turnRule: 'WW-2',
  colours: [COLOURS.strawberriesSay, COLOURS.blueberriesSay, COLOURS.strawberriesSay, COLOURS.blueberriesSay],
  calls: CALLS,
  see: () => see(),
  read: (state, scan) => {
    const act = recognise(state, scan, isSecondHelping);
    if (act.kind === 'move' || act.kind === 'unrecognised') isSecondHelping = false;
    return act;
  },
  playerChanges: (state, scan, carried, prepared) => playerChanges(onRecord(state), scan, carried, prepared),
  agrees: (state, scan) =>
    isSameBoard(state.board, scan) && sideHands(state).every((hand, side) => hand === scan.inHand[side]),
  differing: (state, scan) => [
    ...differingPlaces(differences(state.board, scan)),
    ...traysLacking(onRecord(state), scan),
  ],
  positionSeen: (state, scan, act) => positionSeen(state, scan, act),
  offers: (state) => offers(state),
  arrange: (state) => {
    isSecondHelping = false;
    return arranging({ board: state.board, hands: sideHands(state), stock: stockOf(state) });
  },
  held: (object) => (isPiece(object) ? originOf(object) : undefined),
  isPiece: (object) => isPiece(object),
  rememberDeleted: (object) => rememberDeleted(object),
  lacking: () => lacking(),
  facts: (state) => facts(state),
  news: (before, after) => news(before, after),
  lines: (state, last, held) => lines(state, last, held),
};

function onRecord(state: WaffleWarsState): OnRecord {
  return { size: BOARD, board: state.board, hands: sideHands(state) };
}

/** Returns a side's number of pieces in the whole game (WW-3, WW-60). */
function stockOf({ rules, hands }: WaffleWarsState): number {
  return (rules.hand * hands.length) / 2;
}

/** Returns a button that announces a Second Helping, while one may be spent. */
function offers(state: WaffleWarsState): Offer<WaffleWarsMove>[] {
  const isSpendable = hasModes(state) && (state.powers[state.seat] ?? 0) > 0 && (state.hands[state.seat] ?? 0) > 1;
  if (!isSpendable || state.phase === 'reply') return [];
  const key = isSecondHelping ? 'tts.second-helping.on' : 'tts.second-helping.off';
  return [{ label: { key }, act: () => (isSecondHelping = !isSecondHelping) }];
}

/** Spaces by name, cached because picking up a piece needs those of every move. */
const SPACES: Record<Place, number> = {};
SPACE_NAMES.forEach((name, space) => (SPACES[name] = space));

/** Converts places to spaces; leaves out tray tokens. */
function spacesOf(places: readonly Place[]): number[] {
  const spaces: number[] = [];
  for (const place of places) {
    const space = SPACES[place];
    if (space !== undefined) spaces.push(space);
  }
  return spaces;
}

function lines(state: WaffleWarsState, last: readonly Place[], held: Held | undefined): Line[] {
  const drawn = [...ownerLines(state.owners), ...lastMoveLines(spacesOf(last))];
  for (const side of [0, 1]) {
    for (const condition of conditionsOf(state.board, state.owners, side)) drawn.push(...winLines(condition.spaces));
  }
  if (hasModes(state)) drawn.push(...guardLines(state.guards.filter((space) => space >= 0)));
  else threatsOf(state).forEach((moves, seat) => drawn.push(...threatLines(seat, threatSpaces(moves))));
  if (held !== undefined && held.seat === state.turn) drawn.push(...openLines(openSpaces(state, held)));
  return drawn;
}

/** Returns where the held piece may go by a legal move, with or without a power-up. */
function openSpaces(state: WaffleWarsState, held: Held): number[] {
  const open: number[] = [];
  const from = SPACE_NAMES.indexOf(held.place);
  // Outside replies the spaces of a Second Helping's pairs are also open to single placements
  const isOrdinary = hasModes(state) && state.phase !== 'reply';
  for (const move of isOrdinary ? singleMoves(state) : game.legalMoves(state)) {
    const touched = spacesOf(game.placesOfMove(state, move));
    const isPlacement = touched.length === 1 || (move.kind === 'power' && move.power === 'second-helping');
    const start = isPlacement ? NOBODY : (touched[0] ?? NOBODY);
    const to = touched[touched.length - 1];
    if (to !== undefined && start === from && !open.includes(to)) open.push(to);
  }
  return open;
}

/** Waffle Wars as the script referees it: the game's rules, joined to its pieces and its board. */
import { SPACE_NAMES } from '@griddle/rules/waffle-wars/components.js';
import { conditionsOf, waffleWars } from '@griddle/rules/waffle-wars/index.js';
import type { WaffleWarsMove, WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { landingOf } from '@griddle/rules/waffle-wars/moves.js';
import type { WatchedGame } from '../mod/referee.js';
import type { Held, Line } from '../mod/table-game.js';
import { CALLS } from './calls.js';
import { COLOURS } from './colours.js';
import { facts, news, threatSpaces, threatsOf } from './facts.js';
import { lastMoveLines, openLines, ownerLines, threatLines, winLines } from './marks.js';
import { arrange, isPiece, isSettled, originOf, see } from './pieces.js';
import { positionSeen, recognise } from './recognise.js';
import { differences, differingPlaces, turnAfter } from './sighting.js';
import type { Sighting } from './sighting.js';

export const waffleWarsTable: WatchedGame<WaffleWarsState, WaffleWarsMove, Sighting> = {
  game: waffleWars,
  options: waffleWars.options,
  isDrawn: false,
  hasPoints: false,
  turnRule: 'WW-2',
  colours: [COLOURS.strawberriesSay, COLOURS.blueberriesSay],
  calls: CALLS,
  see: () => see(),
  read: (state, sight) => recognise(state.board, sight),
  agrees: (state, sight) =>
    recognise(state.board, sight).kind === 'nothing' && state.hands.every((hand, seat) => hand === sight.inHand[seat]),
  differing: (state, sight) => differingPlaces(differences(state.board, sight)),
  positionSeen: (state, sight, act) => positionSeen(state, sight, turnAfter(state.turn, act)),
  offers: () => [],
  arrange: (state) => arrange(state),
  held: (object) => (isPiece(object) ? originOf(object) : undefined),
  isPiece: (object) => isPiece(object),
  isSettled: () => isSettled(),
  facts: (state) => facts(state),
  news: (before, after) => news(before, after),
  lines: (state, last, held) => lines(state, last, held),
};

function lines(state: WaffleWarsState, last: readonly Place[], held: Held | undefined): Line[] {
  const drawn = [...ownerLines(state.owners), ...lastMoveLines(last.map((place) => SPACE_NAMES.indexOf(place)))];
  for (const seat of [0, 1]) {
    for (const condition of conditionsOf(state.board, state.owners, seat)) drawn.push(...winLines(condition.spaces));
  }
  threatsOf(state).forEach((moves, seat) => drawn.push(...threatLines(seat, threatSpaces(moves))));
  if (held !== undefined) drawn.push(...openLines(openSpaces(state, held)));
  return drawn;
}

/** Where the held piece may go by a legal move. */
function openSpaces(state: WaffleWarsState, held: Held): number[] {
  if (held.seat !== state.turn) return [];
  const moves = waffleWars.legalMoves(state);
  const from = SPACE_NAMES.indexOf(held.place);
  return moves
    .filter((move) => (move.kind === 'place' ? from < 0 : move.path[0] === from))
    .map((move) => landingOf(move));
}

/** The waffle as the generic element needs it: its picture from `@griddle/art`, its places and their names. */
import { group, type Shape } from '@griddle/art';
import * as art from '@griddle/art/waffle-wars/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import {
  waffleWars,
  winningMoves,
  type WaffleWarsMove,
  type WaffleWarsState,
} from '@griddle/rules/waffle-wars/index.js';
import { NO_PIECE, type BoardView, type Layer, type Marks } from '../core/board-view.js';

const ROWS: readonly (readonly Place[])[] = [...'654321'].map((rank) => [...'abcdef'].map((file) => file + rank));
const FLIPPED = ROWS.map((row) => row.toReversed()).toReversed();

/** Numbers of the spaces, as states have them. */
const SPACES: ReadonlyMap<Place, number> = new Map(
  ROWS.toReversed()
    .flat()
    .map((place, space) => [place, space]),
);

/** What lies on a space, -1 to 1 in a state; the words for it are `space.waffle-wars.NAME`. */
const CONTENTS = ['open', 'strawberry', 'blueberry'];
/** Who has the quadrant of a space, -1 to 2 in a state; the words are `quadrant.waffle-wars.NAME`. */
const OWNERS = ['nobody', 'strawberries', 'blueberries', 'civil-war'];

/** The spaces of all winning conditions on the board. */
function winningPlaces(state: WaffleWarsState): readonly Place[] {
  if (state.ranks[0] === 0 && state.ranks[1] === 0) return [];
  return waffleWars.score(state).flatMap(({ lines }) => lines.flatMap(({ places }) => places));
}

/** From a position that is not over to the places where either side could get a winning condition by one move. */
type FindThreats = (state: WaffleWarsState) => readonly Place[];

function plainThreats(state: WaffleWarsState): readonly Place[] {
  const moves = [0, 1].flatMap((seat) => winningMoves(state, seat, true));
  return moves.flatMap((move) => waffleWars.touches(state, move).slice(-1));
}

function owners(state: WaffleWarsState, { show }: Marks, flipped: boolean): Layer[] {
  return state.owners.map((owner, quadrant) => ({
    key: owner < 0 || !show.has('owners') ? '' : `${owner}`,
    draw: () => art.ownership(quadrant, owner, flipped) ?? group('owners', []),
  }));
}

function notes({ notes }: Marks, flipped: boolean): Layer {
  const one = ({ from, to, colour, arrow }: Marks['notes'][number]): Shape =>
    from === to
      ? art.highlights([from], colour, flipped)
      : arrow(art.spaceCentre(from, flipped), art.spaceCentre(to, flipped));
  return {
    key: notes.map(({ from, to, colour }) => from + to + colour).join(),
    draw: () => group('notes', notes.map(one)),
  };
}

/** The view with another way to find threats: special modes have more moves. */
export function viewWith(findThreats: FindThreats): BoardView<WaffleWarsState, WaffleWarsMove> {
  const threatenedPlaces = (state: WaffleWarsState, { show }: Marks): readonly Place[] =>
    show.has('threats') && state.winner < 0 ? findThreats(state) : [];
  return {
    viewBox: art.VIEW_BOX,
    label: (say) => say('ui.board', { game: waffleWars.id }),
    rows: (flipped) => (flipped ? FLIPPED : ROWS),
    centre: (place, flipped) => art.spaceCentre(place, flipped),
    hit: 'M-.5-.5h1v1h-1z',
    backdrop: (flipped, coordinates) => (coordinates ? art.board(flipped) : art.WAFFLE),
    below: (state, marks, flipped) => [
      ...owners(state, marks, flipped),
      { places: winningPlaces(state), draw: (place) => art.winning([place], flipped) },
      { places: marks.show.has('last') ? marks.last : [], draw: (place) => art.lastMove([place], flipped) },
      { places: marks.starts, draw: (place) => art.placements([place], flipped) },
      { places: marks.targets, draw: (place) => art.landings([place], flipped) },
    ],
    above: (state, marks, flipped) => [
      { places: threatenedPlaces(state, marks), draw: (place) => art.threats([place], flipped) },
      { places: marks.picked.slice(-1), draw: (place) => art.selection(place, flipped) },
      { places: marks.lit, draw: (place) => art.highlights([place], 2, flipped) },
      notes(marks, flipped),
    ],
    pieceOn: ({ board }, place) => board[SPACES.get(place) ?? 0] ?? NO_PIECE,
    piece: (kind) => art.PIECES[kind === 0 ? 0 : 1],
    contentOf: ({ board, owners }, place) => {
      const space = SPACES.get(place) ?? 0;
      const quadrant = (space % 6 < 3 ? 0 : 1) + (space < 18 ? 0 : 2);
      return ((board[space] ?? -1) + 1) * OWNERS.length + (owners[quadrant] ?? -1) + 1;
    },
    placeName: (place, content, say) => {
      const owner = content % OWNERS.length;
      const space = say(`space.waffle-wars.${CONTENTS[Math.floor(content / OWNERS.length)]}`, { place });
      return owner === 0 ? space : say(`quadrant.waffle-wars.${OWNERS[owner]}`, { space });
    },
    moveWords: (state, move, say) => {
      const [from = '', to] = waffleWars.touches(state, move);
      return to === undefined
        ? say('move.waffle-wars.place', { place: from })
        : say('move.waffle-wars.jump', { from, over: between(from, to), to });
    },
    phase: ({ phase }) => (phase === '-' ? '' : phase),
    facts: ({ hands: [strawberries = 0, blueberries = 0] }, say) =>
      say('facts.waffle-wars', { strawberries, blueberries }),
    calls: ['waffling', 'soggy-waffle'],
    mayPick: (state, place) => state.board[art.spaceOf(place)] === state.turn,
    moveFromTouches: (state, places) => {
      const move = waffleWars.parseMove(state, places.join('x'));
      return move.ok ? move.value : undefined;
    },
  };
}

export const waffleWarsView = viewWith(plainThreats);

const NAMES: readonly Place[] = ROWS.toReversed().flat();

/** The name of a space by its number. */
function placeOf(space: number): Place {
  return NAMES[space] ?? '';
}

/** The space halfway from one to another. */
function between(from: Place, to: Place): Place {
  return placeOf((art.spaceOf(from) + art.spaceOf(to)) / 2);
}

/** Where a side threatens to win. Fetched with the first board that shows it. */
import { threats } from '@griddle/art/spots.js';
import { spaceCentre } from '@griddle/art/waffle-wars/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import type { WaffleWarsState } from '@griddle/rules/waffle-wars/state.js';
import { winningMoves } from '@griddle/rules/waffle-wars/verdict.js';
import { late } from './view.js';

/** The places where either side could get a winning condition by one move. */
function threatenedPlaces(state: WaffleWarsState): readonly Place[] {
  const moves = [0, 1].flatMap((seat) => winningMoves(state, seat, true));
  return moves.flatMap((move) => waffleWars.touches(state, move).slice(-1));
}

/** Has threats found in another way: special modes have more moves. It is given the places of the plain game. */
export function findThreats(find: (state: WaffleWarsState, plain: typeof threatenedPlaces) => readonly Place[]): void {
  late.threats = (state, flipped) => ({
    places: state.winner < 0 ? find(state, threatenedPlaces) : [],
    draw: (place) => threats([spaceCentre(place, flipped)]),
  });
}

findThreats(threatenedPlaces);

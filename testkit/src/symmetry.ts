/** Symmetries that a game must respect, such as a rotated board or swapped sides. */
import type { BaseState, Game, Options, Place, Seat } from '@griddle/rules/core/contract.js';

/** A symmetry of a game, as mappings of positions, moves and seats. */
export interface Symmetry {
  readonly name: string;
  readonly position: (text: string) => string;
  readonly move: (text: string) => string;
  readonly seat: (seat: Seat) => Seat;
}

/** A move with every place in it mapped: `b2xd4` becomes `map('b2')`, `x`, `map('d4')`. */
export function mappedMove<S extends BaseState, M>(
  game: Game<S, M>,
  text: string,
  map: (place: Place) => Place,
): string {
  let mapped = '';
  let offset = 0;
  while (offset < text.length) {
    const end = game.scanPlace(text, offset);
    mapped += end < 0 ? text.charAt(offset) : map(text.substring(offset, end));
    offset = end < 0 ? offset + 1 : end;
  }
  return mapped;
}

/**
 * Checks a symmetry in some positions: it maps legal moves to legal moves, playing and mapping commute, and so does the
 * outcome. Returns the faults as lines of text.
 */
export function checkSymmetry<S extends BaseState, M>(
  game: Game<S, M>,
  options: Options,
  symmetry: Symmetry,
  states: readonly S[],
): string[] {
  const faults: string[] = [];
  for (const state of states) {
    for (const fault of stateFaults(game, options, symmetry, state)) {
      faults.push(symmetry.name + ', ' + game.positionText(state) + ': ' + fault);
    }
  }
  return faults;
}

function stateFaults<S extends BaseState, M>(
  game: Game<S, M>,
  options: Options,
  symmetry: Symmetry,
  state: S,
): string[] {
  const read = game.parsePosition(symmetry.position(game.positionText(state)), options);
  if (!read.ok) return ['its image is not read: ' + read.error.code];
  const image = read.value;
  const faults: string[] = [];
  const images = game.legalMoves(image).map((move) => game.moveText(image, move));
  const moves = game.legalMoves(state);
  if (moves.length !== images.length) faults.push('it has other moves than its image');
  for (const move of moves) {
    const text = game.moveText(state, move);
    const mapped = symmetry.move(text);
    if (images.includes(mapped)) faults.push(...afterFaults(game, symmetry, [state, image], [text, mapped]));
    else faults.push('its image has no move ' + mapped);
  }
  const outcome = winnersText(game, state, symmetry.seat);
  if (outcome !== winnersText(game, image, (seat) => seat)) faults.push('its image has another outcome');
  return faults;
}

/** A move and its image, played in a position and its image. */
function afterFaults<S extends BaseState, M>(
  game: Game<S, M>,
  symmetry: Symmetry,
  states: readonly [S, S],
  texts: readonly [string, string],
): string[] {
  const after = states.map((state, i) => {
    const move = game.parseMove(state, texts[i] ?? '');
    const played = move.ok ? game.play(state, move.value) : move;
    return played.ok ? game.positionText(played.value) : 'refused';
  });
  return symmetry.position(after[0] ?? '') === after[1] ? [] : ['after ' + texts[0] + ' its image is another'];
}

/** The winners after mapping the seats, in seat order, and how they won. */
function winnersText<S extends BaseState, M>(game: Game<S, M>, state: S, change: (seat: Seat) => Seat): string {
  const outcome = game.outcome(state);
  if (outcome === undefined) return '';
  const winners = outcome.winners.map((seat) => change(seat)).sort((a, b) => a - b);
  return winners.join(',') + ' ' + outcome.by;
}

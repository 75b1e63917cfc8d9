/** Hostage Rescue: a roll that wins, and the walk that leaves the other side the fewest rolls that do. */
import { CHANCE, type BaseState, type Game, type Seat } from '@griddle/rules/core/contract.js';
import { common, tokens } from './by-sides.js';
import { refutationsOf, type Found } from './found.js';
import type { Spot } from './mine.js';

const FEWEST = 4;
/** The next best walk leaves so many rolls more. */
const MARGIN = 1;

/** A puzzle of either kind; undefined where there is none. */
export async function byRolls<S extends BaseState, M>(spot: Spot<S, M>): Promise<Found | undefined> {
  const { game, seat, state } = spot;
  const moves = game.legalMoves(state);
  if (moves.length < FEWEST) return undefined;
  const wins = winsOf(game, state, seat);
  if (wins.length > 0) return rescue(spot, wins);
  const counted = moves.map((move) => {
    const played = game.play(state, move);
    // Of a roll that is split the second walk would have to be counted, too
    const isWhole = played.ok && game.toMove(played.value)[0] === CHANCE;
    return { move, rolls: isWhole ? rollsOf(game, played.value, 1 - seat) : Infinity };
  });
  if (counted.some(({ rolls }) => rolls === Infinity)) return undefined;
  counted.sort((one, other) => one.rolls - other.rolls);
  const [best, second] = counted;
  const worst = counted.at(-1);
  if (!best || !second || !worst || second.rolls - best.rolls < MARGIN || worst.rolls === 0) return undefined;
  const key = game.moveText(state, best.move);
  const fails = await refutationsOf(spot, (move) => game.moveText(state, move) === key);
  return {
    ...common(spot),
    goal: `rolls ${best.rolls}`,
    difficulty: Math.min(5, 1 + fails + (second.rolls - best.rolls > MARGIN ? 0 : 1) + (moves.length > 9 ? 1 : 0)),
    theme: best.rolls === 0 ? 'safe' : 'guard',
    solution: [key],
    refutations: [],
  };
}

async function rescue<S extends BaseState, M>(
  spot: Spot<S, M>,
  wins: readonly (readonly M[])[],
): Promise<Found | undefined> {
  const { game, state } = spot;
  const [line] = wins;
  if (!line || wins.length > 1) return undefined;
  const key = game.moveText(state, line[0] as M);
  const fails = await refutationsOf(spot, (move) => game.moveText(state, move) === key);
  return {
    ...common(spot),
    goal: `win ${line.length}`,
    difficulty: Math.min(5, line.length === 1 ? 1 : 2 + fails),
    theme: 'rescue',
    solution: tokens(spot, line),
    refutations: [],
  };
}

/** All ways in which a seat wins within its turn. */
function winsOf<S extends BaseState, M>(game: Game<S, M>, state: S, seat: Seat): readonly (readonly M[])[] {
  return game.legalMoves(state).flatMap((move) => {
    const played = game.play(state, move);
    if (!played.ok) return [];
    if (game.outcome(played.value)) return [[move]];
    if (game.toMove(played.value)[0] !== seat) return [];
    return winsOf(game, played.value, seat).map((rest) => [move, ...rest]);
  });
}

/** With how many of the six rolls a seat wins. */
function rollsOf<S extends BaseState, M>(game: Game<S, M>, state: S, seat: Seat): number {
  return [1, 2, 3, 4, 5, 6].filter((roll) => {
    const move = game.parseMove(state, `~${roll}`);
    const played = move.ok ? game.play(state, move.value) : undefined;
    return played?.ok === true && winsOf(game, played.value, seat).length > 0;
  }).length;
}

/** Proofs of forced wins and of only moves, by a search of its own over the reference implementations of the rules. */
import * as reference from '../../../rules/test/grid/reference-sides.js';
import * as wars from '../../../rules/test/waffle-wars/reference-game.js';
import type { Written } from './puzzle-text.js';

/** A game as the search sees it; `P` is a position. */
interface Sides<P> {
  readonly read: (text: string) => P;
  readonly moves: (at: P) => readonly string[];
  readonly play: (at: P, token: string) => P;
  readonly side: (at: P) => string;
  /** Empty while the game goes on. */
  readonly winner: (at: P) => string;
}

const bonus = (game: reference.ReferenceGame): Sides<reference.Reference> => ({
  read: reference.readReference,
  ...game,
  side: ({ side }) => side,
  winner: ({ winner }) => winner,
});

const WARS: Sides<wars.Reference> = {
  read: (text) => wars.read(text),
  moves: wars.moves,
  play: wars.played,
  side: ({ side }) => side,
  winner: ({ won }) => won?.side ?? '',
};

/** What is wrong with a puzzle; empty for nothing. */
export type Prover = (puzzle: Written) => string;

/** By game id. */
export const SIDES: Readonly<Record<string, Prover>> = {
  'waffle-wars': sidesProver(WARS),
  snake: sidesProver(bonus(reference.SNAKE)),
  'waffle-checkers': sidesProver(bonus(reference.WAFFLE_CHECKERS)),
  'connect-four': sidesProver(bonus(reference.CONNECT_FOUR)),
  reversi: sidesProver(bonus(reference.REVERSI)),
  'hostage-rescue': sidesProver(bonus(reference.HOSTAGE_RESCUE)),
};

const TO_THE_END = 99;

function sidesProver<P>(game: Sides<P>): Prover {
  /** The replies that saved last, by the moves that were left: they are tried first. */
  const saving: string[] = [];
  /** Whether a side wins with at most so many moves of its own. */
  const wins = (at: P, side: string, own: number): boolean => {
    const winner = game.winner(at);
    if (winner !== '') return winner === side;
    const isOwn = game.side(at) === side;
    if (isOwn && own === 0) return false;
    const tokens = game.moves(at);
    if (!isOwn) {
      const likely = saving[own] ?? '';
      const ordered = tokens.includes(likely) ? [likely, ...tokens] : tokens;
      const saved = ordered.find((token) => !wins(game.play(at, token), side, own));
      saving[own] = saved ?? likely;
      return tokens.length > 0 && saved === undefined;
    }
    const next = tokens.map((token) => game.play(at, token));
    return next.some((after) => game.winner(after) === side) || next.some((after) => wins(after, side, own - 1));
  };
  const forcing = (at: P, own: number): string[] => {
    const side = game.side(at);
    return game.moves(at).filter((token) => wins(game.play(at, token), side, own - 1));
  };
  const other = (side: string): string => (side === 's' ? 'b' : 's');

  const proveWin = ({ position, solution, wrong }: Written, own: number): string => {
    let at = game.read(position);
    const side = game.side(at);
    let left = own;
    if (own > 1 && forcing(at, own - 1).length > 0) return `it takes fewer than ${own} moves`;
    for (const [index, token] of solution.entries()) {
      if (!game.moves(at).includes(token)) return `${token} is not legal`;
      if (game.side(at) === side) {
        const right = forcing(at, left);
        const atOnce = right.filter((one) => game.winner(game.play(at, one)) === side);
        const isOnly = right.length === 1 && right[0] === token;
        // Whoever wins at once in another way is told that it is right, too
        const isAnyWin = index > 0 && atOnce.length === right.length && right.includes(token);
        if (!isOnly && !isAnyWin) return `move ${index + 1} may be ${right.join(' ') || 'none'}`;
        left--;
      } else if (wins(game.play(at, token), side, left - 1)) return `${token} does not hold out as long as it could`;
      at = game.play(at, token);
    }
    if (game.winner(at) !== side) return 'the line does not win';
    return refutedOf(
      position,
      wrong,
      (after, token) => (wins(after, side, own - 1) ? `${token} wins, too` : ''),
      (after) =>
        // A win that only takes one move longer is none either
        wins(after, side, own),
    );
  };

  const proveSave = ({ position, solution: [key = ''], wrong }: Written, own: number): string => {
    const at = game.read(position);
    const them = other(game.side(at));
    const safe = game.moves(at).filter((token) => !wins(game.play(at, token), them, own));
    if (safe.length !== 1 || safe[0] !== key) return `safe are ${safe.join(' ') || 'none'}`;
    return refutedOf(
      position,
      wrong,
      (after, token) => (wins(after, them, own) ? '' : `${token} does not lose`),
      (after) => !wins(after, them, own - 1),
    );
  };

  /** Wrong tries and their answers are legal, the tries are wrong, and the answers show it. */
  const refutedOf = (
    position: string,
    wrong: readonly (readonly string[])[],
    faultOf: (after: P, token: string) => string,
    isHarmless: (after: P) => boolean,
  ): string => {
    for (const [token = '', ...answers] of wrong) {
      let at = game.read(position);
      const fault = faultOf(game.play(at, token), token);
      if (fault !== '') return fault;
      for (const each of [token, ...answers]) {
        if (!game.moves(at).includes(each)) return `${each} is not legal`;
        at = game.play(at, each);
      }
      if (answers.length > 0 && isHarmless(at)) return `${answers.join(' ')} does not refute ${token}`;
    }
    return '';
  };

  const proveOnly = ({ position, solution: [key = ''] }: Written): string => {
    const right = forcing(game.read(position), TO_THE_END);
    return right.length === 1 && right[0] === key ? '' : `winning are ${right.join(' ') || 'none'}`;
  };

  /** With how many rolls a side that comes next wins within its turn (Hostage Rescue). */
  const rollsOf = (after: P): number =>
    [1, 2, 3, 4, 5, 6].filter((roll) => {
      const rolled = { ...after, roll };
      const within = (at: P): boolean =>
        game.moves(at).some((token) => {
          const next = game.play(at, token);
          if (game.winner(next) !== '') return true;
          return game.side(next) === game.side(after) && within(next);
        });
      return within(rolled);
    }).length;

  const proveRolls = ({ position, solution: [key = ''] }: Written, claimed: number): string => {
    const at = game.read(position);
    const counted = game.moves(at).map((token) => ({ token, rolls: rollsOf(game.play(at, token)) }));
    const least = Math.min(...counted.map(({ rolls }) => rolls));
    const best = counted.filter(({ rolls }) => rolls === least).map(({ token }) => token);
    if (least !== claimed) return `the least is ${least}`;
    return best.length === 1 && best[0] === key ? '' : `best are ${best.join(' ')}`;
  };

  const provePoints = ({ position, solution: [key = ''] }: Written): string => {
    const at = game.read(position);
    const mine = game.side(at);
    const counted = game.moves(at).map((token) => ({
      token,
      turned: changed(at as reference.Reference, game.play(at, token) as reference.Reference, mine),
    }));
    const most = Math.max(...counted.map(({ turned }) => turned));
    const best = counted.filter(({ turned }) => turned === most).map(({ token }) => token);
    return best.includes(key) && best.length <= 3 ? '' : `best are ${best.join(' ')}`;
  };

  return (puzzle) => {
    const [goal = '', of = ''] = puzzle.goal.split(' ');
    if (goal === 'win') return proveWin(puzzle, Number(of));
    if (goal === 'save') return proveSave(puzzle, Number(of));
    if (goal === 'only') return proveOnly(puzzle);
    if (goal === 'rolls') return proveRolls(puzzle, Number(of));
    return goal === 'points' ? provePoints(puzzle) : `the goal ${goal} cannot be proved`;
  };
}

/** How many pieces a side has more (Reversi). */
function changed(before: reference.Reference, after: reference.Reference, side: string): number {
  const count = ({ pieces }: reference.Reference): number =>
    Object.values(pieces).filter((piece) => piece === side).length;
  return count(after) - count(before);
}

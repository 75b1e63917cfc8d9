/** The most points of a turn, by looking at every way to play it. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { seeded } from '@griddle/rules/core/random.js';
import { chooseMove } from '../../src/choose.js';
import { turnsOf } from './best-turn.js';
import { common, tokens } from './by-sides.js';
import type { Found } from './found.js';
import type { Spot } from './mine.js';

/** Fewer different ends of a turn are no riddle. */
const FEWEST = 8;
/** Of the ends of a turn so many may be best: more, and it is found by chance. */
const BEST = 3;
/** One end in so many at most. */
const RARE = 8;
/** From so many ends on a turn is harder, and harder again. */
const HARDER = [4, 16, 64].map((times) => times * FEWEST);
const LONGEST = 8;
const HARDEST = 5;

/** A turn in which few ways make the most points; undefined where many do, or chance has a say. */
export async function byTurn<S extends BaseState, M>(spot: Spot<S, M>): Promise<Found | undefined> {
  const { game, mine, seat, state } = spot;
  if (!isFit(spot)) return undefined;
  const turns = turnsOf(game, state, seat, mine.proof);
  if (!turns || turns.ends < FEWEST || turns.bestEnds > Math.min(BEST, turns.ends / RARE)) return undefined;
  const { best } = turns;
  const before = game.score(state).find((sheet) => sheet.seat === seat)?.total ?? 0;
  if (best.points <= before || best.moves.length > LONGEST) return undefined;
  const byGreed = await pointsOf(spot, 'easy');
  const byMedium = await pointsOf(spot, 'medium');
  const fails = [byGreed, byMedium].filter((points) => points < best.points).length;
  const length = best.moves.length;
  const many = HARDER.filter((ends) => turns.ends >= ends).length;
  return {
    ...common(spot),
    goal: 'points',
    difficulty: Math.min(HARDEST, Math.max(1, Math.max(1, length - 1) + fails + many - 1)),
    theme: themeOf(length),
    solution: tokens(spot, best.moves),
    refutations: [],
  };
}

function themeOf(length: number): string {
  return length > 3 ? 'chain' : length > 1 ? 'combination' : 'one-move';
}

/** What a bot makes of the turn. */
async function pointsOf<S extends BaseState, M>({ game, seat, state }: Spot<S, M>, level: string): Promise<number> {
  let at = state;
  for (let step = 0; step < 2 * LONGEST && game.toMove(at).includes(seat); step++) {
    const move = await chooseMove(game, game.viewFor(at, seat), seat, level, seeded(step));
    const played = move === undefined ? undefined : game.play(at, move);
    if (!played?.ok) break;
    at = played.value;
  }
  return game.score(at).find((sheet) => sheet.seat === seat)?.total ?? 0;
}

/** Tiles on the board of Waddle Waddle with which a turn can be looked at: at its beginning, and after its first half. */
const TILES = [7, 14] as const;

/** Cards of Top Waffle that bring chance into a turn. */
const CHANCE = ['groceries', 'wrench'];

/** Whether a turn begins here, and nothing in it is left to chance. Positions are read as text: it is the same for all games. */
function isFit<S extends BaseState, M>({ game, seat, state }: Spot<S, M>): boolean {
  const text = game.positionText(state);
  if (game.id === 'top-waffle') {
    const [, step = '', players = '', count = ''] = text.split(' ');
    const [, items = ''] = (players.split(';')[seat] ?? '').split('/');
    // Nothing is turned up after the closing card, and who comes last sees the day end
    return (
      step.endsWith(':execute') && /:![1-9]/.test(count) && !items.split('.').some((item) => CHANCE.includes(item))
    );
  }
  if (game.id === 'waddle-waddle') {
    const [board = '', mover = ''] = text.split(' ');
    return board.split(';').length <= TILES[mover.includes(':') ? 1 : 0];
  }
  if (game.id === 'waffle-time') {
    const [, , , , , round = ''] = text.split(' ');
    const isNext = round
      .split(':')[1]
      ?.split(',')
      .some((pawn) => !pawn.includes('@') && pawn !== `p${seat + 1}`);
    // After the last pawn of a round a seat may be the first one of the next
    return / p\d:place /.test(text) && isNext === true;
  }
  return true;
}

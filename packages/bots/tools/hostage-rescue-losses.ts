/**
 * Measures how much a player of Hostage Rescue gives away, in hundredths of a win for each game, and so how often the best
 * of all players could win against it: half of the games, and what is given away. The other side plays by the search, which
 * also judges what is given away with each move; moves that it looks at less are judged worse than they may be.
 *
 *   node --conditions=griddle-source --import=tsx packages/bots/tools/hostage-rescue-losses.ts greedy|LEVEL [games] [positions]
 */
import { CHANCE, type Seat } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { next, seeded, type Rng } from '@griddle/rules/core/random.js';
import {
  hostageRescue as game,
  type HostageRescueMove,
  type HostageRescueState,
} from '@griddle/rules/hostage-rescue/index.js';
import { chooseMove, finish, pick, planSearch, type SearchRun } from '@griddle/bots';
import { HOSTAGE_RESCUE } from '../src/hostage-rescue/evaluator.js';
import { alike } from '../src/levels.js';
import { chanceOf } from '../src/search-run.js';
import { greedy } from '../src/baselines.js';

const [player = 'greedy', games = '400', positions = '10000'] = process.argv.slice(2);
const JUDGE = { ...HOSTAGE_RESCUE, skills: alike({ positions: Number(positions), slips: 0 }) };

async function moveOf(view: HostageRescueState, seat: Seat, rng: Rng): Promise<HostageRescueMove | undefined> {
  return player === 'greedy'
    ? pick(finish(await greedy(game, view, seat, rng)), rng)
    : chooseMove(game, view, seat, player, rng);
}

/** What the player gives away in one game from a seat, and whether the other side wins. */
async function play(seed: number, own: Seat): Promise<{ readonly lost: number; readonly beaten: boolean }> {
  let state = game.setup(initialOptions(game.options), seed);
  let rng = seeded(seed);
  let lost = 0;
  for (;;) {
    const outcome = game.outcome(state);
    if (outcome) return { lost, beaten: !outcome.winners.includes(own) };
    const seat = game.toMove(state)[0] ?? CHANCE;
    rng = next(rng);
    let move: HostageRescueMove | undefined;
    if (seat === CHANCE) {
      const chance = game.chanceMove(state);
      state = { ...state, rng: chance.rng };
      move = chance.move;
    } else {
      const view = game.viewFor(state, seat);
      const judged = finish(planSearch(game, JUDGE, view, seat, 'best', true, rng));
      move = seat === own ? await moveOf(view, seat, rng) : pick(judged, rng);
      if (seat === own && move) lost += givenAway(judged, state, move);
    }
    const played = move && game.play(state, move);
    if (!played?.ok) throw new Error(`No move in ${game.positionText(state)}`);
    state = played.value;
  }
}

function givenAway(
  { search }: SearchRun<HostageRescueMove>,
  state: HostageRescueState,
  move: HostageRescueMove,
): number {
  const { moves } = search.thought();
  const percent = (value = 0): number => 100 * chanceOf(JUDGE, search, value);
  const text = game.moveText(state, move);
  const made = moves.find((other) => game.moveText(state, other.move) === text);
  return percent(moves[0]?.value) - percent(made?.value);
}

let sum = 0;
let squares = 0;
let beaten = 0;
for (let at = 0; at < Number(games); at++) {
  const one = await play(Math.floor(at / 2) + 1, at % 2);
  sum += one.lost;
  squares += one.lost ** 2;
  if (one.beaten) beaten++;
}
const mean = sum / Number(games);
const error = 1.96 * Math.sqrt((squares / Number(games) - mean ** 2) / Number(games));
console.log(
  `${player} gives away ${mean.toFixed(1)} hundredths of a win a game, give or take ${error.toFixed(1)} ` +
    `(${games} games, ${positions} positions a move). The search won ${((100 * beaten) / Number(games)).toFixed(1)} of 100.`,
);

/**
 * Trains the networks of Hostage Rescue, `src/hostage-rescue/network-weights.ts`: it plays against itself, and what a
 * position is worth is to become the mean over all rolls of what the best turn leads to. Ten minutes' work.
 */
import { writeFileSync } from 'node:fs';
import { initialOptions } from '@griddle/rules/core/options.js';
import { SPACES, DIE } from '@griddle/rules/internal/hostage-rescue/state.js';
import { hostageRescue as game, type HostageRescueState } from '@griddle/rules/hostage-rescue/index.js';
import { Board } from '../src/hostage-rescue/board.js';
import {
  ALWAYS,
  findInputs,
  inputs,
  NEURONS,
  neurons,
  NUMBERS,
  oddsToRoll,
  OUTPUTS,
  PRECISION,
  WIDTH,
} from '../src/hostage-rescue/network.js';

const POSITIONS = Number(process.argv[2] ?? 200_000);
/** One turn in so many is left to chance, and no game of ours lasts so many turns. */
const ODD_TURNS = 10;
const LONGEST = 100;
/** First parts of split rolls that are gone on with. */
const PARTS = 6;

/** Positions after which the weights change, and by how much they do at first and in the end. */
const BATCH = 16;
const FAST = 3e-3;
const SLOW = 6e-5;
/** Adam, as Kingma and Ba have described it: how much of the past counts. */
const MEAN = 0.9;
const SQUARES = 0.999;
const LARGEST = 7.9;

/** The mirror image of a position by the diagonal through both corners, which is worth as much. */
function mirrored<B extends Pick<Board, 'board' | 'turn' | 'goal' | 'carriers'>>({ board, turn, goal, carriers }: B) {
  const mirror = (space: number): number => (space < 0 ? space : (space % 6) * 6 + Math.floor(space / 6));
  const turned = Array.from({ length: SPACES }, (_none, space) => board[mirror(space)] ?? -1);
  return { board: turned, turn, goal, carriers: carriers.map(mirror) };
}

function train(goal: HostageRescueState['goal']): Float32Array {
  const weights = Float32Array.from({ length: NUMBERS }, () => (Math.random() - 0.5) / 3);
  const steps = new Float32Array(NUMBERS);
  const means = new Float32Array(NUMBERS);
  const squares = new Float32Array(NUMBERS);
  const look = (board: Pick<Board, 'board' | 'turn' | 'goal' | 'carriers'>): number =>
    1 / (1 + Math.exp(oddsToRoll(weights, findInputs(board))));
  let board = started(goal, look);
  let turns = 0;
  let errors = 0;
  for (let seen = 1; seen <= POSITIONS; seen++) {
    const side = board.turn;
    const rolled = Array.from({ length: DIE }, (_none, roll) => board.turns(side, roll + 1, PARTS));
    board.turn = 1 - side;
    const passed = look(board);
    board.turn = side;
    const target = rolled.reduce((sum, found) => sum + (found[0]?.look ?? passed), 0) / DIE;

    for (const position of [board, mirrored(board)]) {
      const there = findInputs(position);
      const error = 1 / (1 + Math.exp(-oddsToRoll(weights, there))) - target;
      errors += error * error;
      learn(weights, steps, there, error);
    }
    if (seen % BATCH === 0) {
      const rate = FAST * (SLOW / FAST) ** (seen / POSITIONS);
      change(weights, steps, means, squares, rate, seen / BATCH);
    }
    if (seen % 10_000 === 0) {
      console.log(`${goal}: ${seen.toString()} positions, off by ${Math.sqrt(errors / 20_000).toFixed(4)}`);
      errors = 0;
    }

    const roll = rolled[Math.floor(Math.random() * DIE)] ?? [];
    const turn = Math.random() * ODD_TURNS < 1 ? roll[Math.floor(Math.random() * roll.length)] : roll[0];
    if (turn?.wins === true || ++turns > LONGEST) {
      board = started(goal, look);
      turns = 0;
      continue;
    }
    if (turn) board.walk(side, turn.first);
    if (turn && turn.second >= 0) board.walk(side, turn.second);
    board.turn = 1 - side;
  }
  return weights;
}

function started(goal: HostageRescueState['goal'], look: (board: Board) => number): Board {
  return new Board(game.setup({ ...initialOptions(game.options), goal }, 1), look);
}

/** Adds what an error asks of each weight, by the inputs and neurons of the position last looked at. */
function learn(weights: Float32Array, steps: Float32Array, there: number, error: number): void {
  const asked = new Float32Array(WIDTH);
  asked[NEURONS] = error;
  for (let i = 0; i < NEURONS; i++) {
    const neuron = neurons[i] ?? 0;
    if (neuron <= 0) continue;
    asked[i] = error * (weights[OUTPUTS + i] ?? 0);
    steps[OUTPUTS + i] = (steps[OUTPUTS + i] ?? 0) + error * neuron;
  }
  for (let at = -1; at < there; at++) {
    const row = at < 0 ? ALWAYS : (inputs[at] ?? 0) * WIDTH;
    for (let i = 0; i < WIDTH; i++) steps[row + i] = (steps[row + i] ?? 0) + (asked[i] ?? 0);
  }
}

function change(
  weights: Float32Array,
  steps: Float32Array,
  means: Float32Array,
  squares: Float32Array,
  rate: number,
  times: number,
): void {
  for (let at = 0; at < NUMBERS; at++) {
    const step = (steps[at] ?? 0) / (2 * BATCH);
    steps[at] = 0;
    const mean = MEAN * (means[at] ?? 0) + (1 - MEAN) * step;
    const square = SQUARES * (squares[at] ?? 0) + (1 - SQUARES) * step * step;
    means[at] = mean;
    squares[at] = square;
    const by = (rate * mean) / (1 - MEAN ** times) / (Math.sqrt(square / (1 - SQUARES ** times)) + 1e-6);
    weights[at] = Math.max(-LARGEST, Math.min(LARGEST, (weights[at] ?? 0) - by));
  }
}

function packed(weights: Float32Array): string {
  const bytes = [...weights].flatMap((weight) => {
    const number = Math.round(weight * PRECISION) + 32768;
    return [Math.floor(number / 256), number % 256];
  });
  const text = Buffer.from(bytes).toString('base64');
  const lines: string[] = [];
  for (let at = 0; at < text.length; at += 100) lines.push(`    '${text.slice(at, at + 100)}'`);
  return lines.join(' +\n');
}

const goals = ['rescue', 'flag'] as const;
writeFileSync(
  new URL('../src/hostage-rescue/network-weights.ts', import.meta.url),
  `/** Weights for each way to win, trained by tools/hostage-rescue-network.ts; network.ts knows how to read them. */\nexport const WEIGHTS = {\n${goals.map((goal) => `  ${goal}:\n${packed(train(goal))},`).join('\n')}\n};\n`,
);

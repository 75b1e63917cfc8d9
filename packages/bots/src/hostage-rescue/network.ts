/**
 * A small network that estimates a side's winning chance in Hostage Rescue before an unknown roll: binary inputs, one
 * layer of neurons, and the log odds as output. It was trained on games against itself by
 * tools/hostage-rescue-network.ts.
 */
import { CORNERS, SPACES } from '@griddle/rules/internal/hostage-rescue/state.js';
import { chanceOfOdds } from '../numbers.js';
import { count, facesToAWay, facesToReach } from './faces.js';
import { WEIGHTS } from './network-weights.js';
import type { Standing } from './evaluator.js';

/** The number of neurons in the hidden layer. */
export const NEURONS = 16;
/** The number of weights of an input: one for each neuron, and one for the odds directly. */
export const WIDTH = NEURONS + 1;

/** Inputs: both sides' pieces by space, their carried flags by space, how many faces do what, and which. */
const FLAGS = 2 * SPACES;
const COUNTS = 2 * FLAGS;
const KINDS = 6;
const FACES = COUNTS + 4 * KINDS;
const FEWER = KINDS - 1;
/** The number of inputs; few are active at a time. */
const INPUTS = FACES + 2 * FEWER;
/** The offset of the biases, after the weights of the inputs. */
export const ALWAYS = INPUTS * WIDTH;
/** The offset of the output weights of the neurons. */
export const OUTPUTS = ALWAYS + WIDTH;
/** The number of weights of a network. */
export const NUMBERS = OUTPUTS + WIDTH;

/** Weights are stored as two-byte integers, scaled by this. */
export const PRECISION = 4096;

/** The trained weights for each way to win, loaded on demand. */
const trained: Partial<Record<Standing['goal'], Float32Array>> = {};

/** The active inputs, by number; preallocated, like `neurons`. */
export const inputs = new Uint8Array(64);
/** The neurons' sums for the last inputs, before the threshold at 0; at the end, the odds. */
export const neurons = new Float32Array(WIDTH);

/** The winning chance of the side that does not roll next. */
export function chanceToWait(state: Standing): number {
  const weights = (trained[state.goal] ??= unpacked(WEIGHTS[state.goal]));
  return chanceOfOdds(-oddsToRoll(weights, findInputs(state)));
}

/** The log odds of the side that rolls next, by the first `there` of `inputs`; fills `neurons`. */
export function oddsToRoll(weights: Float32Array, there: number): number {
  for (let i = 0; i < WIDTH; i++) neurons[i] = weights[ALWAYS + i] ?? 0;
  for (let at = 0; at < there; at++) {
    const row = (inputs[at] ?? 0) * WIDTH;
    for (let i = 0; i < WIDTH; i++) neurons[i] = (neurons[i] ?? 0) + (weights[row + i] ?? 0);
  }
  let odds = neurons[NEURONS] ?? 0;
  for (let i = 0; i < NEURONS; i++) {
    const neuron = neurons[i] ?? 0;
    if (neuron > 0) odds += neuron * (weights[OUTPUTS + i] ?? 0);
  }
  return odds;
}

/** Writes the active inputs, from the view of the side that rolls next; returns their number. */
export function findInputs({ board, turn, carriers }: Standing): number {
  let there = 0;
  for (let space = 0; space < SPACES; space++) {
    const piece = board[space] ?? -1;
    if (piece >= 0) inputs[there++] = seenFrom(turn, space) + (piece === turn ? 0 : SPACES);
  }
  let counts = COUNTS;
  for (let i = 0; i < 2; i++) {
    const side = i === 0 ? turn : 1 - turn;
    const carrier = carriers[side] ?? -1;
    if (carrier >= 0) inputs[there++] = FLAGS + i * SPACES + seenFrom(turn, carrier);
    const corner = (carrier < 0 ? CORNERS[1 - side] : CORNERS[side]) ?? 0;
    const now = facesToReach(board, side, corner, carrier);
    inputs[there++] = counts + count(now);
    inputs[there++] = counts + KINDS + count(facesToAWay(board, side, corner, carrier));
    counts += 2 * KINDS;
    for (let face = 0; face < FEWER; face++) if (((now >> face) & 1) === 1) inputs[there++] = FACES + i * FEWER + face;
  }
  return there;
}

/** Blueberries see the board from the opposite corner. */
function seenFrom(turn: number, space: number): number {
  return turn === 0 ? space : SPACES - 1 - space;
}

function unpacked(text: string): Float32Array {
  const bytes = atob(text);
  return Float32Array.from({ length: NUMBERS }, (_none, at) => {
    const number = bytes.charCodeAt(2 * at) * 256 + bytes.charCodeAt(2 * at + 1);
    return (number - 32768) / PRECISION;
  });
}

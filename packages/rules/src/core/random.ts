/**
 * Seeded randomness: two combined Lehmer generators (L'Ecuyer, "Efficient and portable combined random number
 * generators", 1988). All products stay below 2^53, so JavaScript and Lua give the same numbers. A single Lehmer generator
 * would roll the same first die for neighbouring seeds.
 */
import type { Seed } from './contract.js';
import { mod } from './math.js';
import { wholeNumber } from './text.js';

const MODULUS_1 = 2147483563;
const FACTOR_1 = 40014;
const MODULUS_2 = 2147483399;
const FACTOR_2 = 40692;
/** Draws discarded after seeding, so that small seeds differ enough. */
const WARM_UP = 12;

/** The largest seed; seeds are whole numbers from 0. */
export const MAX_SEED = MODULUS_1 - 1;

export type { Seed };

/** State of a generator: two whole numbers; or a tape, pairs of numbers drawn elsewhere that are taken one after the other. */
export type Rng = readonly number[];

/**
 * Creates a generator from a seed (0 to `MAX_SEED`); a tape is one already. The second state is not a linear function of the seed: otherwise the
 * draws of consecutive seeds would form a lattice, and some orders of three cards would be twice as likely as others.
 */
export function seeded(seed: Seed): Rng {
  if (typeof seed !== 'number') return seed;
  const low = mod(seed, 65536);
  const high = Math.floor(seed / 65536);
  let rng: Rng = [1 + mod(seed, MODULUS_1 - 1), 1 + mod((low + 1) * (low + 12345) * (high + 1) + high, MODULUS_2 - 1)];
  for (let i = 0; i < WARM_UP; i++) rng = next(rng);
  return rng;
}

/** Steps the generator. After its last pair a tape goes on as the generator of a seed would. */
export function next(rng: Rng): Rng {
  if (rng.length > 2) return rng.slice(2);
  return [mod((rng[0] ?? 1) * FACTOR_1, MODULUS_1), mod((rng[1] ?? 1) * FACTOR_2, MODULUS_2)];
}

/** A whole number from 0 to n - 1 from the generator's current state; call `next` before each draw. */
export function below(rng: Rng, n: number): number {
  let difference = (rng[0] ?? 1) - (rng[1] ?? 1);
  if (difference < 0) difference += MODULUS_1 - 1;
  return mod(Math.floor((difference / (MODULUS_1 - 1)) * n), n);
}

/** An index drawn with probability proportional to whole-number weights; -1 when all are 0. */
export function weighted(rng: Rng, weights: readonly number[]): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  if (sum === 0) return -1;
  let left = below(rng, sum);
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

/** Reads a seed. Undefined unless it is a whole number from 0 to `MAX_SEED`. */
export function parseSeed(text: string): number | undefined {
  const seed = wholeNumber(text);
  return seed !== undefined && seed <= MAX_SEED ? seed : undefined;
}

/**
 * Finds the weights by which Waddle Waddle is judged and writes src/waddle-waddle/weights.ts. Bots play against themselves,
 * now and then anyhow, and the sums of the weighed numbers after each turn are fitted to the lead in the end. The first
 * games are judged by points alone, each further round by the weights of the one before. Five minutes' work.
 *
 *   node --conditions=griddle-source --import=tsx packages/bots/tools/waddle-waddle-weights.ts [games of a round]
 */
import { writeFileSync } from 'node:fs';
import { initialOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { waddleWaddle } from '@griddle/rules/waddle-waddle/index.js';
import { Board } from '../src/waddle-waddle/board.js';
import { FEATURES, features, findFeatures, TILES } from '../src/waddle-waddle/features.js';
import { NUMBERS, POINTS, pointsOf, POWERS, prospectsBy } from '../src/waddle-waddle/judge.js';
import { leadOf } from '../src/evaluator.js';
import { turnsOf, type Line } from '../src/waddle-waddle/search.js';

const GAMES = Number(process.argv[2] ?? 2000);
const ROUNDS = 3;
/** Beginnings of turns that go on, and turns among which chance picks. */
const BEAM = 2;
const AMONG = 40;
/** Of a hundred turns so many are any that look not too bad, in careful games and in careless ones, and so many quite bad. */
const CARELESS = [15, 40];
const ODD = 8;
/** Tiles with which each game begins by chance. */
const OPENING = 4;
/** What keeps weights small that tell little, as a share of what the numbers vary. */
const RIDGE = 2e-4;
/** The variance of the lead in the end, to begin with and more for each tile that is to come. */
const VARIANCE = 6;
const VARIANCE_OF_TILE = 8;

let rng = seeded(8);

function chance(limit: number): number {
  rng = next(rng);
  return below(rng, limit);
}

/** What the lead in the end is fitted to: sums over positions of the products of their numbers, and with the lead. */
class Fit {
  private readonly products = Array.from({ length: NUMBERS }, () => new Float64Array(NUMBERS));
  private readonly targets = new Float64Array(NUMBERS);
  private weight = 0;

  add(row: Float64Array, lead: number, weight: number): void {
    this.weight += weight;
    for (let i = 0; i < NUMBERS; i++) {
      const by = weight * (row[i] ?? 0);
      if (by === 0) continue;
      const products = this.products[i] as Float64Array;
      this.targets[i] = (this.targets[i] ?? 0) + by * lead;
      for (let j = 0; j < NUMBERS; j++) products[j] = (products[j] ?? 0) + by * (row[j] ?? 0);
    }
  }

  /** The weights with the least squares, by elimination. */
  solved(): number[] {
    const rows = this.products.map((products, i) => {
      const row = [...products, this.targets[i] ?? 0];
      row[i] = (row[i] ?? 0) * (1 + RIDGE) + RIDGE * this.weight;
      return row;
    });
    for (let i = 0; i < NUMBERS; i++) {
      const row = rows[i] ?? [];
      for (const other of rows) {
        if (other === row) continue;
        const share = (other[i] ?? 0) / (row[i] ?? 1);
        if (share !== 0) for (let j = i; j <= NUMBERS; j++) other[j] = (other[j] ?? 0) - share * (row[j] ?? 0);
      }
    }
    return rows.map((row, i) => Math.round((1000 * (row[NUMBERS] ?? 0)) / (row[i] ?? 1)) / 1000);
  }
}

/** A position after a turn as the fit sees it: numbers of the seat that is next, less those of the other. */
function rowOf(board: Board): Float64Array {
  findFeatures(board);
  const row = new Float64Array(NUMBERS);
  const next = 1 - board.turn;
  for (let seat = 0; seat < 2; seat++) {
    const sign = seat === next ? 1 : -1;
    const share = (board.left[seat] ?? 0) / TILES;
    let at = seat === next ? 0 : FEATURES * POWERS;
    for (let feature = 0; feature < FEATURES; feature++) {
      let value = sign * (features[seat * FEATURES + feature] ?? 0);
      for (let power = 0; power < POWERS; power++, value *= share) row[at++] = value;
    }
  }
  return row;
}

/** What comes out in the end, without a pause. */
function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** A turn of acts drawn one by one, kinds of acts alike. */
function anyTurn(board: Board): Line {
  const acts = [];
  const { turn } = board;
  while (board.turn === turn && !board.over) {
    const possible = board.acts();
    const kinds = [...new Set(possible.map(({ kind }) => kind))];
    const kind = kinds[chance(kinds.length)];
    const alike = possible.filter((act) => act.kind === kind);
    const act = alike[chance(alike.length)];
    if (!act) break;
    acts.push(act);
    board.make(act);
    if (act.kind === 'end') break;
  }
  for (let made = 0; made < acts.length; made++) board.back();
  return { acts, hopes: [], look: 0 };
}

function play(seed: number, weights: readonly number[], fit: Fit): void {
  const board = new Board(waddleWaddle.setup(initialOptions(waddleWaddle.options), seed));
  const careless = CARELESS[seed % CARELESS.length] ?? 0;
  const rows: { readonly row: Float64Array; readonly next: number; readonly left: number }[] = [];
  while (!board.over) {
    const isOpening = board.places.length < OPENING;
    const drawn = chance(100);
    const lines = atOnce(turnsOf(board, (of) => prospectsBy(weights, of), BEAM, AMONG));
    const at = drawn < careless ? chance(1 + chance(lines.length)) : 0;
    const line = isOpening || drawn < ODD ? undefined : lines[at];
    const { acts } = line ?? anyTurn(board);
    for (const act of acts.slice(0, -1)) board.make(act);
    if (!isOpening) {
      rows.push({ row: rowOf(board), next: 1 - board.turn, left: board.left.reduce((sum, left) => sum + left, 0) });
    }
    for (const act of acts.slice(-1)) board.make(act);
  }
  const points = pointsOf(board);
  for (const { row, next, left } of rows) fit.add(row, leadOf(points, next), 1 / (VARIANCE + VARIANCE_OF_TILE * left));
}

let weights = Array.from({ length: NUMBERS }, (_none, at): number => {
  return at % POWERS === 0 && POINTS.includes((at / POWERS) % FEATURES) ? 1 : 0;
});
for (let round = 0; round < ROUNDS; round++) {
  const fit = new Fit();
  for (let game = 0; game < GAMES; game++) play(round * GAMES + game, weights, fit);
  weights = fit.solved();
  console.log(`Round ${(round + 1).toString()} of ${ROUNDS.toString()}: ${weights.slice(0, POWERS * 5).join(' ')} ...`);
}

const lines: string[] = [];
for (let at = 0; at < NUMBERS; at += POWERS) lines.push(`  ${weights.slice(at, at + POWERS).join(', ')},`);
writeFileSync(
  new URL('../src/waddle-waddle/weights.ts', import.meta.url),
  `/** Found by tools/waddle-waddle-weights.ts; judge.ts knows how to read them. */\n// prettier-ignore\nexport const WEIGHTS: readonly number[] = [\n${lines.join('\n')}\n];\n`,
);

/** The core against the reference implementation of the catalogue: random games move by move, and positions set up at random. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, next, seeded } from '../../src/core/random.js';
import { quadrants } from '../../src/waffle-wars/conditions.js';
import { waffleWars, winningMoves } from '../../src/waffle-wars/index.js';
import type { WaffleWarsState } from '../../src/waffle-wars/index.js';
import { ALL, away, ownerOf, QUADRANTS, rankOf, shapeCount, shapesOf, STEPS } from './reference-board.js';
import type { Side } from './reference-board.js';
import * as reference from './reference-game.js';
import type { Reference, ReferenceOptions } from './reference-game.js';
import { move, position, result, text, tokens } from './table.js';

const SIDES: readonly Side[] = ['s', 'b'];
const OWNERS = { nobody: -1, s: 0, b: 1, war: 2 };
const WAYS = ['five-in-a-row', 'six-in-a-row', 'filled-quadrant', 'three-quadrants'];
const NAMES = { s: 'strawberries', b: 'blueberries' };

/** Every way in which equity can be set, with usual and with short hands. */
const OPTIONS: readonly ReferenceOptions[] = [18, 6, 9].flatMap((hand) =>
  (['on', 'off'] as const).flatMap((equity) =>
    (['placement', 'any'] as const).flatMap((reply) =>
      (['rank', 'count'] as const).map((war) => ({ hand, equity, reply, war })),
    ),
  ),
);

const optionText = (options: ReferenceOptions): string =>
  Object.entries(options)
    .map(([key, value]) => `${key}=${value}`)
    .join();

/** A source of whole numbers below n. */
function dice(seed: number): (n: number) => number {
  let rng = seeded(seed);
  return (n) => {
    rng = next(rng);
    return below(rng, n);
  };
}

/** Everything a position says, from the core. */
function told(state: WaffleWarsState): unknown {
  return {
    text: text(state),
    moves: tokens(state),
    owners: state.owners,
    shapes: quadrants(state).map(({ shapes }) => shapes),
    ranks: state.ranks,
    result: result(state),
  };
}

/** The same from the reference implementation. */
function toldByReference(state: Reference): unknown {
  const names = Object.keys(QUADRANTS);
  return {
    text: reference.text(state),
    moves: reference.moves(state).sort(),
    owners: names.map((name) => OWNERS[ownerOf(state.pieces, name)]),
    shapes: names.map((name) => SIDES.map((side) => shapeCount(state.pieces, name, side))),
    ranks: SIDES.map((side) => rankOf(state.pieces, side)),
    result: state.won ? `${NAMES[state.won.side]} ${state.won.by}` : 'goes on',
  };
}

/** What a side could win with at once, from both; asked only where it has no win yet. */
function compareThreats(core: WaffleWarsState, twin: Reference, where: string): void {
  SIDES.forEach((side, seat) => {
    if (twin.won || twin.phase === 'reply' || rankOf(twin.pieces, side) > 0) return;
    const threats = winningMoves(core, seat, true).map((threat) => waffleWars.moveText(core, threat));
    assert.deepEqual(threats.sort(), reference.threats(twin, side).sort(), `${side} at ${where}`);
  });
}

/** How often each phase, result and term came up, so that a test can tell that it has seen them all. */
class Tally {
  private readonly counts = new Map<string, number>();

  add(...kinds: readonly string[]): void {
    for (const kind of kinds) this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
  }

  atLeast(least: number, ...kinds: readonly string[]): void {
    for (const kind of kinds) {
      const count = this.counts.get(kind) ?? 0;
      assert.ok(count >= least, `${kind} came up ${count} times`);
    }
  }
}

/** Plays both along one random game. */
function compareGame(core: WaffleWarsState, twin: Reference, pick: (n: number) => number, tally: Tally): void {
  for (let count = 0; ; count++) {
    const where = `${text(core)} ${optionText(twin.options)}`;
    assert.deepEqual(told(core), toldByReference(twin), where);
    // Trying all moves of both sides is slow, so not at every position
    if (count % 8 === 0) compareThreats(core, twin, where);
    tally.add('position', core.phase, result(core));
    const legal = tokens(core);
    const token = legal[pick(legal.length)];
    if (token === undefined) return;
    const chosen = move(token, core);
    const after = waffleWars.play(core, chosen);
    assert.ok(after.ok, `${token} refused at ${where}`);
    const twinAfter = reference.played(twin, token);
    const terms = waffleWars.callouts(core, chosen, after.value).map((term) => term.code);
    assert.deepEqual(terms.sort(), reference.terms(twin, token, twinAfter).sort(), `${token} at ${where}`);
    tally.add(...terms);
    [core, twin] = [after.value, twinAfter];
  }
}

test('WW-12 a quadrant has twelve win shapes: eight lines of three and four squares', () => {
  for (const quadrant of Object.keys(QUADRANTS)) {
    const shapes = shapesOf(quadrant);
    assert.equal(shapes.filter((shape) => shape.length === 3).length, 8);
    assert.equal(shapes.filter((shape) => shape.length === 4).length, 4);
  }
});

/** A random game by its number, under each of all options in turn. */
function compareRandomGame(seed: number, tally: Tally): void {
  const options = OPTIONS[seed % OPTIONS.length] ?? reference.USUAL;
  const game = position(reference.text(reference.start(options)), optionText(options));
  compareGame(game, reference.start(options), dice(seed), tally);
}

test('a few random games agree move by move with the reference implementation', () => {
  for (let seed = 1000; seed < 1024; seed += 2) compareRandomGame(seed, new Tally());
});

test('400 random games agree move by move with the reference implementation, under all options', () => {
  const tally = new Tally();
  for (let seed = 0; seed < 400; seed++) compareRandomGame(seed, tally);
  tally.atLeast(8000, 'position');
  tally.atLeast(3, 'first', '-', 'reply', 'war', 'civil-war', 'world-war', 'invasion', 'revolution', 'coup', 'mutiny');
  tally.atLeast(3, 'arms-race', 'cold-war', 'wall-of-jericho');
});

/** Six in a row of one side, or a bit less: positions in which both sides are about to win are rare otherwise. */
function addLine(pieces: Record<string, Side>, side: Side, pick: (n: number) => number): void {
  const start = pick(36);
  const [files, ranks] = STEPS[pick(STEPS.length)] ?? [1, 0];
  const missing = pick(6);
  for (let k = 0; k < 6; k++) {
    const space = away(ALL[start] ?? '', k * files, k * ranks);
    if (space !== undefined && k !== missing) pieces[space] = side;
  }
}

/** A position that no play need reach: any number of pieces, any hands, any phase. */
function oddPosition(options: ReferenceOptions, pick: (n: number) => number): Omit<Reference, 'won'> {
  const fullness = [20, 50, 80, 100][pick(4)] ?? 50;
  const lean = 20 + pick(61);
  const pieces: Record<string, Side> = {};
  for (const space of ALL) if (pick(100) < fullness) pieces[space] = pick(100) < lean ? 's' : 'b';
  for (const side of SIDES) for (let lines = pick(3); lines > 0; lines--) addLine(pieces, side, pick);
  const hand = () => (pick(3) === 0 ? 0 : pick(37));
  const phase = (['first', '-', 'reply', 'war'] as const)[pick(4)] ?? '-';
  return { options, pieces, hands: { s: hand(), b: hand() }, side: SIDES[pick(2)] ?? 's', phase };
}

/** A game from a position set up at random, by its number. */
function compareOddGame(seed: number, tally: Tally): void {
  const pick = dice(seed);
  const twin = reference.setUp(oddPosition(OPTIONS[seed % OPTIONS.length] ?? reference.USUAL, pick));
  compareGame(position(reference.text(twin), optionText(twin.options)), twin, pick, tally);
}

test('some positions set up at random agree with the reference implementation', () => {
  for (let seed = 1000; seed < 1048; seed++) compareOddGame(seed, new Tally());
});

test('400 positions set up at random, full boards and empty hands among them, agree with the reference implementation', () => {
  const tally = new Tally();
  for (let seed = 0; seed < 400; seed++) compareOddGame(seed, tally);
  tally.atLeast(2, 'first', '-', 'reply', 'war', 'saucy-fellow', 'super-mega-flex');
  for (const name of Object.values(NAMES)) {
    tally.atLeast(3, ...[...WAYS, 'depletion'].map((by) => `${name} ${by}`));
  }
});

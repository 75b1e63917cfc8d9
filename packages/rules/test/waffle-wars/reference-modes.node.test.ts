/** Special modes, power-ups and doubles against the reference implementation: random games move by move, and counts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { perft } from '@griddle/testkit';
import { waffleWars } from '../../src/waffle-wars/index.js';
import type { WaffleWarsState } from '../../src/waffle-wars/index.js';
import * as reference from './reference-modes.js';
import type { ReferenceModes, Twin } from './reference-modes.js';
import { dice, fullGame, playFull, tokensOf } from './table.js';

const PLAIN: ReferenceModes = {
  hand: 18,
  equity: 'on',
  reply: 'placement',
  double: [],
  self: [],
  slide: [],
  arcade: false,
  doubles: false,
};

/** One set of options for each mode, one for each mode of one side only, and mixtures. */
const MODES: readonly ReferenceModes[] = [
  { ...PLAIN, double: ['s', 'b'] },
  { ...PLAIN, self: ['s', 'b'] },
  { ...PLAIN, slide: ['s', 'b'] },
  { ...PLAIN, doubles: true },
  { ...PLAIN, double: ['b'], self: ['s'], slide: ['b'], reply: 'any' },
  { ...PLAIN, double: ['s', 'b'], self: ['s', 'b'], slide: ['s', 'b'], hand: 7 },
  { ...PLAIN, doubles: true, hand: 7, self: ['b'], equity: 'off' },
  { ...PLAIN, doubles: true, hand: 12, slide: ['s', 'b'], reply: 'any' },
];
const ARCADES: readonly ReferenceModes[] = [
  { ...PLAIN, arcade: true },
  { ...PLAIN, arcade: true, reply: 'any', hand: 9 },
  { ...PLAIN, arcade: true, doubles: true, hand: 9 },
  { ...PLAIN, arcade: true, double: ['s'], self: ['b'], slide: ['s'], equity: 'off' },
];

function optionText(options: ReferenceModes): string {
  const seats = (sides: readonly string[]) =>
    sides.length === 2 ? 'all' : sides[0] === 's' ? 'strawberries' : sides[0] === 'b' ? 'blueberries' : 'none';
  return [
    `hand=${options.hand}`,
    `equity=${options.equity}`,
    `reply=${options.reply}`,
    `double=${seats(options.double)}`,
    `self=${seats(options.self)}`,
    `slide=${seats(options.slide)}`,
    `arcade=${options.arcade ? 'on' : 'off'}`,
    `format=${options.doubles ? 'doubles' : 'duel'}`,
  ].join();
}

/** What a finished game came to, from the core and from the reference implementation. */
function resultOf(state: WaffleWarsState): string {
  const outcome = waffleWars.outcome(state);
  if (outcome === undefined) return 'goes on';
  const [winner] = outcome.winners;
  return winner === undefined ? outcome.by : `${'sb'.charAt(winner % 2)} ${outcome.by}`;
}

function referenceResult({ won, drawn }: Twin): string {
  if (drawn) return 'repetition';
  return won ? `${won.side} ${won.by}` : 'goes on';
}

/** Plays both along one random game, comparing every `stride`th position in full. */
function compareGame(options: ReferenceModes, seed: number, stride: number, tally: Map<string, number>): void {
  const pick = dice(seed);
  const count = (kind: string) => tally.set(kind, (tally.get(kind) ?? 0) + 1);
  let core = fullGame(optionText(options));
  let twin = reference.start(options);
  for (let ply = 0; ; ply++) {
    const where = `${waffleWars.positionText(core)} ${optionText(options)}`;
    assert.equal(waffleWars.positionText(core), reference.text(twin), optionText(options));
    assert.equal(resultOf(core), referenceResult(twin), where);
    const legal = tokensOf(core);
    if (ply % stride === seed % stride) assert.deepEqual(legal, reference.moves(twin).sort(), where);
    if (legal.length === 0) {
      count(resultOf(core));
      return;
    }
    // Half of the moves of an arcade game are power-ups of a kind drawn first, or Second Helpings would be all
    const kinds = [...new Set(legal.map((token) => token.split(':')[0] ?? '').filter((kind) => kind.startsWith('@')))];
    const kind = pick(2) === 0 ? kinds[pick(Math.max(1, kinds.length))] : undefined;
    const choices = kind === undefined ? legal : legal.filter((token) => token.startsWith(`${kind}:`));
    const token = choices[pick(choices.length)] ?? '';
    count(token.startsWith('@') ? (token.split(':')[0] ?? '') : token.includes('>') ? 'slide' : 'move');
    if (token.split('x').length > 2 && !token.startsWith('@')) count('chain');
    core = playFull(core, token);
    twin = reference.played(twin, token);
  }
}

for (const options of MODES) {
  test(`WW-40 to WW-43 WW-60 a random game with ${optionText(options)} agrees with the reference implementation`, () => {
    compareGame(options, 100, 4, new Map());
  });
}

test('WW-40 WW-41 WW-42 WW-43 WW-60 random games of each mode agree with the reference implementation', () => {
  const tally = new Map<string, number>();
  for (let seed = 0; seed < 80; seed++) compareGame(MODES[seed % MODES.length] ?? PLAIN, seed, 4, tally);
  for (const kind of ['slide', 'chain', 'repetition', 's depletion', 'b five-in-a-row']) {
    assert.ok((tally.get(kind) ?? 0) >= 2, `${kind} came up ${tally.get(kind) ?? 0} times`);
  }
});

for (const options of ARCADES) {
  test(`WW-50 WW-51 a random game with ${optionText(options)} agrees with the reference implementation`, () => {
    compareGame(options, 100, 15, new Map());
  });
}

test('WW-50 WW-51 random arcade games agree with the reference implementation, and every power-up occurs', () => {
  const tally = new Map<string, number>();
  for (let seed = 0; seed < 24; seed++) compareGame(ARCADES[seed % ARCADES.length] ?? PLAIN, seed, 15, tally);
  for (const power of [
    'double-hop',
    'take-back',
    'river-slide',
    'gate-crash',
    'long-hop',
    'sidestep',
    'swap',
    'toothpick',
    'second-helping',
    'nibble',
  ]) {
    assert.ok((tally.get(`@${power}`) ?? 0) >= 2, `${power} came up ${tally.get(`@${power}`) ?? 0} times`);
  }
});

function referencePerft(twin: Twin, depth: number): number {
  if (depth === 0) return 1;
  if (depth === 1) return reference.moves(twin).length;
  return reference
    .moves(twin)
    .reduce((sum, token) => sum + referencePerft(reference.played(twin, token), depth - 1), 0);
}

/** The position after a few moves of a random game, in both readings. */
function middle(options: ReferenceModes, plies: number): readonly [WaffleWarsState, Twin] {
  const pick = dice(plies);
  let core = fullGame(optionText(options));
  let twin = reference.start(options);
  for (let ply = 0; ply < plies; ply++) {
    const legal = tokensOf(core).filter((token) => !token.startsWith('@'));
    const token = legal[pick(legal.length)] ?? '';
    core = playFull(core, token);
    twin = reference.played(twin, token);
  }
  return [core, twin];
}

test('perft of each mode agrees with the reference implementation, from the start and from the middle of a game', () => {
  for (const options of MODES) {
    assert.equal(perft(waffleWars, fullGame(optionText(options)), 2), referencePerft(reference.start(options), 2));
    const [core, twin] = middle(options, 14);
    assert.equal(perft(waffleWars, core, 2), referencePerft(twin, 2), waffleWars.positionText(core));
  }
  for (const options of ARCADES) {
    assert.equal(perft(waffleWars, fullGame(optionText(options)), 1), referencePerft(reference.start(options), 1));
    const [core, twin] = middle(options, 12);
    assert.equal(perft(waffleWars, core, 1), referencePerft(twin, 1), waffleWars.positionText(core));
  }
});

/** The shipped sets: spread over levels, without near-twins, with lines that defend as long as they can and refutations that refute. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { BaseState, Game } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { gameById } from '@griddle/rules/games.js';
import { parseRecords } from '@griddle/rules/record/index.js';
import { evaluatorOf } from '../src/games.js';
import { Forced, isKnownWin } from '../tools/puzzles/by-sides.js';
import type { Found } from '../tools/puzzles/found.js';
import { PUZZLE_SEARCH } from '../tools/puzzles/games.js';
import { foundOfRecord, mendPuzzles } from '../tools/puzzles/index.js';
import { areTwins, distance } from '../tools/puzzles/twins.js';

const FOLDER = new URL('../../elements/puzzles/', import.meta.url);
const SHIPPED = readdirSync(FOLDER).map((file) => file.replace(/\.pgn$/, ''));

/** So many of each level up to this one. */
const LEAST = 8;
const LEAST_UP_TO = 4;
/** Moves that one question may play. */
const PROOF = 2_000_000;

function puzzlesOf(id: string): readonly Found[] {
  const records = parseRecords(readFileSync(new URL(`${id}.pgn`, FOLDER), 'utf8'));
  assert.ok(records.ok);
  return records.value.map((record) => foundOfRecord(record));
}

function played(game: Game<BaseState, unknown>, position: string, tokens: readonly string[]): BaseState {
  const read = game.parsePosition(position, initialOptions(game.options));
  assert.ok(read.ok, position);
  return tokens.reduce<BaseState>((state, token) => {
    const move = game.parseMove(state, token);
    const next = move.ok ? game.play(state, move.value) : move;
    assert.ok(next.ok, `${token} in ${position}`);
    return next.value;
  }, read.value);
}

for (const id of SHIPPED) {
  const game = gameById(id);
  assert.ok(game, id);

  test(`${id}: easiest first, and enough of each level`, () => {
    const levels = puzzlesOf(id).map(({ difficulty }) => difficulty);
    assert.deepEqual(levels, levels.toSorted());
    for (let level = 1; level <= LEAST_UP_TO; level++) {
      const count = levels.filter((one) => one === level).length;
      assert.ok(count >= LEAST, `${count} of level ${level}`);
    }
  });

  test(`${id}: no two puzzles are near-twins`, () => {
    const puzzles = puzzlesOf(id);
    const twins = puzzles.flatMap((one, at) =>
      puzzles
        .slice(0, at)
        .flatMap((other, before) => (areTwins(id, one, other) ? [`${before + 1} and ${at + 1}`] : [])),
    );
    assert.deepEqual(twins, []);
  });

  test(`${id}: lines defend as long as they can`, () => {
    for (const [at, { goal, position, solution }] of puzzlesOf(id).entries()) {
      const [kind, own = ''] = goal.split(' ');
      // In Hostage Rescue all moves of a win are of one turn
      if (kind !== 'win' || id === 'hostage-rescue') continue;
      const forced = new Forced(game, PROOF);
      const [seat = 0] = game.toMove(played(game, position, []));
      let left = Number(own);
      for (let ply = 0; ply < solution.length; ply++) {
        const isOwn = game.toMove(played(game, position, solution.slice(0, ply)))[0] === seat;
        if (isOwn) left--;
        const after = played(game, position, solution.slice(0, ply + 1));
        const isShort = !isOwn && forced.forces(after, seat, left - 1);
        assert.ok(!isShort && !forced.isSpent, `puzzle ${at + 1}: ${solution[ply] ?? ''} loses too soon`);
      }
      assert.equal(left, 0, `puzzle ${at + 1}: the line takes as many moves as it says`);
    }
  });

  test(`${id}: refutations refute`, async () => {
    const mine = PUZZLE_SEARCH[id];
    assert.ok(mine);
    const evaluator = await evaluatorOf(game);
    for (const [at, { goal, position, refutations }] of puzzlesOf(id).entries()) {
      const [kind, own = ''] = goal.split(' ');
      const [seat = 0] = game.toMove(played(game, position, []));
      for (const tokens of refutations) {
        const forced = new Forced(game, PROOF);
        const after = played(game, position, tokens);
        const name = `puzzle ${at + 1}: ${tokens.join(' ')}`;
        if (game.outcome(after)) assert.notDeepEqual(game.outcome(after)?.winners, [seat], name);
        else if (kind === 'save') assert.ok(forced.forces(after, 1 - seat, Number(own) - 1), name);
        else assert.ok(!forced.forces(after, seat, Number(own)) && !isKnownWin({ evaluator, game, mine }, after), name);
        assert.ok(!forced.isSpent, name);
      }
    }
  });
}

test('a set is mended in place: a near-twin makes way for a new puzzle of its level, and the others keep their number', async () => {
  const whole = puzzlesOf('snake');
  const game = gameById('snake');
  const [last] = whole.slice(-2);
  assert.ok(game && last);
  const { puzzles, told } = await mendPuzzles(game, whole.with(-1, last), 5001);
  assert.deepEqual(told, [`${whole.length} is a near-twin of ${whole.length - 1}`, '1 of 1 new ones found']);
  assert.deepEqual(puzzles.slice(0, -1), whole.slice(0, -1));
  assert.equal(puzzles.length, whole.length);
  assert.equal(puzzles.at(-1)?.difficulty, last.difficulty);
  assert.ok(puzzles.slice(0, -1).every((one) => !areTwins('snake', one, puzzles.at(-1) ?? one)));
});

test('the distance of positions counts pieces, however the board is held and whichever side plays', () => {
  const start = '6/6/6/2sb2/2sssb/b1sbsb b';
  assert.equal(distance('connect-four', start, start), 0);
  assert.equal(distance('connect-four', start, '6/6/6/2bs2/bsss2/bsbs1b b'), 0);
  assert.equal(distance('connect-four', start, '6/6/6/2sb2/2sssb/b1sbsb s'), 0);
  assert.equal(distance('connect-four', start, '6/6/6/2bs2/2bbbs/s1bsbs s'), 0);
  // Pieces do not hang from above
  assert.notEqual(distance('connect-four', start, 'b1sbsb/2sssb/2sb2/6/6/6 b'), 0);
  assert.equal(distance('connect-four', start, '6/6/2s3/2sb2/b1sssb/b1sbsb b'), 2);
  assert.equal(distance('snake', '6/6/6/6/6/s4b s a1,f1', 'b5/6/6/6/6/s5 s a1,a6'), 0);
  assert.equal(distance('snake', '6/6/6/6/s5/s4b s a1,f1', '6/6/6/6/s5/s4b s a2,f1'), 2);
  assert.equal(distance('waffle-checkers', 'bb4/6/6/6/6/5s s', 'b5/6/6/6/6/4ss b'), 0);
  assert.equal(distance('hostage-rescue', 's3b1/6/6/6/6/b5 s:2', 's5/b5/6/6/6/b5 s:2'), 1);
  assert.equal(distance('waddle-waddle', 'rP1,0;bA0,1 r r0,b0 - -', 'rA1,0;bP0,1 b r0,b0 - -'), 0);
  assert.equal(distance('waddle-waddle', 'rP1,0;bA0,1;bB2,0 r r0,b0 - -', 'rP1,0;bA-1,1 r r0,b0 - -'), 2);
  assert.ok(areTwins('reversi', { position: '6/6/2sb2/2bs2/6/6 s' }, { position: '6/6/2bs2/2sb2/6/6 s' }));
  assert.ok(!areTwins('reversi', { position: '6/6/2sb2/2bs2/6/6 s' }, { position: '6/6/2bsbb/2sbb1/6/6 s' }));
});

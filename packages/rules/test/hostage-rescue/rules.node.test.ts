/** Hostage Rescue (WW-72, WW-73) and Capture the Flag (WW-74). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHANCE } from '../../src/core/contract.js';
import { next } from '../../src/core/random.js';
import { hostageRescue } from '../../src/hostage-rescue/index.js';
import { LINES } from '../../src/hostage-rescue/legal.js';
import { checkLaws } from '@griddle/testkit';
import { after, at, legal, optionsOf, refusal } from '../fixtures/tokens.js';

const START = hostageRescue.setup(optionsOf(hostageRescue), 1);

test('WW-72 hostages start in the corners, nine pieces a side on three diagonals, and the die is rolled first', () => {
  assert.equal(hostageRescue.positionText(START), '2bbbs/3bbb/s3bb/ss3b/sss3/bsss2 s');
  assert.deepEqual(hostageRescue.toMove(START), [CHANCE]);
  assert.deepEqual(legal(hostageRescue, START), ['~1', '~2', '~3', '~4', '~5', '~6']);
  assert.equal(refusal(hostageRescue, START, 'b1>b3').code, 'roll-first');
});

test('WW-72 a piece moves exactly the roll along a row or column', () => {
  const rolled = at(hostageRescue, '5s/6/6/1s4/6/b5 s:2');
  assert.deepEqual(legal(hostageRescue, rolled).sort(), ['b3>b1', 'b3>b5', 'b3>d3']);
  assert.equal(refusal(hostageRescue, rolled, 'b3>b4').code, 'wrong-distance');
  assert.equal(refusal(hostageRescue, rolled, 'b3>d5').code, 'not-straight');
  assert.equal(refusal(hostageRescue, rolled, 'f6>f4').code, 'hostage-stays');
});

test('WW-72 a piece may pass own pieces, not opposing ones, and may not land on own ones or the hostage its side holds', () => {
  const over = at(hostageRescue, '5s/6/6/sb4/s5/b2s2 s:2');
  assert.ok(legal(hostageRescue, over).includes('a2>a4'), 'over an own piece');
  assert.equal(refusal(hostageRescue, over, 'a3>c3').code, 'over-opponent');
  assert.equal(refusal(hostageRescue, over, 'a3>a1').code, 'landing-taken');
  const onto = at(hostageRescue, '5s/6/6/s5/s5/b5 s:1');
  assert.equal(refusal(hostageRescue, onto, 'a2>a3').code, 'landing-taken');
});

test('WW-72 landing on an opposing piece removes it, landing on the hostage wins', () => {
  const state = at(hostageRescue, '3s1s/6/6/s1b3/6/b5 s:2');
  assert.ok(hostageRescue.positionText(after(hostageRescue, state, 'a3>c3')).startsWith('3s1s/6/6/2s3/6/b5 b'));
  const won = after(hostageRescue, state, 'd6>f6');
  assert.deepEqual(hostageRescue.outcome(won), { winners: [0], by: 'rescue', rule: 'WW-72' });
});

test('WW-73 a six is split between two different pieces, in order', () => {
  const six = at(hostageRescue, '5s/6/6/6/6/bs1s2 s:6');
  assert.ok(!legal(hostageRescue, six).includes('pass'));
  const first = after(hostageRescue, six, 'b1>b5');
  assert.equal(hostageRescue.positionText(first), '5s/1s4/6/6/6/b2s2 s:6-2 b5');
  assert.equal(refusal(hostageRescue, first, 'b5>d5').code, 'other-piece');
  assert.equal(after(hostageRescue, first, 'd1>d3').turn, 1);
});

test('WW-73 a roll that one piece can use may not be split; one that none can use must be', () => {
  const whole = at(hostageRescue, '5s/6/6/6/6/bs1s2 s:3');
  assert.ok(legal(hostageRescue, whole).includes('b1>b4'));
  assert.equal(refusal(hostageRescue, whole, 'b1>b2').rule, 'WW-73');
  const split = at(hostageRescue, '5s/6/6/2s3/2s3/b5 s:5');
  assert.ok(legal(hostageRescue, split).length > 0 && !legal(hostageRescue, split).includes('pass'));
});

test('WW-73 a first part that frees the hostage wins at once, even without a second part', () => {
  const state = at(hostageRescue, '3s1s/6/6/6/6/b5 s:6');
  assert.deepEqual(legal(hostageRescue, state), ['d6>f6']);
  assert.equal(hostageRescue.outcome(after(hostageRescue, state, 'd6>f6'))?.by, 'rescue');
});

test('WW-73 without a move or a split the turn passes', () => {
  const one = at(hostageRescue, '5s/6/6/6/3b2/b5 s:6');
  assert.deepEqual(legal(hostageRescue, one), ['pass']);
  assert.equal(after(hostageRescue, one, 'pass').turn, 1);
  assert.equal(refusal(hostageRescue, at(hostageRescue, '5s/6/6/1s4/6/b5 s:2'), 'pass').code, 'no-pass');
});

const FLAG = 'goal=flag';

test('WW-74 a piece that lands on the flag picks it up, and wins only by bringing it home', () => {
  const state = at(hostageRescue, 's2s1s/6/6/6/6/b5 s:2', FLAG);
  const picked = after(hostageRescue, state, 'd6>f6');
  assert.equal(hostageRescue.positionText(picked), 's4s/6/6/6/6/b5 b - f6,-');
  assert.equal(hostageRescue.outcome(picked), undefined);
  const home = at(hostageRescue, '6/6/6/s5/6/b5 s:2 - a3,-', FLAG);
  const won = after(hostageRescue, home, 'a3>a1');
  assert.deepEqual(hostageRescue.outcome(won), { winners: [0], by: 'flag', rule: 'WW-74' });
  assert.deepEqual(hostageRescue.score(won)[0]?.lines[0]?.places, ['a1']);
});

test('WW-74 the carrier moves on with the flag, and no other piece may land in its own corner', () => {
  const carrying = at(hostageRescue, '5s/6/6/s5/6/b5 s:2 - f6,-', FLAG);
  assert.equal(hostageRescue.positionText(after(hostageRescue, carrying, 'f6>d6')), '3s2/6/6/s5/6/b5 b - d6,-');
  assert.deepEqual(refusal(hostageRescue, carrying, 'a3>a1'), {
    rule: 'WW-74',
    code: 'corner-closed',
    places: ['a3', 'a1'],
  });
  const held = at(hostageRescue, '5s/6/6/3s2/6/b5 s:2', FLAG);
  assert.equal(refusal(hostageRescue, held, 'f6>d6').code, 'hostage-stays');
});

test('WW-74 the flag of a captured carrier goes back to its corner', () => {
  const state = at(hostageRescue, '6/6/6/s1b3/6/b5 b:2 - a3,-', FLAG);
  const taken = after(hostageRescue, state, 'c3>a3');
  assert.equal(hostageRescue.positionText(taken), '5s/6/6/b5/6/b5 s - -,-');
  const other = at(hostageRescue, '6/6/6/b1s3/6/b5 s:2 - -,a3', FLAG);
  assert.ok(hostageRescue.positionText(after(hostageRescue, other, 'c3>a3')).endsWith(' b - -,-'));
});

test('WW-74 a carrier cannot be captured in the corner where it picked up the flag', () => {
  const state = at(hostageRescue, '3b1s/6/6/6/6/b5 b:2 - f6,-', FLAG);
  assert.equal(refusal(hostageRescue, state, 'd6>f6').code, 'corner-closed');
});

test('WW-74 the first part of a split roll may bring the flag home', () => {
  const state = at(hostageRescue, '6/6/6/s5/6/b5 s:6 - a3,-', FLAG);
  assert.ok(legal(hostageRescue, state).includes('a3>a1'));
  assert.equal(hostageRescue.outcome(after(hostageRescue, state, 'a3>a1'))?.by, 'flag');
});

test('WW-74 a carrier that brings the flag home captures the opposing carrier there, and occupies the corner', () => {
  const won = after(hostageRescue, at(hostageRescue, '6/6/6/6/s5/b5 s:1 - a2,a1', FLAG), 'a2>a1');
  assert.equal(hostageRescue.positionText(won), '6/6/6/6/6/s5 s rescued a1,-');
  assert.equal(
    hostageRescue.positionText(at(hostageRescue, '6/6/6/6/6/s5 s rescued a1,-', FLAG)),
    '6/6/6/6/6/s5 s rescued a1,-',
  );
  assert.deepEqual(hostageRescue.outcome(won)?.winners, [0]);
});

test('WW-74 a carrier that is not a piece of its side is refused', () => {
  const wrong = (text: string): string => {
    const read = hostageRescue.parsePosition(text, optionsOf(hostageRescue, FLAG));
    return read.ok ? 'ok' : read.error.code;
  };
  assert.equal(wrong('6/6/6/s5/6/b5 s:2 - b3,-'), 'carriers');
  assert.equal(wrong('6/6/6/s5/6/b5 s:2 - a3'), 'carriers');
  assert.equal(wrong('6/6/6/s5/6/b5 s:2 - a3,- x'), 'position-rest');
  const read = hostageRescue.parsePosition('6/6/6/s5/6/b5 s:2 - a3,-', optionsOf(hostageRescue));
  assert.equal(read.ok ? 'ok' : read.error.code, 'position-rest');
});

/** Where a walk or a pass leads, as text. */
const leads = (position: string, token: string, options = ''): string =>
  hostageRescue.positionText(after(hostageRescue, at(hostageRescue, position, options), token));

test('WW-73 a pass changes only the side to move, for either side', () => {
  assert.equal(leads('5s/6/6/6/3b2/b5 s:6', 'pass'), '5s/6/6/6/3b2/b5 b');
  assert.equal(leads('5s/6/6/3s2/6/b5 b:6', 'pass'), '5s/6/6/3s2/6/b5 s');
  const passed = after(hostageRescue, at(hostageRescue, '5s/6/6/3s2/6/b5 b:6'), 'pass');
  assert.deepEqual(passed, { ...at(hostageRescue, '5s/6/6/3s2/6/b5 s'), rng: passed.rng });
});

test('WW-73 the die has six faces, and a roll advances its generator by one', () => {
  let state = at(hostageRescue, '5s/6/6/3s2/6/b5 s');
  const faces = new Set<string>();
  for (let roll = 0; roll < 60; roll++) {
    const { move, rng } = hostageRescue.chanceMove(state);
    assert.deepEqual(rng, next(state.rng));
    faces.add(hostageRescue.moveText(state, move));
    assert.ok(hostageRescue.play(state, move).ok);
    state = { ...state, rng };
  }
  assert.deepEqual([...faces].sort(), ['~1', '~2', '~3', '~4', '~5', '~6']);
});

test('WW-72 WW-73 the table rolls, then the side moves, also the second part; nobody moves at the end', () => {
  const moving = (position: string, options = ''): readonly number[] =>
    hostageRescue.toMove(at(hostageRescue, position, options));
  assert.deepEqual(moving('5s/6/6/1s1b2/6/b5 s'), [CHANCE]);
  assert.deepEqual(moving('5s/6/6/1s1b2/6/b5 b'), [CHANCE]);
  assert.deepEqual(moving('5s/6/6/1s1b2/6/b5 s:2'), [0]);
  assert.deepEqual(moving('5s/6/6/1s1b2/6/b5 b:2'), [1]);
  assert.deepEqual(moving('5s/1s4/6/6/6/b2s2 s:6-2 b5'), [0]);
  assert.deepEqual(moving('5s/6/6/1s1b2/6/b5 b rescued'), []);
  assert.deepEqual(moving('5s/6/6/6/6/b5 s'), []);
});

test('WW-72 when both sides have only hostages it is a draw, and the sheets are empty', () => {
  const drawn = at(hostageRescue, '5s/6/6/6/6/b5 s');
  assert.deepEqual(hostageRescue.outcome(drawn), { winners: [], by: 'no-pieces', rule: 'WW-72' });
  assert.deepEqual(
    hostageRescue.score(drawn).map(({ lines }) => lines),
    [[], []],
  );
  assert.equal(hostageRescue.outcome(at(hostageRescue, '5s/6/6/6/b5/b5 s')), undefined);
  assert.equal(hostageRescue.outcome(at(hostageRescue, '5s/5s/6/6/6/b5 s')), undefined);
});

test('WW-72 WW-74 the winner’s sheet names the corner of the hostage, or the corner that the flag reached', () => {
  const lines = (position: string, options = '') =>
    hostageRescue.score(at(hostageRescue, position, options)).map((sheet) => sheet.lines);
  const line = (rule: string, code: string, place: string) => [{ rule, code, points: 0, places: [place] }];
  assert.deepEqual(lines('5s/6/6/1s1b2/6/b5 s rescued'), [line('WW-72', 'rescue', 'f6'), []]);
  assert.deepEqual(lines('5s/6/6/1s1b2/6/b5 b rescued'), [[], line('WW-72', 'rescue', 'a1')]);
  assert.deepEqual(lines('6/6/6/1s1b2/6/s5 s rescued a1,-', FLAG), [line('WW-74', 'flag', 'a1'), []]);
  assert.deepEqual(lines('5b/6/6/1s1b2/6/6 b rescued -,f6', FLAG), [[], line('WW-74', 'flag', 'f6')]);
});

test('WW-74 Blueberries carry their flag from a1 to f6, as Strawberries carry theirs the other way', () => {
  assert.equal(leads('5s/6/6/b5/6/b5 b:2', 'a3>a1', FLAG), '5s/6/6/6/6/b5 s - -,a1');
  assert.equal(leads('5s/6/6/6/6/b5 b:1 - -,a1', 'a1>b1', FLAG), '5s/6/6/6/6/1b4 s - -,b1');
  assert.equal(leads('5s/5b/6/6/6/6 b:1 - -,f5', 'f5>f6', FLAG), '5b/6/6/6/6/6 b rescued -,f6');
});

test('WW-74 other pieces move on without the flag, and a carried flag stays with its carrier', () => {
  // b1 is a space like others, also while the flag is away
  assert.ok(legal(hostageRescue, at(hostageRescue, '6/6/6/s5/6/bs4 s:1 - a3,-', FLAG)).includes('b1>b2'));
  assert.equal(
    refusal(hostageRescue, at(hostageRescue, '6/6/6/s5/1s4/bs4 s:1 - a3,-', FLAG), 'b2>b1').code,
    'landing-taken',
  );
  // The corner of a flag that is away is a space like others
  assert.equal(leads('3s2/6/6/s5/6/b5 s:2 - a3,-', 'd6>f6', FLAG), '5s/6/6/s5/6/b5 b - a3,-');
  assert.equal(leads('3s2/6/6/s1b3/6/b5 b:1 - a3,-', 'c3>c4', FLAG), '3s2/6/2b3/s5/6/b5 s - a3,-');
  assert.equal(leads('3s1s/6/6/s1b3/6/6 s:1 - -,c3', 'a3>a4', FLAG), '3s1s/6/s5/2b3/6/6 b - -,c3');
});

test('WW-72 from each space four lines lead to the edge, nearest space first', () => {
  const name = (space: number): string => 'abcdef'.charAt(space % 6) + String(1 + Math.floor(space / 6));
  const named = LINES.map((lines) => lines.map((line) => line.map((space) => name(space)).join(' ')));
  assert.equal(named.length, 36);
  assert.deepEqual(named[0], ['a2 a3 a4 a5 a6', 'b1 c1 d1 e1 f1', '', '']);
  assert.deepEqual([named[1]?.[3], named[6]?.[2]], ['a1', 'a1']);
  assert.deepEqual(named[14], ['c4 c5 c6', 'd3 e3 f3', 'c2 c1', 'b3 a3']);
  assert.deepEqual(named[35], ['', '', 'f5 f4 f3 f2 f1', 'e6 d6 c6 b6 a6']);
});

for (const options of ['', FLAG]) {
  for (const seeds of [
    [0, 1],
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  ]) {
    test(`the laws of the contract hold, ${seeds.length} games ${options}`, () => {
      for (const seed of seeds) {
        assert.deepEqual(checkLaws(hostageRescue, optionsOf(hostageRescue, options), seed, 20_000), []);
      }
    });
  }
}

/** Positions that a game cannot have: they are read, and the game says why no play leads to them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialOptions } from '../src/core/options.js';
import { GAMES } from '../src/games.js';
import { optionsOf } from '../src/replay/start.js';

/** The reason for a position: its rule, code, places and values; `possible` where there is none. */
function whyNot(id: string, position: string, optionText = ''): string {
  const game = GAMES.find((other) => other.id === id);
  assert.ok(game);
  const options = optionsOf(game, optionText);
  assert.ok(options.ok);
  const read = game.parsePosition(position, options.value);
  assert.ok(read.ok, read.ok ? '' : `${position}: ${read.error.code}`);
  const why = game.whyImpossible(read.value);
  if (why === undefined) return 'possible';
  return [why.rule, why.code, ...(why.places ?? []), ...Object.values(why.values ?? {})].join(' ');
}

const DISPLAY = 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender';
const PLAYERS = 'p1:execute';

for (const [game, position, expected, options] of [
  ['connect-four', '6/6/6/6/s5/6', 'WW-75 floating a2'],
  ['connect-four', '6/6/5b/6/6/6', 'WW-75 floating f4'],
  ['connect-four', '7/7/7/7/6b/s6', 'WW-75 floating g2', 'size=7x6'],
  ['connect-four', '6/6/s5/s4b/s4b/s3bb', 'possible'],
  ['connect-four', '6/6/s4b/s4b/s4b/s4b', 'WW-75 both-won a1 f1'],
  ['connect-four', '6/6/6/6/6/sss3', 'possible'],
  ['connect-four', 'bsbsbs/bsbsbs/sbsbsb/bsbsbs/bsbsbs/ssbsbs', 'WW-75 too-many-pieces strawberries 19 18'],
  ['reversi', '6/6/2sb2/2bs2/6/6', 'possible'],
  ['reversi', '6/6/2sb2/2bs2/6/s5', 'WW-76 piece-apart c3'],
  ['reversi', '8/8/8/3sb3/3bs3/8/8/7s', 'WW-76 piece-apart d4', 'size=8x8'],
  ['reversi', '6/6/6/6/6/sbb3 b', 'possible'],
  ['snake', '6/6/2bs2/2sb2/6/6 s d4,c4', 'possible'],
  ['snake', '6/6/6/6/6/s1s3', 'WW-70 piece-apart c1'],
  ['snake', '6/6/6/6/b4b/6', 'WW-70 piece-apart f2'],
  ['snake', 'ssssss/ssssss/ssssss/s5/6/6', 'WW-70 too-many-pieces strawberries 19 18'],
  ['waffle-checkers', 'bbbbbb/bbbbbb/6/6/ssssss/ssssss', 'possible'],
  ['waffle-checkers', 's5/6/6/6/6/5b', 'WW-71 both-won a6 f1'],
  ['waffle-checkers', 'bbbbbb/bbbbbb/6/s5/ssssss/ssssss', 'WW-71 too-many-pieces strawberries 13 12'],
  ['hostage-rescue', '2bbbs/3bbb/s3bb/ss3b/sss3/bsss2', 'possible'],
  ['hostage-rescue', '2bbbs/3bbb/s3bb/ss3b/sss3/1sss2', 'WW-72 no-hostage a1'],
  ['hostage-rescue', '2bbb1/3bbb/s3bb/ss3b/sss3/bsss2', 'WW-72 no-hostage f6'],
  ['hostage-rescue', '2bbbs/3bbb/s3bb/ss3b/s1b3/bsss2', 'WW-72 too-many-pieces blueberries 11 10'],
  ['hostage-rescue', '5s/6/6/6/6/s5 s - a1,-', 'WW-72 no-hostage a1', 'goal=flag'],
  ['hostage-rescue', '5b/6/6/6/6/b5 b rescued -,f6', 'possible', 'goal=flag'],
  ['waffle-wars', 'ssssss/ssssss/ssssss/6/6/6', 'possible'],
  ['waffle-wars', 'ssssss/ssssss/ssssss/s5/6/6', 'WW-3 too-many-pieces strawberries 19 18'],
  ['waffle-wars', 'ssssss/ssssss/ssssss/s5/6/6', 'possible', 'hand=36'],
  ['waffle-wars', '6/6/6/6/6/bbbbbb b 0,0', 'possible', 'hand=6'],
  ['waffle-wars', '6/6/6/6/5b/bbbbbb b 0,0', 'WW-3 too-many-pieces blueberries 7 6', 'hand=6'],
  ['waffle-wars', '6/6/6/6/5b/bbbbbb b1', 'WW-3 too-many-pieces blueberries 7 6', 'hand=6,format=doubles'],
  ['waddle-waddle', 'rA1,0;bP0,1 r', 'possible'],
  ['waddle-waddle', 'rA1,0;rA0,1;rA-1,1 r', 'WD-11 second-alpha 1,0 0,1', 'modules=1'],
  ['waddle-waddle', 'rA1,0;bA0,1;rA-1,1 r', 'possible', 'modules=1'],
  ['waddle-waddle', 'rA1,0;rA0,1;rA-1,1 r', 'possible', 'modules=0'],
  ['waddle-waddle', 'rA1,0;rA0,1;rA-1,1;rA-1,0;rA0,-1 r', 'WD-1 too-many 0,-1 rA', 'modules=0'],
  ['waddle-waddle', 'rB1,0;bB0,1 r', 'WD-12 next-to-belly 1,0 0,1', 'modules=1'],
  ['waddle-waddle', 'rA1,0;bP2,0 r', 'WD-9 touches-too-little 2,0'],
  ['waddle-waddle', 'rP4,0;bP5,0;rG4,1 r', 'WD-15 cut-off 4,0'],
  ['waddle-waddle', '- r r4444,b4444 1,0=5A;0,1=5A', 'WD-4 too-many card:0,1 5A'],
  ['waffle-time', 'y4/1y3/2y2/5/5', 'possible'],
  ['waffle-time', 'y4/1y3/2y2/5/5;5/5/5/5/y4', 'WT-6 too-many a1 y'],
  ['waffle-time', '5/5/5/5/5 p1:draft 6 12313:50,51,52,53', 'WT-6 too-many-goals'],
  ['waffle-time', '5/5/5/5/5 p1:draft 6 - cs,ck,cw,sb,su,kb,ku,bw,u*', 'possible'],
  ['waffle-time', '5/5/5/5/5 p1:draft 6 - cs,ck,cw,sb,su,kb,ku,bw,sc', 'WT-2 too-many sc'],
  ['top-waffle', DISPLAY, 'possible'],
  ['top-waffle', 'bBC.gCC.bBC/S.S.S/-.-.-', 'TW-1 too-many bBC'],
  ['top-waffle', 'bBC.gCC.yUU/SB.SB.S/-.-.-', 'TW-1 too-many SB'],
  ['top-waffle', `${DISPLAY} ${PLAYERS} -/wild.wild;-/wild.wild`, 'TW-1 too-many wild'],
  ['top-waffle', `${DISPLAY} ${PLAYERS} ${Array(58).fill('x').join('.')};- 1:5`, 'TW-1 too-many x'],
  ['top-waffle', `${DISPLAY} ${PLAYERS} -;- 1:9`, 'possible'],
  ['top-waffle', `${DISPLAY} ${PLAYERS} -;- 1:40`, 'TW-2 too-many-orders'],
  ['buffet-boss', '1400/ham/p-1/-', 'possible'],
  ['buffet-boss', '0;1401/ham', 'BB-31 height p2 140'],
  ['buffet-boss', '0;1/-', 'BB-31 height p2 0'],
  ['buffet-boss', '0;0/ham', 'BB-31 height p2 140'],
  ['buffet-boss', '400/ham.egg/p-1/-', 'BB-20 in-the-air p1:2'],
  ['buffet-boss', '400/ham.egg/-/-', 'possible'],
  ['buffet-boss', '400/ham.ham/-/-;400/ham.ham/-/-', 'BB-1 too-many ham'],
  ['buffet-boss', '400/ham.ham/-/- egg.ham', 'BB-1 too-many ham'],
  ['buffet-boss', '400/ham.ham/-/- - p1:settle - 1:ham:-:-', 'BB-1 too-many ham'],
  ['buffet-boss', '400/ham.ham/-/- - p1:rescue - 1:-:-:1.ham', 'BB-1 too-many ham'],
  ['buffet-boss', '0;0 ham.egg.ham.egg', 'BB-10 line-too-long 3'],
  ['buffet-boss', '0/-/-/B1;0/-/-/B1', 'BB-3 too-many B1'],
  ['buffet-boss', '0/-/-/x.x;0/-/-/x.x', 'possible'],
] as const) {
  test(`${game} ${options ?? ''} ${position}: ${expected}`, () =>
    assert.equal(whyNot(game, position, options), expected));
}

test('every impossible position is read back as it is, and neither scoring it nor listing its moves fails', () => {
  for (const [id, position] of [
    ['top-waffle', 'bBC.gCC.bBC/S.S.S/-.-.- p1:prepare SB.SB;x 1:40 -/-/gCC -'],
    ['buffet-boss', '9999/-/-/-;0/ham.ham.ham/-/B1.B1 ham.ham.ham.ham p1:turn:1:p1 - -'],
    ['connect-four', 'ssssss/6/bbbbbb/6/6/6 s'],
    ['waddle-waddle', 'rA9,9;rA9,8;bB-9,0 r r4444,b4444 1,0=5A;0,1=5A -'],
    ['hostage-rescue', '6/6/6/6/6/6 s'],
    ['waffle-time', 'yyyyy/yyyyy/yyyyy/yyyyy/yyyyy p1:draft 0 :50,51,52,53 - 1:p1 - -'],
  ] as const) {
    const game = GAMES.find((other) => other.id === id);
    assert.ok(game);
    const read = game.parsePosition(position, initialOptions(game.options));
    assert.ok(read.ok && game.whyImpossible(read.value), id);
    const text = game.positionText(read.value);
    const again = game.parsePosition(text, initialOptions(game.options));
    assert.equal(again.ok && game.positionText(again.value), text);
    game.legalMoves(read.value);
    game.score(read.value);
    game.outcome(read.value);
  }
});

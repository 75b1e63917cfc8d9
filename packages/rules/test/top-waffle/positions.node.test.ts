/** Position texts of Top Waffle: what they may leave out, and what is wrong with those that are none. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ORDERS } from '../../src/top-waffle/components.js';
import { topWaffle } from '../../src/top-waffle/index.js';
import { at, optionsOf } from '../fixtures/tokens.js';

const DISPLAY = 'bBC.gCC.yUU/S.B1.SC/wild.wrench.blender';

function words(line: string): string[] {
  return line.split(' ');
}

test('parts that may be left out of a position, and how they are then written', () => {
  const written: Readonly<Record<string, string>> = {
    [DISPLAY]: `${DISPLAY} p1:prepare -/-/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -`,
    [`${DISPLAY} p2:execute`]: `${DISPLAY} p2:execute -/-/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -`,
    [`${DISPLAY} p2:execute S;-/wild`]: `${DISPLAY} p2:execute S/-/-/-/-/-;-/wild/-/-/-/- 1:5 -/-/- -`,
    [`bBC.-.yUU/S.B1.SC/wild.wrench.blender`]: `bBC.-.yUU/S.B1.SC/wild.wrench.blender p1:prepare -/-/-/-/-/-;-/-/-/-/-/- 1:6 -/-/- -`,
    [`${DISPLAY} p1:execute SB.x.S.x/x.wild/gSC/-/S1.S1/-;-;- 2:x:3 UC.S/blender.wild/- bs/SU>CU.S>B/-`]: `${DISPLAY} p1:execute S.SB.x.x/wild.x/gSC/-/S1.S1/-;-/-/-/-/-/-;-/-/-/-/-/- 2:x:3 S.UC/wild.blender/- sb/S>B.SU>CU/-`,
    [`${DISPLAY} p1:choose:1 -;- 1:0 -/-/pWC.bUW.gSC -/-/x.S.x`]: `${DISPLAY} p1:choose:1 -/-/-/-/-/-;-/-/-/-/-/- 1:0 -/-/bUW.gSC.pWC -/-/S.x.x`,
    [`${DISPLAY} p1:look:5,5 -;- 1:5 -/-/- -/-/x`]: `${DISPLAY} p1:look:5,5 -/-/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -/-/x`,
    [`${DISPLAY} p2:wrench:2,1~t -;- 3:!1:20`]: `${DISPLAY} p2:wrench:2,1~t -/-/-/-/-/-;-/-/-/-/-/- 3:!1:20 -/-/- -`,
    [`bBC.gCC.yUU.pWC/S.B1.SC.S/wild.wrench.blender p6:second -;-;-;-;-;-`]: `bBC.gCC.yUU.pWC/S.B1.SC.S/wild.wrench.blender p6:second ${Array(6).fill('-/-/-/-/-/-').join(';')} 1:12 -/-/- -`,
    [`${DISPLAY} p2:prepare~i -;-`]: `${DISPLAY} p2:prepare~i -/-/-/-/-/-;-/-/-/-/-/- 1:5 -/-/- -`,
    [`${DISPLAY} p1:trash:2 S;- 1:!0 -/-/- -`]: `${DISPLAY} p1:trash:2 S/-/-/-/-/-;-/-/-/-/-/- 1:!0 -/-/- -`,
  };
  for (const [text, line] of Object.entries(written)) {
    const read = at(topWaffle, text);
    assert.equal(topWaffle.positionText(read), line, text);
    assert.deepEqual(read.rng, [1, 1], 'the table draws from a generator all the same');
    assert.equal(topWaffle.positionText(at(topWaffle, line, `players=${read.players.length}`)), line);
  }
});

test('TW-3 four orders are for five players, or for the six of the options', () => {
  const four = 'bBC.gCC.yUU.pWC/S.B1.SC.S/wild.wrench.blender';
  const players = (options: string): number => at(topWaffle, four, options).players.length;
  assert.deepEqual([players(''), players('players=5'), players('players=6')], [5, 5, 6]);
});

test('TW-11, TW-21, TW-31 to TW-34 a position in a step without a decision continues by itself', () => {
  const plain = 'S.S.S.S.S.S.S.S.B.B.B.B.B.B.B.B.U.U.U.U.U.U.U.U.W.W.W.W.W.W.W.W.C.C.C.C.C.C.C.C';
  const rest = 'S1.S1.B1.B1.U1.U1.W1.W1.C1.C1.SB.SU.SW.SC.BU.BW.BC.UW.UC.WC';
  const none = `bBC.gCC.yUU/-.-.-/wild.wrench.blender`;
  const step = (text: string): string => topWaffle.positionText(at(topWaffle, text)).split(' ')[1] ?? '';
  assert.equal(step(`${none} p1:prepare~t ${plain};${rest} 1:5`), 'p1:prepare');
  assert.equal(step(`${none} p1:second~t ${plain};${rest} 1:5`), 'p1:execute');
  assert.equal(step(`${none} p1:second ${plain};${rest} 1:5`), 'p1:execute');
  assert.equal(step(`${none} p1:second -;- 1:5`), 'p1:second', 'the deck has some');
  assert.equal(step(`${none} p1:wrench:0,1~t ${plain};${rest} 1:5`), 'p1:execute');
  assert.equal(step(`${none} p1:wrench:1,1~t ${plain};${rest} 1:5`), 'p1:wrench:1,1');
  assert.equal(step(`${none} p1:look:3,2 ${plain};${rest} 1:5`), 'p1:execute');
  assert.equal(step(`${none} p1:look:3,2 ${plain.slice(2)};${rest} 1:5 -/-/- -/-/S`), 'p1:choose:2');
  const items = 'wild.wild.wild.groceries.groceries.groceries.groceries.wrench.wrench.wrench.megaphone.megaphone';
  const more = 'megaphone.megaphone.recycling.recycling.recycling.recycling.blender.blender.blender';
  assert.equal(step(`${DISPLAY} p1:prepare~i -/${items};-/${more} 1:5`), 'p1:prepare');
  assert.equal(step(`${DISPLAY} p1:wrench:1,0 -/${items};-/${more} 1:5`), 'p1:wrench:1,0', 'the display has some');
  const away = `bBC.gCC.yUU/S.B1.SC/-.-.-`;
  const all = `-/wild.${items};-/wrench.${more}.blender`;
  assert.equal(step(`${away} p1:wrench:1,0 ${all} 1:5`), 'p1:execute');
  assert.equal(step(`${away} p1:wrench:2,1~i ${all} 1:5`), 'p1:wrench:2,1');
  assert.equal(step(`${away} p1:prepare~i ${all} 1:5`), 'p1:prepare');
  for (const word of ['reserve', 'free']) {
    assert.equal(step(`${DISPLAY} p1:${word} -;- 1:0`), 'p1:execute', 'the closing card is on top');
    assert.equal(step(`${DISPLAY} p1:${word} -;- 1:1`), `p1:${word}`);
    assert.equal(step(`${DISPLAY} p1:${word} -;- 1:x`), `p1:${word}`);
  }
  const wanted: Readonly<Record<string, string>> = {
    'p1:choose:2 S;-': 'p1:execute',
    'p1:wrench:0,0 S;-': 'p1:execute',
    'p1:recycle:0 S;-': 'p1:execute',
    'p1:recycle:1 -;S/-/-/-/-/S': 'p1:execute',
    'p1:recycle:1 x;-': 'p1:recycle:1',
    'p1:recycle:1 -/-/-/-/-/S;-': 'p1:recycle:1',
    'p1:change:0 S;-': 'p1:execute',
    'p1:change:1 -;S': 'p1:execute',
    'p1:change:1 x;-': 'p1:change:1',
    'p1:look:0,2 S;-': 'p1:execute',
    'p1:trash:0 S;-': 'p1:prepare',
    'p1:trash:1 -;S': 'p2:prepare',
    'p1:trash:2 -;S': 'p2:trash:1',
  };
  for (const [text, word] of Object.entries(wanted)) assert.equal(step(`${DISPLAY} ${text} 1:5`), word, text);
  assert.equal(step(`${DISPLAY} p1:choose:2 -;- 1:5 -/-/- -/-/S.x`), 'p1:choose:2', 'one is known, one is not');
});

test('each error in a position has its place, the text found and the correction', () => {
  const seats = '-;-';
  const step = 'step p1:prepare p2:execute p1:choose:2';
  const day = 'day 1:5 2:!1';
  const turn = 'turn sb/S>B/- -';
  const wrong: readonly (readonly [string, string, string, string?])[] = [
    ['', '', 'position-empty bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:prepare'],
    ['', '@bBC/S', 'display bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender', 'found=bBC/S'],
    ['', '@-', 'display bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender', 'found=-'],
    ['', '@bBC.gCC.yUU/S.S.S/-/-', 'display bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender', 'found=bBC.gCC.yUU/S.S.S/-/-'],
    ['', '@bQ.gCC.yUU/S.S.S/-.-.-', 'display bSBW.gCC.yUU', 'found=bQ.gCC.yUU'],
    ['', 'bBC.gCC.yUU/@S.Q.S/-.-.-', 'display S.B1.SB', 'found=S.Q.S'],
    ['', 'bBC.gCC.yUU/S.B.S/@wild.-.fork', 'display wild.wrench.blender', 'found=wild.-.fork'],
    ['', '@bBC.gCC.yUU/S.S/-.-.-', 'slots', 'wanted=3 items=3'],
    ['', '@bBC.gCC/S.S.S/-.-.-', 'slots', 'wanted=3 items=3'],
    ['', '@bBC.gCC.yUU/S.S.S/-.-', 'slots', 'wanted=3 items=3'],
    ['', '@bBC.gCC.yUU/S.S.S/- p1:prepare -;-;-;-;-', 'slots', 'wanted=4 items=3'],
    ['items=off', '@bBC.gCC.yUU/S.S.S/-.-.-', 'slots', 'wanted=3 items=0'],
    ...words(
      'p7:prepare p3:prepare p1 p1: :prepare prepare p1:cook p1:prepare:1 p1:second:0 p1:choose p1:choose: p1:choose:6 p1:choose:1,1 p1:choose:x p1:choose:1:1 p1:wrench:3,0 p1:wrench:1,2 p1:wrench:1 p1:recycle:4 p1:recycle p1:change:4 p1:change: p1:look:6,2 p1:look:3,6 p1:look:3 p1:reserve:1 p1:free:1 p1:trash:7 p1:trash p1:over:0 p1:prepare~ p1:prepare~x p1:prepare~t~t p1:second~i p1:execute~t p1:choose:2~t p1:recycle:1~i p1:execute~i p1:look:3,2~t p1:wrench:0,1~i p1:wrench:1,0~t p1:over~t',
    ).map((text) => ['', `${DISPLAY} @${text} ${seats} 1:5`, step, `found=${text}`] as const),
    ...[
      '',
      ...words(
        'Q S/fork S/-/bXX S/-/-/bXX S/-/-.bBC S/-/-/-/S S/-/-/-/S1.S S/-/-/-/x S/-/-/-/-/x S/-/-/-/-/Q S/-/-/-/-/-/- S.- s S>B',
      ),
    ].map(
      (text) =>
        ['', `${DISPLAY} p1:execute -;@${text} 1:5`, 'player S.B1.SB/wild/bSBW/gCC/-/-', `found=${text}`] as const,
    ),
    ['', `${DISPLAY} p1:execute @S`, 'players 2-6', 'found=1'],
    ['', `${DISPLAY} p1:execute @S;S;S;S;S;S;S`, 'players 2-6', 'found=7'],
    ...words('0:5 4:5 x:5 1 1: 1:y 1:-1 1:! 1:!2 1:!x 1:5:21 1:5:x 1:5: 1:5:1:1 1:!0:x').map(
      (text) => ['', `${DISPLAY} p1:execute ${seats} @${text}`, day, `found=${text}`] as const,
    ),
    ...words('- -/- -/-/-/- Q/-/- x/-/- -/fork/- -/x/- -/-/bXX -/-/x /-/- -//- -/-/ S>B/-/-').map(
      (text) => ['', `${DISPLAY} p1:execute ${seats} 1:5 @${text}`, 'discards S.B/wild/gCC', `found=${text}`] as const,
    ),
    ...words(
      'S/-/- x/-/- /-/- -/- -/-/-/- -/S/- -/s/- -/S>S/- -/S>B.S/- -/Q/- -//- -/-/ -/-/Q -/-/S -/-/x s -/-.S>B/-',
    ).map((text) => ['', `${DISPLAY} p1:execute ${seats} 1:5 -/-/- @${text}`, turn, `found=${text}`] as const),
    ['', `${DISPLAY} p1:execute ${seats} 1:5 -/-/- - @more`, 'position-rest', 'found=more'],
  ];
  for (const [options, marked, words, values = ''] of wrong) {
    const text = marked.replace('@', '');
    const read = topWaffle.parsePosition(text, optionsOf(topWaffle, options));
    assert.ok(!read.ok, text);
    const { code, offset, expected, values: found = {} } = read.error;
    assert.equal([code, ...expected].join(' '), words, text);
    assert.equal(offset, Math.max(0, marked.indexOf('@')), text);
    const pairs = Object.entries(found).map(([key, value]) => `${key}=${value}`);
    assert.equal(pairs.join(' '), values, text);
  }
});

test('TW-1 a card that a position has too often makes it impossible', () => {
  const seats = '-;-';
  const wrong: readonly (readonly [string, string])[] = [
    ['bBC.gCC.bBC/S.S.S/-.-.-', 'bBC'],
    ['bBC.gCC.yUU/SB.SB.S/-.-.-', 'SB'],
    [`${DISPLAY} p1:execute SC;-`, 'SC'],
    [`${DISPLAY} p1:execute -;S.S.S.S.S/-/-/-/-/S.S.S`, 'S'],
    [`${DISPLAY} p1:execute -;-/-/-/-/B1.B1`, 'B1'],
    [`${DISPLAY} p1:execute -;-/-/-/-/-/SB.SB`, 'SB'],
    [`${DISPLAY} p1:execute -/wild.wild;-/wild.wild`, 'wild'],
    [`${DISPLAY} p1:execute -/-/gSC;-/-/-/gSC`, 'gSC'],
    [`${DISPLAY} p1:execute -/-/bBC;-`, 'bBC'],
    [`${DISPLAY} p1:execute SB;- 1:5 SB/-/-`, 'SB'],
    [`${DISPLAY} p1:execute ${seats} 1:5 -/blender.blender.blender.blender/-`, 'blender'],
    [`${DISPLAY} p1:execute -/-/-/gSC;- 1:5 -/-/gSC`, 'gSC'],
    [`${DISPLAY} p1:execute SB;- 1:5 -/-/- -/SB>SU/-`, 'SB'],
    [`${DISPLAY} p1:choose:2 SB;- 1:5 -/-/- -/-/SB`, 'SB'],
    [`${DISPLAY} p1:execute ${Array(58).fill('x').join('.')};- 1:5`, 'x'],
    [`${DISPLAY} p1:execute -/${Array(22).fill('x').join('.')};- 1:5`, 'x'],
    [`${DISPLAY} p1:choose:2 ${Array(57).fill('x').join('.')};- 1:5 -/-/- -/-/x`, 'x'],
  ];
  for (const [text, piece] of wrong) {
    const read = topWaffle.parsePosition(text, optionsOf(topWaffle));
    assert.ok(read.ok, text);
    assert.deepEqual(
      topWaffle.whyImpossible(read.value),
      { rule: 'TW-1', code: 'too-many', places: [], values: { piece } },
      text,
    );
  }
  for (const right of [57, 21]) {
    const hand = Array(right).fill('x').join('.');
    const read = topWaffle.parsePosition(`${DISPLAY} p1:execute ${right === 57 ? hand : `-/${hand}`};- 1:5`, {});
    assert.ok(read.ok);
    assert.equal(topWaffle.whyImpossible(read.value), undefined, 'no card is too many before');
  }
});

test('TW-2 no day has more orders than are left for it', () => {
  const count = (text: string, options = ''): boolean => {
    const read = topWaffle.parsePosition(`${DISPLAY} p1:execute -;- ${text}`, optionsOf(topWaffle, options));
    assert.ok(read.ok, text);
    return topWaffle.whyImpossible(read.value)?.code !== 'too-many-orders';
  };
  // 45 orders are not in the display; 24 orders are 8 a day
  assert.deepEqual(
    [count('1:29'), count('1:30'), count('2:37'), count('2:38'), count('3:45'), count('3:46')],
    [true, false, true, false, true, false],
  );
  assert.deepEqual([count('1:13', 'orders=48'), count('1:14', 'orders=48')], [true, false]);
  assert.ok(count('1:x') && count('1:!1'));
  // The first two days leave 16 to those after it
  const left = (orders: number): boolean => {
    const away = ORDERS.map(({ name }) => name).filter((name) => !DISPLAY.includes(name));
    return count(`1:0 -/-/${away.slice(orders).join('.')}`);
  };
  assert.deepEqual([left(16), left(15)], [true, false]);
  const open = at(topWaffle, `${DISPLAY} p1:execute -;- 1:x`);
  assert.equal(topWaffle.optionsOf(open)['count'], 'hidden', 'a count that is not told is a hidden one');
});

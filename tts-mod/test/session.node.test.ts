/** Whole sessions at the table of the fake game, in the Lua of the save. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { initialOptions } from '@griddle/rules/core/options.js';
import { parseRecords } from '@griddle/rules/record/index.js';
import { sessionFromRecord, type Session } from '@griddle/rules/replay/index.js';
import { randomGame } from '@griddle/testkit';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import { BUTTON_INK, HANDLERS, PANEL } from '../src/names.js';
import { freshSave } from './waffle-wars-content.js';
import { FakeTable } from './fake-table.js';
import { keepRecord } from './records.js';

const OPTIONS = initialOptions(waffleWars.options);

/** The random game in which the table is saved and loaded after every move, and whose record is kept. */
const SAVED = 3;

/** The first field of a position: what lies on the board. */
function boardOf(position: string): string {
  return position.split(' ')[0] ?? '';
}

/** A record as the web element reads it, gone through to its end. */
function replayed(text: string): Session<never, never> {
  const records = parseRecords(text);
  assert.ok(records.ok, 'the record can be read');
  const [record] = records.value;
  assert.ok(record);
  const session = sessionFromRecord(waffleWars, record, text);
  assert.ok(session.ok, 'the record can be replayed');
  session.value.last();
  return session.value as unknown as Session<never, never>;
}

/** Plays random games on the table; each move is only a piece that somebody moves. */
function playGame(seed: number): void {
  const { states, moves } = randomGame(waffleWars, OPTIONS, seed, 500);
  const table = new FakeTable(freshSave());
  if (seed === SAVED) table.savesAfterMoves();
  moves.forEach((move, i) => {
    const [before, after] = [states[i], states[i + 1]];
    assert.ok(before && after);
    table.play(waffleWars.moveText(before, move), before.turn === 0 ? 's' : 'b');
    table.moved();
    assert.equal(table.board(), boardOf(waffleWars.positionText(after)), `board after move ${i + 1}`);
  });
  const last = states.at(-1);
  assert.ok(last);
  const tokens = moves.map((move, i) => waffleWars.moveText(states[i] ?? last, move));
  const session = replayed(table.record());
  assert.equal(waffleWars.positionText(session.state), waffleWars.positionText(last), 'replayed to the same end');
  const record = table
    .record()
    .replace(/\[.*?\]\n/g, '')
    .replace(/\d+\.+\s/g, '')
    .trim()
    .split(/\s+/);
  assert.deepEqual(record, tokens, 'the record has the moves and nothing else');

  if (seed === SAVED) keepRecord('waffle-wars-2', waffleWars, table.record());

  const winner = last.winner === 0 ? 'Strawberries' : 'Blueberries';
  assert.equal(table.ui(PANEL.turn), `${winner} win`);
  assert.ok(
    table.heard().some((sentence) => sentence.startsWith(`all: ${winner} won: `)),
    'the result is announced',
  );
  const report = table.report();
  const kept = report.tabs.find(({ title }) => title === 'Record');
  assert.equal(kept?.body, table.record(), 'the notebook has the record');
  assert.deepEqual(report.sent.at(-1), { griddle: 'record', record: table.record() }, 'an editor gets it, too');
  assert.match(table.record(), /\[Site "Tabletop Simulator"\]\n\[Date "\d{4}\.\d\d\.\d\d"\]/);
  assert.match(table.record(), /\[Strawberries "Anna"\]\n\[Blueberries "Ben"\]/);
  table.close();
}

describe('a session in the fake game', () => {
  for (const seed of [3, 8, 21])
    it(`runs from the first piece to the result (random game ${seed})`, () => playGame(seed));

  it('announces the terms of a move and the owners', () => {
    const table = new FakeTable(freshSave());
    for (const [i, move] of ['a2', 'd4', 'b2', 'e4', 'c2', 'd5', 'a6', 'e5'].entries()) {
      table.play(move, i % 2 === 0 ? 's' : 'b');
    }
    const heard = table.heard();
    assert.ok(heard.includes('all: Strawberries own a1-c3 now.'), heard.join('\n'));
    assert.ok(heard.includes('all: Blueberries own d4-f6 now.'), heard.join('\n'));
    const facts = table.ui(PANEL.facts).split('\n');
    assert.ok(facts.includes('a1-c3: Strawberries (1 to 0)'), facts.join('\n'));
    assert.ok(facts.includes('a4-c6: open'));
    table.close();
  });

  it('sets a captured piece aside and brings it back on undo', () => {
    const table = new FakeTable(freshSave());
    for (const [i, move] of ['c3', 'c4', 'c3xc5'].entries()) table.play(move, i % 2 === 0 ? 's' : 'b');
    assert.equal(table.board(), '6/2s3/6/6/6/6');
    assert.equal(
      table.beside('blueberries', (x) => x < -6),
      1,
      'one blueberry lies on the pile',
    );
    assert.equal(
      table.beside('blueberries', (_x, z) => z > 6),
      17,
      'the others are in hand',
    );

    table.press(HANDLERS.undo);
    assert.equal(table.board(), '6/6/2b3/2s3/6/6');
    assert.equal(
      table.beside('blueberries', (x) => x < -6),
      0,
    );
    assert.deepEqual(table.heard(), ['all: Undone: c3xc5']);
    table.key('Griddle: undo', 'Blue');
    assert.equal(table.board(), '6/6/6/2s3/6/6');
    table.press(HANDLERS.redo);
    table.key('Griddle: redo');
    assert.equal(table.board(), '6/2s3/6/6/6/6');
    assert.deepEqual(table.heard(), ['all: Undone: c4', 'all: Redone: c4', 'all: Redone: c3xc5']);
    assert.equal(table.ui(PANEL.redo, 'interactable'), 'false');
    table.close();
  });

  it('replaces undone moves when another move is played', () => {
    const table = new FakeTable(freshSave());
    table.play('c3', 's');
    table.play('c4', 'b');
    table.press(HANDLERS.undo);
    table.play('d5', 'b');
    assert.match(table.record(), /\n1\. c3 d5\n$/);
    table.close();
  });

  it('writes calls into the record and announces them to everybody', () => {
    const table = new FakeTable(freshSave());
    table.play('c3', 's');
    table.press(HANDLERS.call, 'griddle-call-waffling');
    table.press(HANDLERS.call, 'griddle-call-soggy-waffle');
    assert.deepEqual(table.heard(), ['all: Blueberries, you’re waffling!', 'all: Soggy Waffle!']);
    assert.match(table.record(), /1\. c3 \{\[%call waffling blueberries\]\} \{\[%call\s+soggy-waffle blueberries\]\}/);
    replayed(table.record());
    table.close();
  });

  it('begins a new game with the options of the panel', () => {
    const table = new FakeTable(freshSave());
    table.play('c3', 's');
    for (let i = 0; i < 3; i++) table.press(HANDLERS.option, 'griddle-next-hand');
    table.press(HANDLERS.option, 'griddle-before-war');
    assert.equal(table.ui('griddle-option-hand'), '21 each');
    assert.equal(table.ui('griddle-option-war'), 'Rank, then count');
    assert.match(table.record(), /^\[Game "Waffle Wars"\]\n\n1\. c3\n$/, 'the running game keeps its options');
    table.newGame();
    assert.equal(table.board(), '6/6/6/6/6/6');
    assert.match(table.record(), /^\[Game "Waffle Wars"\]\n\[Options "hand=21,war=count"\]\n$/);
    assert.equal(
      table.beside('strawberries', (_x, z) => z < -6),
      21,
      'pieces are copied for the larger hand',
    );
    for (let i = 0; i < 15; i++) table.press(HANDLERS.option, 'griddle-before-hand');
    table.newGame();
    assert.equal(
      table.beside('blueberries', (_x, z) => z > 6),
      6,
    );
    assert.equal(
      table.beside('blueberries', (x) => x < -6),
      12,
      'what is too much lies aside, copies are gone',
    );
    assert.equal(table.ui(PANEL.differences), '');
    table.close();
  });

  it('ignores spectators', () => {
    const table = new FakeTable(freshSave());
    table.play('c3', 's');
    table.press(HANDLERS.undo, '', 'Grey');
    table.key('Griddle: new game', 'Grey');
    assert.equal(table.board(), '6/6/6/2s3/6/6');
    table.close();
  });

  it('looks once when two pieces are dropped at almost the same time', () => {
    const table = new FakeTable(freshSave());
    const [red, blue] = [table.piece('s', ''), table.piece('b', '')];
    table.pickUp(red);
    table.pickUp(blue, 'Blue');
    table.letGo(red, 'c3', 'Red', 1);
    assert.equal(table.report().ui[PANEL.turn]?.['text'], 'Strawberries to move', 'not yet seen');
    table.letGo(blue, '', 'Blue');
    assert.match(table.record(), /1\. c3\n$/);
    table.close();
  });

  it('treats a piece in the air as lying in its old place', () => {
    const table = new FakeTable(freshSave());
    table.play('c3', 's');
    table.play('c4', 'b');
    table.pickUp(table.piece('b', 'c4'), 'Blue');
    table.carry('s', '', 'f1');
    assert.match(table.record(), /1\. c3 c4 2\. f1\n$/);
    table.close();
  });

  it('keeps the hands complete when a captured piece is played instead of one in hand', () => {
    const table = new FakeTable(freshSave());
    for (const [i, move] of ['c3', 'c4', 'c3xc5'].entries()) table.play(move, i % 2 === 0 ? 's' : 'b');
    const captured = table.aside('b');
    table.pickUp(captured, 'Blue');
    table.letGo(captured, 'f1', 'Blue');
    assert.match(table.record(), /f1\n$/);
    assert.equal(
      table.beside('blueberries', (_x, z) => z > 6),
      16,
    );
    assert.equal(
      table.beside('blueberries', (x) => x < -6),
      1,
    );
    table.close();
  });

  it('folds the panel and opens the options', () => {
    const table = new FakeTable(freshSave());
    table.press(HANDLERS.options);
    assert.equal(table.page(), PANEL.options, 'one page at a time');
    table.press(HANDLERS.options);
    assert.equal(table.page(), PANEL.play);
    table.press(HANDLERS.fold);
    assert.equal(table.page(), '');
    table.press(HANDLERS.fold);
    assert.equal(table.page(), PANEL.play);
    table.close();
  });

  it('resets the colour of each button’s text', () => {
    const table = new FakeTable(freshSave());
    for (const [i, move] of ['c3', 'c4'].entries()) table.play(move, i % 2 === 0 ? 's' : 'b');
    for (const handler of [HANDLERS.undo, HANDLERS.marks, HANDLERS.checking, HANDLERS.fold, HANDLERS.menu]) {
      table.press(handler);
    }
    const inks = Object.values(table.report().ui).flatMap(({ textColor }) => textColor ?? []);
    assert.ok(inks.length > 10);
    assert.deepEqual(new Set(inks), new Set([BUTTON_INK]));
    table.close();
  });

  it('sends only changes to the panel', () => {
    const table = new FakeTable(freshSave());
    const before = table.report().uiCalls;
    table.press(HANDLERS.marks);
    assert.equal(table.report().uiCalls, before + 1);
    table.close();
  });
});

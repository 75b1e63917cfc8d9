/** The games on grids at the table of Waffle Wars in the fake game, in the Lua of the save. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { initialOptions } from '@griddle/rules/core/options.js';
import type { BaseState, Options } from '@griddle/rules/core/contract.js';
import { gridName } from '@griddle/rules/internal/core/grid.js';
import { gameById, type AnyGame } from '@griddle/rules/games.js';
import { randomGame } from '@griddle/testkit';
import { DIE_TAG, GAME, HANDLERS, OFFER, OPTION_NEXT, OPTION_VALUE, PANEL } from '../src/names.js';
import { GRID_GAMES } from '../src/generated/grid-menu.js';
import { GRID_WORDS } from '../src/generated/grid-rules.js';
import { valueWords } from '@griddle/rules/internal/messages/sentences.js';
import CHOICES_EN from '@griddle/rules/internal/messages/options.en.json' with { type: 'json' };
import { EN, mergeMessages } from '@griddle/rules/messages/index.js';
import { saveOf } from './content.js';
import { gridSave, FakeTable } from './fake-table.js';
import { keepRecord, lastState } from './records.js';

const SAVE = await saveOf('waffle-wars');
/** The random game in which the table is saved and loaded after every move, and whose record is kept. */
const SAVED = 2;
/** Moves by which every random game has ended. */
const LONGEST = 500;

/** A position of any of these games. */
interface Sided extends BaseState {
  readonly turn: number;
  readonly board: readonly number[];
}

/** The words for values of options. */
const OPTION_WORDS = mergeMessages(EN, CHOICES_EN, ...GRID_WORDS);

function gameOf(id: string): AnyGame {
  const game = gameById(id);
  assert.ok(game);
  return game;
}

/** Of each choice that a game has, the first value that is not the usual one, and the last. */
function waysOf({ options }: AnyGame): readonly { readonly key: string; readonly value: string }[] {
  return options.flatMap((option) => {
    const others = option.kind === 'choice' ? option.values.filter((value) => value !== option.initial) : [];
    return [...new Set([...others.slice(0, 1), ...others.slice(-1)])].map((value) => ({ key: option.key, value }));
  });
}

/** A table on which a game has been chosen, in a way of checking. */
function tableOf(id: string, checking: 'warn' | 'enforce' = 'warn', options: Options = {}): FakeTable {
  const table = new FakeTable(SAVE);
  if (checking === 'enforce') table.press(HANDLERS.checking);
  table.press(HANDLERS.game, GAME + id);
  for (const [key, value] of Object.entries(options)) {
    const shown = valueWords(OPTION_WORDS, id, key, value);
    for (let i = 0; i < 9 && table.ui(OPTION_VALUE + key) !== shown; i++)
      table.press(HANDLERS.option, OPTION_NEXT + key);
    assert.equal(table.ui(OPTION_VALUE + key), shown);
  }
  if (Object.keys(options).length > 0) table.newGame();
  table.heard();
  return table;
}

function letter(state: Sided): string {
  return state.turn === 0 ? 's' : 'b';
}

/** Makes a move as people do: carries a piece, throws the die, or presses the button. */
function make(table: FakeTable, before: Sided, token: string, after: Sided): void {
  if (token === 'pass') {
    assert.equal(table.ui(`${OFFER}0`), 'Pass');
    table.press(HANDLERS.offer, `${OFFER}0`, before.turn === 0 ? 'Red' : 'Blue');
    return;
  }
  if (token.startsWith('~')) {
    throwDie(table, Number(token.slice(1)));
    return;
  }
  const path = token.split(/[>x]/);
  const [from = '', to] = [path[0], path.at(-1)];
  if (path.length === 1 || to === undefined) table.carry(letter(before), '', from);
  else {
    const other = letter({ ...before, turn: 1 - before.turn });
    // Jumped pieces are taken away by hand, which tells chains with the same ends apart
    const { size } = table;
    const jumped = before.board.flatMap((piece, i) => (piece === 1 - before.turn && after.board[i] === -1 ? [i] : []));
    for (const space of jumped) table.shove(table.piece(other, gridName(size, space)), '');
    table.carry(letter(before), from, to);
  }
}

function throwDie(table: FakeTable, face: number): void {
  const die = table.report().objects.find(({ tags }) => tags.includes(DIE_TAG));
  table.run(`FakeTTS.throw('Red', '${die?.guid ?? ''}', ${face}) FakeTTS.pass(120)`);
}

/** Plays a random game to its end by hand and compares the board after each move; the record has to lead to the same end. */
function playGame(id: string, seed: number, options: Options = {}): void {
  const game = gameOf(id);
  const { states, moves } = randomGame(game, { ...initialOptions(game.options), ...options }, seed, LONGEST);
  const table = tableOf(id, 'enforce', options);
  if (seed === SAVED) table.savesAfterMoves();
  moves.forEach((move, i) => {
    const [before, now] = [states[i] as Sided, states[i + 1] as Sided];
    const token = game.moveText(before, move);
    make(table, before, token, now);
    table.moved();
    assert.equal(
      table.board(),
      game.positionText(now).split(' ')[0],
      `${id}: board after ${token}, move ${i + 1}; ${table.ui(PANEL.message)}`,
    );
  });
  const last = states.at(-1);
  assert.ok(last);
  assert.equal(game.positionText(lastState(game, table.record())), game.positionText(last));
  if (seed === SAVED) keepRecord(`${id}-2`, game, table.record());
  assert.ok(game.outcome(last), 'the game has come to its end');
  assert.ok(table.heard().some((sentence) => /: (Strawberries|Blueberries) won|Draw/.test(sentence)));
  assert.equal(table.report().tabs.find(({ title }) => title === 'Record')?.body, table.record());
  table.close();
}

describe('a game on a grid in the fake game', () => {
  for (const id of GRID_GAMES) {
    for (const seed of [2, 7])
      it(`is played by hand from start to end: ${id}, random game ${seed}`, () => playGame(id, seed));
  }

  for (const id of GRID_GAMES) {
    for (const { key, value } of waysOf(gameOf(id)))
      it(`is played by hand with an option: ${id}, ${key}=${value}`, () => playGame(id, 5, { [key]: value }));
  }
});

describe('the die of Hostage Rescue', () => {
  it('is rolled by hand or by the button, and read once a turn', () => {
    const table = tableOf('hostage-rescue');
    assert.equal(table.ui(PANEL.turn), 'Roll the die');
    table.run('FakeTTS.dieShows = 2');
    assert.equal(table.ui(`${OFFER}0`), 'Roll the die');
    table.press(HANDLERS.offer, `${OFFER}0`);
    assert.match(table.record(), /~2/);
    assert.equal(table.ui(PANEL.turn), 'Strawberries to move');
    throwDie(table, 5);
    assert.doesNotMatch(table.record(), /~5/);
    table.close();
  });

  it('is also read where the game gives its faces as text', () => {
    const table = tableOf('hostage-rescue');
    table.run('FakeTTS.dieShows = "4"');
    table.press(HANDLERS.offer, `${OFFER}0`);
    assert.match(table.record(), /~4/);
    table.close();
  });

  it('is rolled before the move', () => {
    const table = tableOf('hostage-rescue', 'enforce');
    table.carry('s', 'b2', 'b4');
    assert.deepEqual(table.heard(), ['Red: Roll the die first. (WW-73) The piece goes back.']);
    table.close();
  });
});

describe('an illegal move', () => {
  for (const [id, from, to, told] of [
    ['snake', '', 'f6', 'Place your piece next to your last one, straight or diagonal. (WW-70)'],
    ['waffle-checkers', 'a2', 'a4', 'You can only jump over an opponent’s piece. (WW-71)'],
    ['reversi', '', 'a1', 'Each move must flip at least one opponent’s piece. (WW-76)'],
  ] as const) {
    it(`is put back or accepted: ${id}`, () => {
      for (const checking of ['enforce', 'warn'] as const) {
        const table = tableOf(id, checking);
        if (id === 'snake') {
          table.carry('s', '', 'a1');
          table.carry('b', '', 'b1');
        }
        const board = table.board();
        table.heard();
        table.carry('s', from, to);
        const enforced = checking === 'enforce';
        const end = enforced ? 'The piece goes back.' : 'The table stays as it is.';
        assert.ok(table.heard().includes(`Red: ${told} ${end}`));
        assert.equal(table.board() === board, enforced);
        assert.equal(/!set:/.test(table.record()), !enforced);
        assert.equal(table.ui(PANEL.differences), '');
        table.press(HANDLERS.undo);
        if (!enforced) assert.equal(table.board(), board);
        table.close();
      }
    });
  }

  it('leaves a flag with its carrier, and removes it from a piece that is gone', () => {
    const position = '5b/6/6/2s3/4b1/s5 s:2 - c3,-';
    const record = `[Game "Hostage Rescue"]\n[Options "goal=flag"]\n[Position "${position}"]\n`;
    const state = { game: 'hostage-rescue', record, path: '', checking: 'warn', marks: true, options: '' };
    const table = new FakeTable(gridSave(SAVE, state));
    table.press(HANDLERS.repair);
    table.carry('s', 'c3', 'f3');
    const sets = (): string[] => [...table.record().matchAll(/!set:(\S+)/g)].map((match) => match[1] ?? '');
    assert.match(sets().at(-1) ?? '', /_b_-_f3,-$/);
    // An act that is no single move: the carrier is taken off the board
    table.carry('s', 'f3', '');
    assert.match(sets().at(-1) ?? '', /_-,-$/);
    table.close();
  });

  it('lets a piece of Connect-4 fall, wherever over its column it is dropped', () => {
    const table = tableOf('connect-four');
    table.carry('s', '', 'c6');
    assert.equal(table.board(), '6/6/6/6/6/2s3');
    table.carry('b', '', 'c4');
    assert.equal(table.board(), '6/6/6/6/2b3/2s3');
    table.close();
  });
});

/** Waffle Wars with special modes, power-ups and doubles at its table of the fake game, in the Lua of the save. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { optionsText, parseOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { SPACE_NAMES } from '@griddle/rules/internal/waffle-wars/components.js';
import { hasModes, POWERS, waffleWars as game } from '@griddle/rules/waffle-wars/index.js';
import type { WaffleWarsMove, WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import { HANDLERS, OFFER, OPTION_NEXT, OPTION_VALUE, PANEL, SEAT_COLOURS } from '../src/names.js';
import { saveOf } from './content.js';
import { FakeTable } from './fake-table.js';
import { keepRecord, lastState } from './records.js';
import { PLAYS_ONE, wholeGames } from './whole-games.js';

const SAVE = await saveOf('waffle-wars');

/** A table in the middle of a game, the pieces in their places. */
function tableAt(options: string, position = '', checking = 'enforce'): FakeTable {
  const record = `[Game "Waffle Wars"]\n[Options "${options}"]\n${position && `[Position "${position}"]\n`}`;
  const state = { game: game.id, record, path: '', checking, marks: true, options: '' };
  const table = new FakeTable({ ...SAVE, LuaScriptState: JSON.stringify(state) });
  table.press(HANDLERS.repair);
  table.heard();
  return table;
}

const letter = (side: number): string => 'sb'.charAt(side);
const boardOf = (state: WaffleWarsState): string => game.positionText(state).split(' ')[0] ?? '';
const seatOf = (state: WaffleWarsState): number => (hasModes(state) ? state.seat : state.turn);

function played(state: WaffleWarsState, move: WaffleWarsMove): WaffleWarsState {
  const after = game.play(state, move);
  assert.ok(after.ok);
  return after.value;
}

/** The opposing pieces that a move takes from the waffle. */
function captured(state: WaffleWarsState, move: WaffleWarsMove): string[] {
  const after = played(state, move);
  return SPACE_NAMES.filter((_name, i) => state.board[i] === 1 - state.turn && after.board[i] === -1);
}

/** What is done with the pieces to make a move, as text. */
function deed(state: WaffleWarsState, move: WaffleWarsMove): string {
  const [power, spaces = power ?? ''] = game.moveText(state, move).split(':');
  const path = spaces.split(/[x>]/);
  if (path.length < 2) return move.kind === 'place' || power === '@gate-crash' ? `lay ${spaces}` : `${power} ${spaces}`;
  return `${path[0]}-${path.at(-1)} ${captured(state, move).join()}`;
}

/** The first of the moves that look alike on the table, which takes that one. */
function firstOfEach(state: WaffleWarsState, moves: readonly WaffleWarsMove[]): readonly WaffleWarsMove[] {
  const firsts = new Map<string, WaffleWarsMove>();
  for (const move of moves) {
    const done = deed(state, move);
    if (!firsts.has(done)) firsts.set(done, move);
  }
  return [...firsts.values()];
}

/** Makes a move as people do: carries pieces, and presses the button before a Second Helping. */
function make(table: FakeTable, state: WaffleWarsState, move: WaffleWarsMove): void {
  const [own, other] = [letter(state.turn), letter(1 - state.turn)];
  const player = SEAT_COLOURS[seatOf(state)] ?? 'Red';
  const [power, spaces = power ?? ''] = game.moveText(state, move).split(':');
  const [first = '', second = ''] = spaces.split(/[x>,]/);
  if (power === '@nibble') {
    const guid = table.piece(other, first);
    table.pickUp(guid, player);
    table.letGo(guid, '', player);
  } else if (power === '@swap') {
    const isOwn = state.board[SPACE_NAMES.indexOf(first)] === state.turn;
    table.carry(own, isOwn ? first : second, isOwn ? second : first, player);
  } else if (power === '@second-helping') {
    table.press(HANDLERS.offer, `${OFFER}0`, player);
    assert.equal(table.ui(`${OFFER}0`), 'Second Helping: place two');
    for (const to of [first, second]) table.carry(own, '', to, player);
  } else if (second === '') table.carry(own, '', first, player);
  else {
    // Captured pieces are taken away by hand, which tells chains with the same ends apart
    for (const space of captured(state, move)) table.shove(table.piece(other, space), '');
    table.carry(own, first, spaces.split(/[x>]/).at(-1) ?? '', player);
  }
}

/** A toothpick is shown by a piece of the hand, or one beside the board, laid on the piece. */
function isPossible(state: WaffleWarsState, move: WaffleWarsMove): boolean {
  return !(move.kind === 'power' && move.power === 'toothpick') || (state.hands[seatOf(state)] ?? 0) > 0;
}

/** Moves of a random game of which only the beginning is played. */
const BEGINNING = 24;
/** Moves by which every random game has ended. */
const LONGEST = 500;

/**
 * Plays a random game by hand, power-ups first, and compares the board after each move, and the record in the end. A game
 * that has a name is played to its end, saved and loaded after every move, and its record is kept.
 */
function playGame(text: string, seed: number, met: string[], name = ''): void {
  const options = parseOptions(game.options, game.seats({}), text);
  assert.ok(options.ok);
  const table = tableAt(text);
  if (name !== '') table.savesAfterMoves();
  let state = game.setup(options.value, 0);
  let rng = seeded(seed);
  for (let ply = 0; ply < (name === '' ? BEGINNING : LONGEST) && game.outcome(state) === undefined; ply++) {
    const now = state;
    const legal = game.legalMoves(now).filter((move) => isPossible(now, move));
    const clear = firstOfEach(now, legal);
    rng = next(rng);
    const power = POWERS[below(rng, POWERS.length)]?.name;
    const wanted = clear.filter((move) => move.kind === 'slide' || (move.kind === 'power' && move.power === power));
    const choices = wanted.length > 0 && ply % 2 === 0 ? wanted : clear;
    rng = next(rng);
    const move = choices[below(rng, choices.length)];
    assert.ok(move);
    const token = game.moveText(state, move);
    met.push(token);
    make(table, state, move);
    state = played(state, move);
    table.moved();
    assert.equal(table.board(), boardOf(state), `${text}: after ${token}; ${table.heard().at(-1) ?? ''}`);
  }
  const record = table.record();
  assert.equal(game.positionText(lastState(game, record)), game.positionText(state), record);
  assert.equal(table.ui(PANEL.differences), '');
  if (name !== '') keepRecord(name, game, record);
  table.close();
}

describe('a game with modes in the fake game', () => {
  const met: string[] = [];

  for (const [options, seeds] of wholeGames([
    ['arcade=on', [1, 2, 3, 4, 5, 6]],
    ['double=all,self=all,slide=all', [1, 2]],
    ['slide=blueberries,hand=9', [3]],
    ['format=doubles,hand=8', [4]],
  ] as const)) {
    for (const seed of seeds)
      it(`is played by hand: ${options}, random game ${seed}`, () => playGame(options, seed, met));
  }

  for (const [name, options, seed] of wholeGames([
    ['waffle-wars-4', 'format=doubles', 4],
    ['waffle-wars-4-arcade', 'format=doubles,hand=9,arcade=on,war=count', 2],
  ] as const)) {
    it(`is played by hand to its end, saved and loaded after every move: ${options}`, () =>
      playGame(options, seed, met, name));
  }

  it('has had slides and most power-ups', { skip: PLAYS_ONE }, () => {
    assert.ok(met.some((token) => /^..>..$/.test(token)));
    const names = POWERS.map(({ name }) => name).filter((name) => met.some((token) => token.startsWith(`@${name}:`)));
    assert.ok(names.length >= 7, names.join());
  });
});

describe('features of modes', () => {
  it('WW-40 accepts a chain by its ends, and sets the captured pieces aside', () => {
    const table = tableAt('double=all', '6/6/3b2/6/1b4/s5 s 9,9 -');
    table.carry('s', 'a1', 'e5');
    assert.equal(table.board(), '6/4s1/6/6/6/6');
    assert.match(table.record(), /a1xc3xe5/);
    table.close();
  });

  it('WW-51 waits for the second piece of a Second Helping before the turn passes', () => {
    const table = tableAt('arcade=on');
    table.carry('s', '', 'b2');
    table.carry('b', '', 'e5');
    table.press(HANDLERS.offer, `${OFFER}0`);
    table.carry('s', '', 'c3');
    assert.doesNotMatch(table.record(), /c3/);
    assert.equal(table.ui(PANEL.turn), 'Strawberries to move');
    table.carry('s', '', 'd4');
    assert.match(table.record(), /@second-helping:c3,d4/);
    assert.match(table.ui(PANEL.facts), /Strawberries: 15 in hand, power-ups left: 9/);
    assert.equal(table.ui(`${OFFER}0`), 'Second Helping');
    table.close();
  });

  it('WW-51 returns the piece that stands for a Toothpick to the hand, and says what is protected', () => {
    const table = tableAt('arcade=on');
    table.carry('s', '', 'b2');
    table.carry('b', '', 'c3');
    table.carry('s', '', 'b2');
    assert.match(table.record(), /@toothpick:b2/);
    assert.equal(table.board(), '6/6/6/2b3/1s4/6');
    assert.match(table.ui(PANEL.facts), /A Toothpick protects the piece on b2\./);
    table.carry('b', 'c3', 'a1');
    assert.match(table.heard().at(-1) ?? '', /A Toothpick protects the piece on b2\. \(WW-51\) The piece goes back\./);
    table.close();
  });

  it('WW-42 refuses a slide that stops too early', () => {
    const table = tableAt('slide=all', '6/6/6/6/2s3/b5 s 9,9 -');
    table.carry('s', 'c2', 'c4');
    assert.match(table.heard().at(-1) ?? '', /The piece goes back\.$/);
    table.carry('s', 'c2', 'c6');
    assert.match(table.record(), /c2>c6/);
    table.close();
  });

  it('WW-43 warns when a position occurs for the second time, and announces the draw', () => {
    const table = tableAt('slide=all', '6/6/6/6/2s3/b2b2 s 9,9 -');
    // From the second slide on the position after each fourth one is the same
    const [first, ...round] = [
      ['s', 'c2', 'c1'],
      ['b', 'd1', 'd6'],
      ['s', 'c1', 'c6'],
      ['b', 'd6', 'd1'],
      ['s', 'c6', 'c1'],
    ] as const;
    const slide = ([side, from, to]: readonly [string, string, string]): void => table.carry(side, from, to);
    slide(first);
    round.forEach(slide);
    assert.match(table.ui(PANEL.facts), /has come up twice/);
    round.forEach(slide);
    assert.equal(table.ui(PANEL.turn), 'Draw');
    table.close();
  });

  it('WW-60 counts the hands of four players, and tells each whose turn it is', () => {
    const table = tableAt('format=doubles');
    for (const [side, to, player] of [
      ['s', 'b2', 'Red'],
      ['b', 'e5', 'Blue'],
      ['s', 'c4', 'Yellow'],
    ] as const) {
      table.carry(side, '', to, player);
    }
    assert.equal(table.ui(PANEL.turn), 'Blueberries 2 to move');
    assert.match(
      table.ui(PANEL.facts),
      /Strawberries 1: 8 in hand\nBlueberries 1: 8 in hand\nStrawberries 2: 8 in hand/,
    );
    table.close();
  });

  it('WW-40 gives a mode to one side on the panel', () => {
    const table = new FakeTable(SAVE);
    const values = [1, 2, 3].map(() => {
      table.press(HANDLERS.option, `${OPTION_NEXT}double`);
      return table.ui(`${OPTION_VALUE}double`);
    });
    assert.deepEqual(values, ['Strawberries', 'Blueberries', 'Everyone']);
    table.newGame();
    assert.match(table.record(), /\[Options "double=all"\]/);
    table.close();
  });

  it('accepts an illegal move where players are only warned', () => {
    const table = tableAt('arcade=on,slide=all', '', 'warn');
    table.carry('s', '', 'a1');
    const [set] = [...table.record().matchAll(/!set:(\S+)/g)].map((match) => match[1] ?? '');
    const options = parseOptions(game.options, game.seats({}), 'arcade=on,slide=all');
    assert.ok(options.ok);
    const state = game.parsePosition(set ?? '', options.value);
    assert.ok(state.ok, set);
    assert.equal(game.positionText(state.value), '6/6/6/6/6/s5 b 17,18 - 10,10');
    assert.equal(optionsText(game.options, game.optionsOf(state.value)), 'slide=all,arcade=on');
    table.close();
  });
});

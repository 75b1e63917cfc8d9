/** Tables of games of two sides on which some moves of a random game have been made by hand. */
import assert from 'node:assert/strict';
import { initialOptions } from '@griddle/rules/core/options.js';
import { gameById } from '@griddle/rules/games.js';
import { randomGame } from '@griddle/testkit';
import { GAME, HANDLERS, PANEL } from '../src/names.js';
import { FakeTable } from './fake-table.js';
import type { FakeTts } from './fake-tts.js';
import { freshSave } from './waffle-wars-content.js';

/** Nothing on the record was set by hand, and nothing differs from it. */
export function assertNoSet(table: FakeTts): void {
  assert.doesNotMatch(table.record(), /!set:/);
  assert.equal(table.ui(PANEL.differences), '');
}

/** Moves of a random game in which pieces only come to the board or go over it. */
export function tokensOf(id: string, count: number): { readonly token: string; readonly seat: string }[] {
  const game = gameById(id);
  assert.ok(game);
  const { states, moves } = randomGame(game, initialOptions(game.options), 4, count);
  return moves.map((move, i) => {
    const state = states[i] as unknown as { readonly turn: number };
    return { token: game.moveText(state as never, move), seat: state.turn === 0 ? 's' : 'b' };
  });
}

/** Makes a move by carrying a piece. */
export function make(table: FakeTable, { token, seat }: { readonly token: string; readonly seat: string }): void {
  const path = token.split(/[>x]/);
  table.carry(seat, path.length === 1 ? '' : (path[0] ?? ''), path.at(-1) ?? '');
}

/** A table of a game of two sides on which some moves have been played. */
export function sidesAt(id: string, count: number): FakeTable {
  const table = new FakeTable(freshSave());
  if (id !== 'waffle-wars') table.press(HANDLERS.game, GAME + id);
  for (const move of tokensOf(id, count)) make(table, move);
  table.heard();
  return table;
}

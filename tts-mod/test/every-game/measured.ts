/** What `bench/tts.bench.mjs` measures in Lua apart from a table. This is compiled to Lua, as the mod's scripts are. */
import { parseOptions } from '@griddle/rules/core/options.js';
import { waddleWaddle } from '@griddle/rules/waddle-waddle/index.js';
import type { WaddleWaddleState } from '@griddle/rules/waddle-waddle/index.js';
import { cardOf, matchesOf } from '@griddle/rules/internal/waffle-time/patterns.js';

declare const _G: Record<string, unknown>;

let board: WaddleWaddleState | undefined;

/** Reads a position of Waddle Waddle for `waddleMoves`. */
_G['waddleBoard'] = (position: string) => {
  const options = parseOptions(waddleWaddle.options, [], 'players=4');
  const state = options.ok ? waddleWaddle.parsePosition(position, options.value) : options;
  if (state.ok) board = state.value;
  return state.ok;
};

/** How many legal moves it has. */
_G['waddleMoves'] = () => (board === undefined ? 0 : waddleWaddle.legalMoves(board).length);

/** How many matches five pattern cards, by their numbers, have on a waffle. */
_G['waffleMatches'] = (waffle: readonly number[], numbers: readonly number[]) => {
  let count = 0;
  for (let fruit = 1; fruit <= numbers.length; fruit++) {
    const active = { numbers, cherryBoth: false };
    count += matchesOf(waffle, cardOf(fruit, numbers[fruit - 1] ?? 1), active).length;
  }
  return count;
};

/** Buffet Boss at its table of the fake game, in the Lua of the save. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { suggested } from '@griddle/rules/buffet-boss/characters.js';
import { buffetBoss, type BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { fallenPieces } from '@griddle/rules/buffet-boss/moves.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { loadEngine } from '@griddle/plate/node/engine.js';
import { PANEL } from '../src/names.js';
import { BuffetTable } from './buffet-boss-table.js';

const engine = await loadEngine();

function diceOf(seed: number): (limit: number) => number {
  let rng = seeded(seed);
  return (limit) => {
    rng = next(rng);
    return below(rng, limit);
  };
}

/** Plays on to the end: food on the plate as the dice have it, some of what falls picked up again. */
function playOn(table: BuffetTable, seed: number): BuffetBossState {
  const roll = diceOf(seed);
  for (let ply = 0; ply < 400; ply++) {
    const state = table.state();
    if (buffetBoss.toMove(state).length === 0) return state;
    if (state.step === 'first') table.offer(`Player ${roll(state.plates.length) + 1} begins`, 'Red');
    else if (state.step === 'reveal') table.show(suggested(state.plates[state.turn] ?? state.plates[0]!), state.turn);
    else if (state.step === 'rescue') rescue(table, state, roll);
    else if (state.step === 'turn') {
      const moves = buffetBoss.legalMoves(state);
      const takes = moves.flatMap((move) => (move.kind === 'take' ? [move.food] : []));
      const food = takes[roll(takes.length)];
      if (food === undefined || (moves.some(({ kind }) => kind === 'end') && roll(3) > 0)) table.offer('End the turn');
      else table.stack(food, 'line', { x: roll(4001) - 2000, turn: roll(4) * 9000 - 9000 });
    } else assert.fail(`nothing to do in ${buffetBoss.positionText(state)}`);
  }
  return table.state();
}

function rescue(table: BuffetTable, state: BuffetBossState, roll: (limit: number) => number): void {
  const open = fallenPieces(state).find(({ spent }) => !spent);
  if (open === undefined || roll(2) === 0) table.offer('Time is up');
  else table.stack(open.food, `p${state.turn + 1}:floor`, { x: roll(2001) - 1000, turn: 0 });
}

describe('a session of Buffet Boss', () => {
  it('Lunch for two', () => {
    const table = new BuffetTable(engine).begin();
    const first = table.state();
    assert.equal(first.line.length, 3);
    const state = playOn(table, 1);
    assert.equal(state.step, 'over');
    const heard = table.heard();
    assert.ok(
      heard.some((sentence) => /wins: |share the victory/.test(sentence)),
      heard.at(-1),
    );
    for (const { seat, total } of buffetBoss.score(state)) {
      assert.match(table.ui(PANEL.facts), new RegExp(`^Player ${seat + 1} ${total}`, 'm'));
    }
    table.close();
  });
});

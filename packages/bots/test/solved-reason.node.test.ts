/** Reasons by best play: trying every way to the end of the game confirms each. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectFour } from '@griddle/rules/connect-four/index.js';
import type { BaseState, Game, Seat } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { reversi } from '@griddle/rules/reversi/index.js';
import { solvedReason } from '../src/solved-reason.js';
import { analyse } from '../src/worker.js';

/** Who wins with the best play of both sides: 1 for the seat, 0 for nobody, -1 for the other. */
function valueOf<S extends BaseState>(game: Game<S, number>, state: S, seat: Seat): number {
  const outcome = game.outcome(state);
  if (outcome) return outcome.winners.length !== 1 ? 0 : outcome.winners[0] === seat ? 1 : -1;
  const isOwn = game.toMove(state)[0] === seat;
  let best = isOwn ? -1 : 1;
  for (const move of game.legalMoves(state)) {
    const played = game.play(state, move);
    assert.ok(played.ok);
    const value = valueOf(game, played.value, seat);
    best = isOwn ? Math.max(best, value) : Math.min(best, value);
    if (best === (isOwn ? 1 : -1)) return best;
  }
  return best;
}

/** Compares the reasons against all moves of so many random positions with so many open spaces. */
async function confirms<S extends BaseState & { readonly board: readonly number[] }>(
  game: Game<S, number>,
  open: number,
  positions: number,
): Promise<void> {
  const seen = { 'best-play': 0, 'lets-best-play': 0, none: 0 };
  for (let seed = 1; seed <= positions; seed++) {
    let rng = seeded(seed);
    let state = game.setup(initialOptions(game.options), seed);
    while (!game.outcome(state) && state.board.filter((piece) => piece < 0).length > open) {
      const moves = game.legalMoves(state);
      rng = next(rng);
      const played = game.play(state, moves[below(rng, moves.length)] ?? 0);
      assert.ok(played.ok);
      state = played.value;
    }
    const [seat = -1] = game.toMove(state);
    if (game.outcome(state) || seat < 0) continue;
    const judged = await analyse(game, state, seat, 'hard', seeded(1), new AbortController().signal);
    const [better] = judged?.moves ?? [];
    for (const played of judged?.moves.slice(1) ?? []) {
      assert.ok(better);
      const found = solvedReason(game, state, seat, played, better);
      const [worse, good] = [played, better].map(({ move }) => {
        const after = game.play(state, move);
        assert.ok(after.ok);
        return valueOf(game, after.value, seat);
      });
      const where = `${game.positionText(state)}: ${game.moveText(state, played.move)}`;
      const expected = worse === good ? undefined : worse === -1 ? 'lets-best-play' : 'best-play';
      assert.equal(found?.kind, expected, where);
      assert.equal(found?.seat, expected && (expected === 'best-play' ? seat : 1 - seat), where);
      seen[expected ?? 'none']++;
    }
  }
  assert.ok(
    Object.values(seen).every((count) => count > 5),
    JSON.stringify(seen),
  );
}

test('Connect-4: who wins with best play', () => confirms(connectFour, 10, 400));
test('Reversi: who wins with best play', () => confirms(reversi, 7, 60));

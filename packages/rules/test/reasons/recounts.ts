/** Counts the numbers of reasons a second time, with reference implementations. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reason } from '../../src/core/contract.js';
import { eachPair, ownReasons } from './pairs.js';

/** Counts a number of a seat in the position after a move; `before` is the one before it. */
export type Recount<P> = (after: P, seat: number, before: P) => number;

/** A game as its reference implementation plays it. */
export interface Recounted<P> {
  readonly read: (text: string) => P;
  readonly play: (at: P, token: string) => P;
}

/** The positions that are compared: every how manyth, of how many moves, and a condition on their words. */
interface Sample {
  readonly every?: number;
  readonly length?: number;
  readonly isCounted?: (text: string) => boolean;
}

/** Compares all reasons of a game's own at random positions with a second count; every kind has to turn up. */
export function recountedReasons<P>(
  id: string,
  games: number,
  reference: Recounted<P>,
  kinds: Readonly<Record<string, Recount<P>>>,
  { every = 1, length = 150, isCounted }: Sample = {},
): void {
  test(id, () => {
    const seen = new Map<string, number>();
    eachPair(
      id,
      games,
      every,
      (game, state, worse, better) => {
        const text = game.positionText(state);
        if (isCounted?.(text) === false) return;
        const [after, other] = [game.play(state, worse), game.play(state, better)];
        assert.ok(after.ok && other.ok);
        if (game.outcome(after.value) !== undefined || game.outcome(other.value) !== undefined) return;
        const both = { before: state, played: worse, better, worse: after.value, good: other.value };
        const found: Reason | undefined = ownReasons(game)?.(both, { game, byPoints: () => undefined });
        if (!found || found.kind === 'lets-corner') return;
        const recount = kinds[found.kind];
        const [bad, good] = [worse, better].map((move) => game.moveText(state, move));
        const said = `${found.kind} ${found.count} ${found.than}: ${text}  ${bad ?? ''} < ${good ?? ''}`;
        assert.ok(recount, said);
        const before = reference.read(text);
        const count = recount(reference.play(before, bad ?? ''), found.seat, before);
        const than = recount(reference.play(before, good ?? ''), found.seat, before);
        assert.deepEqual([found.count, found.than], [count, than], said);
        assert.ok(found.kind.startsWith('lets-') ? count > than : count < than, said);
        seen.set(found.kind, (seen.get(found.kind) ?? 0) + 1);
      },
      length,
    );
    for (const kind of Object.keys(kinds)) assert.ok((seen.get(kind) ?? 0) > 1, `${kind}: ${seen.get(kind) ?? 0} seen`);
  });
}

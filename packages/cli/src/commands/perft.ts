/** `perft`: counts the lines of exactly N decisions, to test move generators. */
import { err, CHANCE, ok, type BaseState } from '@griddle/rules/core/contract.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { divide, perft as countFrom } from '@griddle/rules/internal/core/perft.js';
import { isOn, wholeOf } from '../flags.js';
import { wrong } from '../command-error.js';
import { playableStart } from '../start.js';
import { format } from '../words.js';
import type { Question } from './command.js';

/** Moves that one batch request may play, so that it cannot hold up the others; perft 5 of Waffle Wars plays 1.3 million. */
export const BATCH_PLAYS = 2_000_000;

/** The limit of chance sequences before the first decision; each is counted from, so more would take too long. */
const MOST_DEALS = 10_000_000;

/** The command; it gives up after playing `plays` moves. */
export function perftWithin(plays: number): Question {
  return {
    name: 'perft',
    flags: ['game', 'depth', 'divide', 'position', 'options', 'seed'],
    required: ['game', 'depth'],
    examples: ['perft waffle-wars --depth 3', 'perft waffle-wars --depth 2 --divide --json'],
    answer: (asked, words) => {
      const start = playableStart(asked, words);
      if (!start.ok) return start;
      const { game, state } = start.value;
      const asDepth = wholeOf(asked, 'depth', words);
      if (!asDepth.ok) return asDepth;
      const depth = asDepth.value ?? 0;
      if (depth > 0 && dealsFrom(game, state) > MOST_DEALS) {
        return wrong('perft-deal', format(words, 'cli.error.perft-deal', { deals: MOST_DEALS }));
      }
      const limited = limitedTo(game, plays);
      const from = performance.now();
      const parts = isOn(asked, 'divide') && depth > 0 ? divide(limited.game, state, depth) : undefined;
      const nodes = parts?.reduce((sum, part) => sum + part.nodes, 0) ?? countFrom(limited.game, state, depth);
      if (limited.isExhausted()) return wrong('perft-limit', format(words, 'cli.error.perft-limit', { plays }));
      const seconds = ((performance.now() - from) / 1000).toFixed(2);
      return ok({
        json: {
          depth,
          nodes,
          ...(parts && { divide: Object.fromEntries(parts.map((part) => [part.move, part.nodes])) }),
        },
        people: () =>
          [
            ...(parts ?? []).map((part) => `${part.move} ${part.nodes.toString()}`),
            format(words, 'cli.perft.nodes', { depth, nodes, seconds }),
          ].join('\n'),
      });
    },
  };
}

/** Estimates the number of chance sequences until a seat decides, from the first of them. */
function dealsFrom(game: AnyGame, state: BaseState): number {
  const outcomes = game.toMove(state)[0] === CHANCE ? game.legalMoves(state) : [];
  const [first] = outcomes;
  const dealt = first === undefined ? undefined : game.play(state, first);
  return dealt?.ok ? outcomes.length * dealsFrom(game, dealt.value) : 1;
}

/** Wraps the game to refuse every move after `plays`, which ends a count early with a wrong result. */
function limitedTo(game: AnyGame, plays: number): { readonly game: AnyGame; readonly isExhausted: () => boolean } {
  let left = plays;
  const play: AnyGame['play'] = (state, move) => {
    left--;
    return left < 0 ? err({ rule: '', code: 'perft-limit' }) : game.play(state, move);
  };
  return { game: { ...game, play }, isExhausted: () => left < 0 };
}

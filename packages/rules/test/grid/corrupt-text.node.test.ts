/** Positions and records of the bonus games, and of Waffle Wars with modes, made wrong in every way. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { initialOptions, parseOptions } from '../../src/core/options.js';
import { EN, mergeMessages } from '../../src/messages/index.js';
import WAFFLE_WARS_EN from '../../src/waffle-wars/messages.en.json' with { type: 'json' };
import CONNECT_FOUR_EN from '../../src/connect-four/messages.en.json' with { type: 'json' };
import HOSTAGE_RESCUE_EN from '../../src/hostage-rescue/messages.en.json' with { type: 'json' };
import REVERSI_EN from '../../src/reversi/messages.en.json' with { type: 'json' };
import SNAKE_EN from '../../src/snake/messages.en.json' with { type: 'json' };
import WAFFLE_CHECKERS_EN from '../../src/waffle-checkers/messages.en.json' with { type: 'json' };
import { randomGame } from '@griddle/testkit';
import { changes, mangled, refused } from '../fixtures/corrupt-text.js';
import { gameOf } from '../fixtures/tokens.js';

const WORDS = mergeMessages(
  EN,
  WAFFLE_WARS_EN,
  SNAKE_EN,
  WAFFLE_CHECKERS_EN,
  HOSTAGE_RESCUE_EN,
  CONNECT_FOUR_EN,
  REVERSI_EN,
);

const PLAYED: readonly (readonly [id: string, options: string])[] = [
  ['snake', ''],
  ['waffle-checkers', ''],
  ['hostage-rescue', 'goal=flag'],
  ['connect-four', 'size=7x6'],
  ['reversi', 'size=8x8'],
  ['waffle-wars', 'slide=all,arcade=on,format=doubles'],
];

for (const [id, text] of PLAYED) {
  describe(`${id} ${text}`, () => {
    const game = gameOf(id);
    const options = parseOptions(game.options, game.seats(initialOptions(game.options)), text);
    assert.ok(options.ok);
    const { states, moves } = randomGame(game, options.value, 4, 14);

    test('10000 mangled positions are read or refused with a place, and accepted ones can be played', () => {
      const texts = states.map((state) => game.positionText(state));
      let refusals = 0;
      const check = (at: number, list: Parameters<typeof mangled>[1]): void => {
        const position = mangled(texts[at] ?? '', list);
        const read = game.parsePosition(position, options.value);
        if (!read.ok) {
          refusals++;
          assert.ok(read.error.offset >= 0 && read.error.offset <= position.length, position);
          return;
        }
        const again = game.parsePosition(game.positionText(read.value), options.value);
        assert.ok(again.ok && game.positionText(again.value) === game.positionText(read.value), position);
        const [move] = game.legalMoves(read.value);
        assert.ok(move === undefined || game.play(read.value, move).ok, position);
        assert.equal(game.score(read.value).length, game.seats(options.value).length);
      };
      fc.assert(fc.property(fc.nat(texts.length - 1), changes, check), { numRuns: 10_000, seed: 3 });
      assert.ok(refusals > 1000 && refusals < 10_000, `${refusals} refused`);
    });

    test('10000 mangled records give a session or one sentence', { timeout: 240_000 }, () => {
      const tokens = moves.map((move, i) => game.moveText(states[i] as (typeof states)[number], move));
      const tags = `[Game "${game.title}"]\n${text === '' ? '' : `[Options "${text}"]\n`}[Seed "4"]\n`;
      const record = `${tags}\n1. ${tokens.join(' ')} {[%csl a1] words} (a1) *\n`;
      assert.ok(refused(game, WORDS, record, 10_000) > 1000);
    });
  });
}

/** What holds for the element of every game: a new game is tested by having a manifest. */
import { expect } from '@open-wc/testing';
import { TAGS } from '@griddle/art/internal/generated/tags.js';
import type { BaseState } from '@griddle/rules/core/contract.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { GAMES } from '@griddle/rules/games.js';
import { CODE } from '../src/generated/code.js';
import type { GameElement } from '../src/core/game-element.js';
import { drawn, onPage, rootOf, textOf } from './hands.js';

/** Enough moves to get beyond every set-up; the tests of each game play whole ones. */
const MOVES = 12;
/** A key that no catalogue has words for, or a value that is no text. */
const RAW = /\b(ui|task|game|seat|violation|outcome|option|move)\.[a-z]|undefined|NaN|\[object/;

describe('the element of every game', () => {
  for (const { id } of GAMES) {
    it(`${id} plays random moves and goes back to the start`, async () => {
      const tag = TAGS[id] ?? '';
      await CODE[tag]?.load();
      const element = (await onPage(tag as 'snake-board', {
        mode: 'play',
        start: 'now',
        keep: 'none',
        seats: 'human,human',
        seed: '3',
      })) as unknown as GameElement<BaseState, unknown>;
      const state = (): BaseState => element.table.session.state;
      const { game } = element.table.session;
      expect(game.id).to.equal(id);
      const start = element.currentPosition;
      let rng = seeded(5);
      for (let made = 0; made < MOVES; made++) {
        const moves = game.legalMoves(state());
        // The game is over, or food is carried, which may be let go anywhere
        if (moves.length === 0) break;
        rng = next(rng);
        const move = game.moveText(state(), moves[below(rng, moves.length)]);
        expect(element.play(move), `move ${made + 1}: ${move}`).to.equal(true);
        await drawn(element);
      }
      const played = element.currentPosition;
      expect(played).not.to.equal(start);
      expect(rootOf(element).querySelectorAll('[data-place]').length).to.be.greaterThan(1);
      expect(textOf(element)).not.to.match(RAW);
      element.goTo(0);
      expect(element.currentPosition).not.to.equal(played);
    });
  }
});

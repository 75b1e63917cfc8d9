/** Games are played to their end by a finger alone, on the width of a phone. */
import { expect } from '@open-wc/testing';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { GAME_TAGS } from '../games.js';
import { cell, drawn, finger, onPage, rootOf, type OnPage } from '../hands.js';

/** Games with more than one area, which are played by fingers in tests of their own. */
const OF_AREAS: readonly string[] = ['waddle-waddle', 'waffle-time', 'buffet-boss', 'top-waffle'];

/** More moves than any of these games has. */
const LONGEST = 500;

/** A finger that touches a place, or the button that stands for it. */
async function touch(element: OnPage, place: string): Promise<void> {
  const button = rootOf(element).querySelector<HTMLElement>('[part=actions] [part=choice]');
  const isButton = rootOf(element).querySelector(`[data-place="${place}"]`) === null;
  finger(isButton && button ? button : cell(element, place));
  await element.updateComplete;
}

describe('by touch alone', () => {
  for (const tag of GAME_TAGS.filter((game) => !OF_AREAS.includes(game))) {
    it(`<${tag}> can be played to the end`, async () => {
      const element = await onPage(tag, {
        mode: 'play',
        seats: 'human,human',
        seed: '3',
        still: '',
        controls: 'none',
      });
      let rng = seeded(11);
      for (let moves = 0; moves < LONGEST && !element.table.outcome; moves++) {
        const { game, state } = element.table.session;
        const legal = game.legalMoves(state);
        rng = next(rng);
        const move = legal[below(rng, legal.length)];
        const places = game.placesOfMove(state, move);
        for (const place of places) await touch(element, place);
        // What leads far is told first, and made when it is touched once more; so is a chain that may go on
        if (element.table.session.state === state) await touch(element, places.at(-1) ?? '');
        expect(
          element.table.session.state,
          `${game.moveText(state, move)} at ${game.positionText(state)}`,
        ).not.to.equal(state);
      }
      await drawn(element);
      expect(element.table.outcome).not.to.equal(undefined);
    }).timeout(120_000);
  }
});

/** Another game, from the bar of a table whose result lies below its boards. */
import { expect } from '@open-wc/testing';
import '../../src/games/waffle-time/waffle-time.js';
import { drawn, onPage, rootOf, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';

/** More moves than the game has. */
const LONGEST = 500;

async function playedToItsEnd(width: string) {
  const element = await onPage('waffle-time', { mode: 'play', seed: '5', still: '', start: 'now', keep: 'none' });
  element.style.display = 'block';
  element.style.inlineSize = width;
  for (let moves = 0; moves < LONGEST && !element.table.outcome; moves++) {
    const { game, state } = element.table.session;
    const [move] = game.legalMoves(state);
    element.play(game.moveText(state, move));
  }
  await drawn(element);
  return element;
}

const rematch = (element: OnPage): HTMLElement | undefined =>
  [...rootOf(element).querySelectorAll<HTMLElement>('[part=actions] [part=choice]')].find(
    ({ textContent }) => textContent?.trim() === 'Rematch',
  );

describe('a game that is over', () => {
  it('offers another one in the bar where the table is narrow', async () => {
    const element = await playedToItsEnd('390px');
    await waitUntil(() => rematch(element)?.checkVisibility());
    await expect(element).to.be.accessible();
    rematch(element)?.click();
    await drawn(element);
    expect(element.table.outcome).to.equal(undefined);
    expect(rematch(element)).to.equal(undefined);
  });

  it('leaves that to the result where it stands beside the boards', async () => {
    const element = await playedToItsEnd('1200px');
    await waitUntil(() => rootOf(element).querySelector('griddle-controls'));
    await waitUntil(() => rematch(element));
    // It keeps its place there
    expect(rematch(element)?.checkVisibility({ visibilityProperty: true })).to.equal(false);
  });
});

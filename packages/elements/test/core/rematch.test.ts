/** Another game, from the card of a result or from the bar, also where the table has something to do before anybody moves. */
import { expect } from '@open-wc/testing';
import '../../src/games/buffet-boss/buffet-boss.js';
import '../../src/games/hostage-rescue.js';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/waffle-time/waffle-time.js';
import { pleasesAxe } from '../axe.js';
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

const isSeen = (button: Element | undefined): boolean => button?.checkVisibility({ visibilityProperty: true }) === true;

describe('a finished game', () => {
  for (const width of ['390px', '1200px']) {
    it(`offers a rematch on its result card, and in the bar once that is closed, ${width} wide`, async () => {
      const element = await playedToItsEnd(width);
      const card = (): ShadowRoot | null | undefined => rootOf(element).querySelector('griddle-card')?.shadowRoot;
      const onCard = (): HTMLElement | undefined =>
        [...(card()?.querySelectorAll<HTMLElement>('[part=result] button') ?? [])].find(
          ({ textContent }) => textContent.trim() === 'Rematch',
        );
      await waitUntil(onCard);
      await pleasesAxe(element);
      expect(isSeen(rematch(element)), 'twice').to.equal(false);
      card()?.querySelector<HTMLElement>('.close')?.click();
      await waitUntil(() => isSeen(rematch(element)));
      rematch(element)?.click();
      await drawn(element);
      expect(element.table.outcome).to.equal(undefined);
      expect(rematch(element)).to.equal(undefined);
    });
  }
});

for (const tag of ['buffet-boss', 'hostage-rescue', 'top-waffle'] as const) {
  it(`<${tag}> starts a replay without a record where a seat is to move, too`, async () => {
    const element = await onPage(tag, { mode: 'replay', seed: '3' });
    expect(element.currentPath).to.match(/^0/);
  });

  it(`<${tag}> begins a new game with a seat to move`, async () => {
    const element = await onPage(tag, { mode: 'play', seed: '3' });
    const paths: string[] = [];
    element.addEventListener('griddle-change', ({ detail }) => paths.push(detail.path));
    element.again();
    await waitUntil(() => paths.length > 0);
    // Cards that are dealt and dice that are thrown are steps, too
    expect(paths[0]).to.match(/^0/);
  });
}

/** Everything a blogger can embed, on a page that looks like a blog. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BREAKFAST_WAR } from './gallery/records.js';
import { galleryPage } from './gallery/page.js';
import { expectPosition, expectRule, expectWords, press, tableIn, tap } from './support/hands.js';

const meta: Meta = {
  title: 'Embed gallery',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: galleryPage,
};
export default meta;

export const ABlogPost: StoryObj = { name: 'A blog post' };

/** The same page, tried: kept out of the sidebar, so that a reader's own page is not played on. */
export const Tried: StoryObj = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, step }) => {
    await step('The diagrams are there', async () => {
      const locks = await tableIn(canvasElement, '#locks');
      await expect(locks.currentPosition).toBe('1ss2s/5s/5s/1b1b1b/2bb1s/b2b1s s 11,11 -');
    });
    await step('The replay is stepped through', async () => {
      const replay = await tableIn(canvasElement, '#replay');
      await expectWords(replay, '[part=comment]', 'Mia has the strawberries');
      await press(replay, 'ui.next');
      await expectPosition(replay, '6/6/5s/6/6/6 b 17,18 -');
      await press(replay, 'ui.last');
      await expectWords(replay, '[part~=status]', 'Mia won: six in a row');
      await expectWords(replay, '[part=term]', 'Super-Mega-Flex!');
    });
    await step('Two play on one screen', async () => {
      const game = await tableIn(canvasElement, '#two-players');
      await tap(game, 'a1');
      await expectRule(game, 'WW-4');
      await tap(game, 'c3');
      await tap(game, 'd4');
      await expectPosition(game, '6/6/3b2/2s3/6/6 s 17,17 -');
      await press(game, 'ui.undo');
      await expectPosition(game, '6/6/6/2s3/6/6 b 17,18 -');
    });
    await step('One plays against the computer', async () => {
      const game = await tableIn(canvasElement, '#against-bot');
      await tap(game, 'c3');
      await waitFor(() => expect(game.currentPosition).toMatch(/ s \d+,17 -$/));
    });
    await step('The HTML can be copied', async () => {
      const source = canvasElement.querySelector('#replay ~ details code');
      if (!source) throw new Error('no HTML to copy');
      await expect(source.textContent).toContain('<waffle-wars mode="replay">');
      await expect(source.textContent.replace(/\s+/g, ' ')).toContain(BREAKFAST_WAR.replace(/\s+/g, ' ').trim());
      const button = source.closest('.code')?.querySelector('button');
      if (!button) throw new Error('no button to copy with');
      source.closest('details')?.setAttribute('open', '');
      await userEvent.click(button);
      await waitFor(() => expect(button.textContent).toMatch(/Copied|Selected/));
    });
  },
};

/** The deck of Top Waffle: every card, with how many there are. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { deckGallery } from './deck-gallery.js';
import './deck.css';

const meta: Meta = {
  title: 'Rules/Top Waffle deck',
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
  render: () => deckGallery(),
};
export default meta;

/** 60 toppings, 24 items, 48 orders and three closing cards. The cards are our own. */
export const Deck: StoryObj = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('our own, not the publisher’s');
    await expect(canvasElement.querySelectorAll('figure').length).toBe(20 + 6 + 48 + 3 + 3);
  },
};

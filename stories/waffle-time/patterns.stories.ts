/** The fifteen pattern cards: build a waffle and see what matches. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { patternGallery } from './pattern-gallery.js';
import '../support/demo.css';
import './patterns.css';

const meta: Meta = {
  title: 'Rules/Waffle Time patterns',
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
};
export default meta;

/** Choose a card and a topping, then click the waffle. Matches are outlined, and missing spaces are marked. */
export const PatternCards: StoryObj = {
  name: 'Pattern cards',
  render: () => patternGallery(),
  play: async ({ canvasElement, step }) => {
    const gallery = canvasElement.querySelector<HTMLElement>('.pattern-gallery');
    const button = (name: string): HTMLElement => {
      const found = gallery?.querySelector<HTMLElement>(`button[data-name="${name}"]`);
      if (!found) throw new Error(`no ${name}`);
      return found;
    };
    const words = (): string => gallery?.querySelector('output')?.textContent ?? '';
    await step('Two cherries in line are not three', async () => {
      await userEvent.click(button('cherry-2'));
      await userEvent.click(button('c'));
      await userEvent.click(button('b3'));
      await userEvent.click(button('c3'));
      await expect(words()).toContain('where a3 does not fit');
    });
    await step('The third one completes them', async () => {
      await userEvent.click(button('d3'));
      await expect(words()).toContain('b3 c3 d3');
    });
    await step('Blueberry cards have no shape, but say what they lack', async () => {
      await userEvent.click(button('blueberry-3'));
      await expect(words()).toContain('There’s no blueberry.');
    });
    await step('All rotations of the card are shown', async () => {
      await userEvent.click(button('blackberry-2'));
      await expect(gallery?.querySelectorAll('.turns svg').length).toBe(4);
    });
  },
};

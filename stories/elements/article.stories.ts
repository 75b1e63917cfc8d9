/** An article whose text drives the board. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/waffle-wars/waffle-wars.js';
import './elements.css';

const meta: Meta = {
  title: 'Article',
  render: (): TemplateResult => html`
    <div style="display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start">
      <waffle-wars
        id="article"
        mode="replay"
        record="1. c5 b1 2. d3 b2 3. b3 c3"
        follow
        style="flex: 1 1 min(22rem, 64vh)"
      ></waffle-wars>
      <div style="flex: 1 1 20rem">
        <p>It begins with <a href="#griddle-article=c5">c5</a>, far from the middle.</p>
        <p>After <a href="#griddle-article=c5.b1.d3">d3</a> the middle is open.</p>
      </div>
    </div>
  `,
};
export default meta;

/** Point at a move, or press Tab, to preview its position. */
export const Article: StoryObj = {
  async play({ canvasElement }) {
    const board = canvasElement.querySelector('waffle-wars');
    const link = canvasElement.querySelectorAll('a')[1] as HTMLAnchorElement;
    await waitFor(async () => {
      await userEvent.unhover(link);
      await userEvent.hover(link);
      await expect(board?.currentPath).toBe('0.0.0');
    });
    await waitFor(() => expect(link.getAttribute('aria-current')).toBe('step'));
    await userEvent.unhover(link);
    await waitFor(() => expect(board?.currentPath).not.toBe('0.0.0'));
  },
};

/** `<buffet-line>`: the row of food cards. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/buffet-line/buffet-line.js';
import { elementWith } from '../support/element.js';
import { part } from '../support/hands.js';
import './elements.css';

/** The attributes of the element that have a control here. */
interface Args extends Record<string, string | boolean> {
  mode: string;
  position: string;
}

function render(args: Args): TemplateResult {
  return html`<div class="frame">${elementWith('buffet-line', args)}</div>`;
}

const meta: Meta<Args> = {
  title: 'Buffet Boss/Element: buffet-line',
  component: 'buffet-line',
  render,
  args: { mode: 'diagram', position: '0/-/-/-;0/-/-/- ham.berry-pie.egg' },
  argTypes: { mode: { control: 'inline-radio', options: ['diagram', 'replay', 'play'] } },
};
export default meta;
type Story = StoryObj<Args>;

/** Three cards for two players. Each has its details in its name. */
export const Diagram: Story = {};

/** Six cards for five players. */
export const FivePlayers: Story = {
  args: {
    position: '0/-/-/-;0/-/-/-;0/-/-/-;0/-/-/-;0/-/-/- ham.berry-pie.egg.lobster-claw.pineapple.pea-pod',
  },
};

/** Choose a card by mouse, finger or keys. */
export const Choosing: Story = {
  args: { mode: 'play' },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('buffet-line');
    if (!line) throw new Error('the story has no line');
    const picked: string[] = [];
    line.addEventListener('griddle-pick', ({ detail }) => picked.push(detail.food));
    const egg = await part(line, '[data-place="line:3"]');
    egg.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(picked).toEqual(['egg']));
  },
};

/** The form that makes embeds, as the page `embed.html` of a release has it. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements';
import '@griddle/elements/internal/maker/maker.js';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';

const meta: Meta = {
  title: 'Embed maker',
  tags: ['!autodocs'],
  parameters: { layout: 'padded', controls: { disable: true } },
  render: () => html`<griddle-maker address="https://YOUR.SITE/release/"></griddle-maker>`,
};
export default meta;

export const Maker: StoryObj = {
  name: 'A board for your page',
  play: async ({ canvasElement }) => {
    const maker = canvasElement.querySelector('griddle-maker');
    await waitFor(() => expect(maker?.embedding).toContain('https://YOUR.SITE/release/griddle.js'));
  },
};

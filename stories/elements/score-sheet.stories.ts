/** `<score-sheet>`: the lines of a score or, in a game without points, the wins. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/score-sheet/score-sheet.js';
import '@griddle/elements/waffle-wars/waffle-wars.js';
import { expectWords, part, tableIn } from '../support/hands.js';
import './elements.css';

/** A World War: five in a row each. */
const WAR = '6/bbbbb1/2s3/6/sssss1/4b1 s 12,12 war';

interface Args {
  position: string;
}

const meta: Meta<Args> = {
  title: 'For every game/score-sheet',
  component: 'score-sheet',
  args: { position: WAR },
  render: ({ position }) =>
    html`<div class="frame part"><score-sheet game="waffle-wars" position=${position}></score-sheet></div>`,
};
export default meta;
type Story = StoryObj<Args>;

function sheetIn(canvas: HTMLElement): Element {
  const sheet = canvas.querySelector('score-sheet');
  if (!sheet) throw new Error('no sheet');
  return sheet;
}

/** The score sheet of a position. */
export const Alone: Story = {
  play: async ({ canvasElement }) => {
    const cell = await part(sheetIn(canvasElement), '[part=line] td button');
    await waitFor(() => expect(cell.ariaLabel).toContain('a2, b2, c2, d2'));
  },
};

/** `for` names a board on the page. Point at a line to highlight what scored it. */
export const ForABoard: Story = {
  render: ({ position }) =>
    html`<div class="frame pair">
      <waffle-wars id="board" position=${position}></waffle-wars>
      <score-sheet for="board"></score-sheet>
    </div>`,
  play: async ({ canvasElement }) => {
    await tableIn(canvasElement);
    const places: string[][] = [];
    canvasElement.addEventListener('griddle-places', ({ detail }) => places.push([...detail.places]));
    await userEvent.hover(await part(sheetIn(canvasElement), '[part=line] td'));
    await waitFor(() => expect(places[0]).toEqual(['a2', 'b2', 'c2', 'd2', 'e2']));
    await userEvent.unhover(await part(sheetIn(canvasElement), '[part=line] td'));
  },
};

/** An invalid position. */
export const WrongPosition: Story = {
  tags: ['!dev', '!autodocs'],
  args: { position: '6/6/6' },
  play: async ({ canvasElement }) => {
    await expectWords(sheetIn(canvasElement), '[part=error]', 'Character 1');
  },
};

/** `<waddle-waddle>` in all its modes, with controls for its attributes and for the options of the game. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/waddle-waddle/waddle-waddle.js';
import { waddleWaddle } from '@griddle/rules/waddle-waddle/index.js';
import { WADDLE_MIDGAME, WADDLE_OVER, WADDLE_RECORD } from '../gallery/records.js';
import { elementWith, optionArgs, optionControls, optionsAttribute, speakerOf } from '../support/element.js';
import { choose, expectPosition, expectWords, part, press, space, tableIn } from '../support/hands.js';
import './elements.css';

/** The attributes of the element that have a control here, and the options of the game. */
interface Args extends Record<string, unknown> {
  mode: string;
  position: string;
  record: string;
  seats: string;
  flipped: boolean;
  still: boolean;
  controls: string;
}

function element(args: Args): HTMLElement {
  const { mode, position, record, seats, flipped, still, controls } = args;
  const options = optionsAttribute(waddleWaddle.options, args);
  const attributes = { mode, position, record, seats, options, flipped, still, controls };
  return elementWith('waddle-waddle', attributes);
}

function render(args: Args): TemplateResult {
  return html`<div class="frame">${element(args)}</div>`;
}

const meta: Meta<Args> = {
  title: 'Waddle Waddle/Element',
  component: 'waddle-waddle',
  render,
  args: {
    mode: 'diagram',
    position: '',
    record: '',
    seats: '',
    flipped: false,
    still: false,
    controls: 'auto',
    ...optionArgs(waddleWaddle.options),
  },
  argTypes: {
    mode: { control: 'inline-radio', options: ['diagram', 'replay', 'play'] },
    controls: { control: 'inline-radio', options: ['auto', 'none'] },
    ...optionControls(waddleWaddle.options),
  },
};
export default meta;
type Story = StoryObj<Args>;

const TAG = 'waddle-waddle';

/** A diagram of the whole table: board, supplies and card field. */
export const Diagram: Story = { args: { position: WADDLE_MIDGAME, players: 4 } };

/** A replay: tiles slide along open paths. */
export const Replay: Story = {
  args: { mode: 'replay', record: WADDLE_RECORD },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await press(table, 'ui.next');
    await press(table, 'ui.next');
    await expectWords(table, '[part~=status]', ' turn.');
    await press(table, 'ui.first');
  },
};

/** A game for two: take a tile, see where it can go and what it scores, and end your turn. */
export const Play: Story = {
  args: { mode: 'play', position: '- r', modules: 0 },
  play: async ({ canvasElement, step }) => {
    const table = await tableIn(canvasElement, TAG);
    await step('The first tile ends the turn by itself', async () => {
      await userEvent.click(await space(table, 'supply:P'));
      await userEvent.click(await space(table, '1,0'));
      await expectWords(table, '[part~=status]', 'Blue’s turn.');
    });
    await step('After the second a tile can move', async () => {
      await userEvent.click(await space(table, 'supply:G'));
      await userEvent.click(await space(table, '0,1'));
      await choose(table);
      await expectPosition(table, 'rP1,0;bG0,1 r r4344,b4443 - -');
    });
    table.again();
  },
};

/** A tile in hand: dashed spaces are open, numbers show what they score, crosses are closed. */
export const Preview: Story = {
  args: { mode: 'play', position: WADDLE_MIDGAME, players: 4, controls: 'none' },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await userEvent.click(await space(table, 'supply:P'));
    await waitFor(() => expect(table.shadowRoot?.querySelector('[part=landing]')).not.toBeNull());
  },
};

/** Against the computer, which looks one move ahead. */
export const AgainstTheMachine: Story = {
  args: { mode: 'play', seats: 'human,bot:easy', position: '- r', modules: 0 },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await userEvent.click(await space(table, 'supply:P'));
    await userEvent.click(await space(table, '1,0'));
    await waitFor(() => expect(table.currentPosition).toMatch(/ r r/));
  },
};

/** The end: ranks, and the lines of each player, which highlight their groups on the board. */
export const Finished: Story = {
  args: { mode: 'play', position: WADDLE_OVER, players: 4 },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await userEvent.click(await part(table, '[part=tab][aria-controls=page-scores]'));
    const sheet = await part(table, 'score-sheet');
    const line = await part(sheet, '[part=line] td button');
    line.focus({ preventScroll: true });
    await waitFor(() => expect(table.shadowRoot?.querySelector('[part=group]')).not.toBeNull());
    line.blur();
  },
};

/** The layout fits its width: 280 pixels here. */
export const Narrow: Story = {
  tags: ['!dev', '!autodocs'],
  args: { mode: 'play', position: WADDLE_MIDGAME, players: 4 },
  render: (args) => html`<div class="frame narrow">${element(args)}</div>`,
};

/** Colours follow `color-scheme`. */
export const Dark: Story = {
  tags: ['!dev', '!autodocs'],
  args: { mode: 'play', position: WADDLE_MIDGAME, players: 4 },
  render: (args) => html`<div class="frame dark">${element(args)}</div>`,
};

/** The parent on 1,0 holds the two tiles behind it. */
const BRIDGE = 'rP1,0;bP2,0;bP2,-1;bP3,-1 r';

/** Right-to-left pages mirror text and buttons, but not the board, whose spaces have coordinates. */
export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  args: { mode: 'play', position: BRIDGE, modules: 0 },
  render: (args) => {
    return html`<div class="frame" dir="rtl" lang="ar">${element(args)}</div>`;
  },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    const arabic = await speakerOf('ar');
    await expectWords(table, '[part~=status]', arabic('ui.to-move', { seats: arabic('seat.red'), count: 1 }));
    const left = async (name: string): Promise<number> => (await space(table, name)).getBoundingClientRect().x;
    await expect(await left('1,0')).toBeLessThan(await left('2,0'));
  },
};

/** `lang` chooses the language; its words load when needed. */
export const AnotherLanguage: Story = {
  tags: ['!dev', '!autodocs'],
  args: { mode: 'play', position: BRIDGE, modules: 0 },
  render: (args) => {
    return html`<div class="frame" lang="de">${element(args)}</div>`;
  },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    const german = await speakerOf('de');
    await expectWords(table, '[part~=status]', german('ui.to-move', { seats: german('seat.red'), count: 1 }));
    await expect((await space(table, '2,0')).ariaLabel).toContain(german('type.waddle-waddle.P'));
    await userEvent.click(await space(table, '1,0'));
    await expectWords(table, '[part~=refusal]', german('violation.waddle-waddle.strands'));
  },
};

/** Zoom in on larger boards: two buttons, + and -, two fingers, or Ctrl and the wheel. */
export const LookingCloser: Story = {
  args: { mode: 'play', position: WADDLE_OVER, players: 4 },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    const board = (await part(table, '[part="area main"]')).querySelector('svg');
    const width = (): number => Number(board?.getAttribute('viewBox')?.split(' ')[2]);
    const whole = width();
    await userEvent.click(await part(table, '[part=zoom] button'));
    await expect(width()).toBeLessThan(whole);
    await userEvent.click(await part(table, '[part=zoom] button:last-child'));
    await expect(width()).toBe(whole);
  },
};

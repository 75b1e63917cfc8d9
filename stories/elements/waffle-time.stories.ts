/** `<waffle-time>` in all its modes and states, with controls for its attributes and for the options of the game. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/waffle-time/waffle-time.js';
import { waffleTime } from '@griddle/rules/waffle-time/index.js';
import { LAST_BITE, LONG_BREAKFAST } from '../gallery/records.js';
import { elementWith, optionArgs, optionControls, optionsAttribute, speakerOf } from '../support/element.js';
import { expectPosition, expectWords, part, press, space, tableIn } from '../support/hands.js';
import './elements.css';

const TAG = 'waffle-time';
const TILES = 'cs,ck,wc,sb,us,kb,ku,bw,*u';
/** Player 1 can draft; two cherries need a third. */
const DRAFT = `5/5/2cc1/5/5;5/1Ss2/2w2/5/5 p1:draft 6,8 22323:50,51,54 ${TILES} 1:p1,p2 - -;-`;
const FINISH = `4c/1s2c/1cccc/3s1/5;5/1Ss2/2w2/5/5 p1:finish 3,8 22323:50,51,54 ${TILES} 1:p1@3,p2 :b3e4 -;-`;

interface Args extends Record<string, unknown> {
  mode: string;
  position: string;
  record: string;
  seats: string;
  seed: string;
  controls: string;
}

function render(args: Args): HTMLElement {
  const { mode, position, record, seats, seed, controls } = args;
  const frame = document.createElement('div');
  frame.className = 'frame';
  const options = optionsAttribute(waffleTime.options, args);
  frame.append(elementWith(TAG, { mode, position, record, seats, seed, options, controls }));
  return frame;
}

const meta: Meta<Args> = {
  title: 'Waffle Time/Element',
  component: TAG,
  render,
  args: {
    mode: 'diagram',
    position: '',
    record: '',
    seats: '',
    seed: '',
    controls: 'auto',
    ...optionArgs(waffleTime.options),
  },
  argTypes: {
    mode: { control: 'inline-radio', options: ['diagram', 'replay', 'play'] },
    controls: { control: 'inline-radio', options: ['auto', 'none'] },
    ...optionControls(waffleTime.options),
  },
};
export default meta;
type Story = StoryObj<Args>;

/** A diagram: the current player’s waffle, the supply, the draft board, the cards, and all waffles. */
export const Diagram: Story = {
  args: { position: LAST_BITE },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await expect((await space(table, 'c3')).ariaLabel).toBe('c3, cherry with syrup');
  },
};

/** A replay of a whole game: toppings are placed, pawns return, the turn order tile moves, tiles flip. */
export const Replay: Story = {
  args: { mode: 'replay', record: LONG_BREAKFAST },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await press(table, 'ui.last');
    await expectPosition(table, LAST_BITE);
    await expectWords(table, '[part~=status]', 'Player 2 won');
    await press(table, 'ui.first');
  },
};

/** A new game for two on one screen, which starts with two fruits on two stars. */
export const Play: Story = { args: { mode: 'play', seed: '5' } };

/** Drafting: point at a slot to see its toppings, where the pawn returns, and which placements complete a card. */
export const Drafting: Story = {
  args: { mode: 'play', position: DRAFT },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    (await space(table, 'slot:11')).focus({ preventScroll: true });
    await expectWords(table, '[part~=status]', 'You take two cherries.');
    await expectWords(table, '[part~=status]', '(Cherry 2)');
    await waitFor(() => expect(table.shadowRoot?.querySelector('[part~=slice]')).not.toBe(null));
  },
};

/** Completing: patterns you can complete are outlined with their cards, and a button offers the best choice. */
export const Completing: Story = {
  args: { mode: 'play', position: FINISH },
  play: async ({ canvasElement, step }) => {
    const table = await tableIn(canvasElement, TAG);
    await step('The hint', () => expectWords(table, '[part=choice]', 'Best now'));
    await step('A card, and the spaces that say which of its shapes is meant', async () => {
      await userEvent.click(await space(table, 'card:cherry-2'));
      await userEvent.click(await space(table, 'e5'));
      await expect(table.currentPosition).toContain('4c*/1s2c*/1cccc*/3s1/5');
      await press(table, 'ui.undo');
    });
  },
};

/** Solo: one waffle, and syrup that shouldn’t run out too soon. */
export const Solo: Story = { args: { mode: 'play', seed: '9', players: 1 } };

/** Four players on one screen: a large waffle for the player whose turn it is, small ones for all. */
export const FourPlayers: Story = {
  args: { mode: 'play', seed: '12', players: 4 },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await expect((await space(table, 'waffle:p4')).ariaLabel).toContain('Player 4');
  },
};

/** `seats="human,bot:easy"`: play against the computer. */
export const AgainstTheMachine: Story = { args: { mode: 'play', seats: 'human,bot:easy', seed: '5' } };

/** The end of a game: the result, and the score sheet in the panel. */
export const Finished: Story = {
  args: { mode: 'play', position: LAST_BITE },
  play: async ({ canvasElement }) => {
    await expectWords(await tableIn(canvasElement, TAG), '[part~=status]', 'Player 2 won: most points.');
  },
};

/** An invalid position: the error says where and what to do, and the board keeps the last valid one. */
export const WrongInput: Story = {
  tags: ['!dev', '!autodocs'],
  args: { position: '5/5/2x2/5/5' },
  play: async ({ canvasElement }) => {
    await part(await tableIn(canvasElement, TAG), '[part=error]');
  },
};

/** The layout fits its width: 280 pixels here. */
export const Narrow: Story = {
  tags: ['!dev', '!autodocs'],
  args: { mode: 'play', position: DRAFT },
  render: (args) => {
    const frame = render(args);
    frame.style.inlineSize = '280px';
    return frame;
  },
};

/** Colours follow the `color-scheme` of the page, or of a part of it. */
export const Dark: Story = {
  tags: ['!dev', '!autodocs'],
  args: { mode: 'play', position: FINISH },
  render: (args) => {
    const frame = render(args);
    frame.classList.add('dark');
    return frame;
  },
};

/** Right-to-left pages mirror text and buttons, but not the waffles and the draft board, whose columns are a to e. */
export const RightToLeft: Story = {
  tags: ['!dev', '!autodocs'],
  args: { mode: 'play', position: DRAFT },
  render: (args) => {
    const frame = render(args);
    Object.assign(frame, { dir: 'rtl', lang: 'ar' });
    return frame;
  },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    const arabic = await speakerOf('ar');
    await expectWords(table, '[part~=status]', arabic('ui.to-move', { seats: arabic('seat.p1'), count: 1 }));
    const left = async (name: string): Promise<number> => (await space(table, name)).getBoundingClientRect().x;
    await expect(await left('a1')).toBeLessThan(await left('e1'));
    await expect(await left('slot:11')).toBeLessThan(await left('slot:3'));
  },
};

/** `lang` chooses the language; its words load when needed. */
export const AnotherLanguage: Story = {
  tags: ['!dev', '!autodocs'],
  args: { mode: 'play', position: DRAFT },
  render: (args) => {
    const frame = render(args);
    frame.lang = 'de';
    return frame;
  },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    const german = await speakerOf('de');
    const turn = german('ui.to-move', { seats: german('seat.p1'), count: 1 });
    await expectWords(table, '[part~=status]', `${turn} ${german('phase.waffle-time.draft')}`);
    await expect((await space(table, 'slot:11')).ariaLabel).toContain(german('topping.waffle-time.c'));
    await userEvent.click(await space(table, 'slot:0'));
    await expectWords(table, '[part~=refusal]', german('violation.waffle-time.slot-covered'));
  },
};

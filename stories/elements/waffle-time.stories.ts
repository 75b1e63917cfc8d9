/** `<waffle-time>` in all its modes and states, with controls for its attributes and for the options of the game. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/waffle-time/waffle-time.js';
import { waffleTime } from '@griddle/rules/waffle-time/index.js';
import { LAST_BITE, LONG_BREAKFAST } from '../gallery/waffle-time-record.js';
import { elementWith } from '../support/element.js';
import { expectPosition, expectWords, part, press, space, tableIn } from '../support/hands.js';
import { optionArgs, optionControls, optionsAttribute } from '../support/option-controls.js';
import './elements.css';

const TAG = 'waffle-time';
const TILES = 'cs,ck,wc,sb,us,kb,ku,bw,*u';
/** Player 1 may draft; two cherries wait for a third. */
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
  title: 'Elements/waffle-time',
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

/** A picture of a position: the waffle of whose turn it is, the supply, the draft board, the cards, and all waffles. */
export const Diagram: Story = {
  args: { position: LAST_BITE },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await expect((await space(table, 'c3')).ariaLabel).toBe('c3, cherry with syrup');
  },
};

/** A whole game to step through: toppings appear, pawns return, the turn-order tile walks round, a line turns over. */
export const Replay: Story = {
  args: { mode: 'replay', record: LONG_BREAKFAST },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await press(table, 'To the end');
    await expectPosition(table, LAST_BITE);
    await expectWords(table, '[part~=status]', 'Player 2 won');
    await press(table, 'To the start');
  },
};

/** A new game for two at one screen: two fruits on two stars first. */
export const Play: Story = { args: { mode: 'play', seed: '5' } };

/** Drafting: whoever points at a slot reads what it gives, where the pawn returns to, and which placings complete a card. */
export const Drafting: Story = {
  args: { mode: 'play', position: DRAFT },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    (await space(table, 'slot:11')).focus({ preventScroll: true });
    await expectWords(table, '[part~=status]', 'Slot 11 gives cherry and cherry.');
    await expectWords(table, '[part~=status]', '(Cherry 2)');
    await waitFor(() => expect(table.shadowRoot?.querySelector('[part~=slice]')).not.toBe(null));
  },
};

/** Completing: what can be completed is outlined with its card; with too little syrup the best is offered as a hint. */
export const Completing: Story = {
  args: { mode: 'play', position: FINISH },
  play: async ({ canvasElement, step }) => {
    const table = await tableIn(canvasElement, TAG);
    await step('The hint', () => expectWords(table, '[part=choice]', 'Best now'));
    await step('A card, and the spaces that tell which of its shapes is meant', async () => {
      await userEvent.click(await space(table, 'card:cherry-2'));
      await userEvent.click(await space(table, 'e5'));
      await expect(table.currentPosition).toContain('4c*/1s2c*/1cccc*/3s1/5');
      await press(table, 'Take back');
    });
  },
};

/** Alone: one waffle, and syrup that must not run out too soon. */
export const Solo: Story = { args: { mode: 'play', seed: '9', players: 1 } };

/** Four at one screen: the waffle of whose turn it is is large, everybody’s small. */
export const FourPlayers: Story = {
  args: { mode: 'play', seed: '12', players: 4 },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await expect((await space(table, 'waffle:p4')).ariaLabel).toContain('Player 4');
  },
};

/** `seats="human,bot:easy"`: somebody to play against. */
export const AgainstTheMachine: Story = { args: { mode: 'play', seats: 'human,bot:easy', seed: '5' } };

/** How a game ends: the words, and the score sheet in the panel. */
export const Finished: Story = {
  args: { mode: 'play', position: LAST_BITE },
  play: async ({ canvasElement }) => {
    await expectWords(await tableIn(canvasElement, TAG), '[part~=status]', 'Player 2 won: most points.');
  },
};

/** What cannot be read is told in one sentence with its place, and the last good position stays on the board. */
export const WrongInput: Story = {
  args: { position: '5/5/2x2/5/5' },
  play: async ({ canvasElement }) => {
    await part(await tableIn(canvasElement, TAG), '[part=error]');
  },
};

/** Everything folds by the room there is: 280 pixels here. */
export const Narrow: Story = {
  args: { mode: 'play', position: DRAFT },
  render: (args) => {
    const frame = render(args);
    frame.style.inlineSize = '280px';
    return frame;
  },
};

/** The colours follow `color-scheme`, of the page or of a part of it. */
export const Dark: Story = {
  args: { mode: 'play', position: FINISH },
  render: (args) => {
    const frame = render(args);
    frame.classList.add('dark');
    return frame;
  },
};

/** In right-to-left pages words and buttons turn round; waffles and draft board do not, since files are named from a to e. */
export const RightToLeft: Story = {
  args: { mode: 'play', position: DRAFT },
  render: (args) => {
    const frame = render(args);
    Object.assign(frame, { dir: 'rtl', lang: 'ar' });
    return frame;
  },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await expectWords(table, '[part~=status]', 'الدور على اللاعب الأول.');
    const left = async (name: string): Promise<number> => (await space(table, name)).getBoundingClientRect().x;
    await expect(await left('a1')).toBeLessThan(await left('e1'));
    await expect(await left('slot:11')).toBeLessThan(await left('slot:3'));
  },
};

/** An element whose `lang` asks for another language fetches its words. */
export const AnotherLanguage: Story = {
  args: { mode: 'play', position: DRAFT },
  render: (args) => {
    const frame = render(args);
    frame.lang = 'de';
    return frame;
  },
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement, TAG);
    await expectWords(table, '[part~=status]', 'Spielerin 1 am Zug. Stell deine Figur auf ein Feld.');
    await expect((await space(table, 'slot:11')).ariaLabel).toContain('Kirsche');
    await userEvent.click(await space(table, 'slot:0'));
    await expectWords(table, '[part~=refusal]', 'Dieses Feld ist verdeckt.');
  },
};

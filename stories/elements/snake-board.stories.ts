/** `<snake-board>` in all its modes and states, with controls for its attributes and for the options of the game. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/snake-board/snake-board.js';
import { snake } from '@griddle/rules/snake/index.js';
import { gridStories, type GridArgs } from './grid-stories.js';

const RECORD = `[Game "Snake"]
[Result "strawberries stuck"]

1. d5 b2 2. e4 c2 3. e3 b3 4. e2 b4 5. d2 {Strawberries turn inwards and close the middle for the other snake.} b5
6. d3 c5 7. d4 b6 8. e5 a5 9. f5 a4 10. f4 a3 11. f3 a2 12. f2 b1 13. e1 c1 {One space is left next to this head,}
14. d1 {and this was it.}
`;

const { meta: common, stories } = gridStories({
  tag: 'snake-board',
  options: snake.options,
  record: RECORD,
  result: 'Strawberries won',
  position: '6/1s2b1/2ssb1/2sbb1/3b2/6 s c3,d2',
  refused: { touches: 'a1', rule: 'WW-70' },
  last: { position: '6/6/6/ss4/sbs3/b5 s c2,a1', touches: 'b1' },
});

const meta: Meta<GridArgs> = { title: 'Snake/Element', component: 'snake-board', ...common };
export default meta;
type Story = StoryObj<GridArgs>;

/** A diagram of a position. */
export const Diagram: Story = { ...stories['diagram'] };

/** A replay: use the buttons, the arrow keys, the slider or the log. */
export const Replay: Story = { ...stories['replay'] };

/** Pass and play for two, by taps, drags, keys or typing. A refused move names its rule. */
export const Play: Story = { ...stories['play'] };

/** `seats="bot:easy,human"`: play against the computer, which starts. */
export const AgainstTheMachine: Story = { ...stories['machine'] };

/** `show="threats"` marks the spaces that win at once. */
export const Threats: Story = { ...stories['threats'] };

/** The end of a game: the winning places, the result, and what to do next. */
export const Finished: Story = { ...stories['finished'] };

/** An invalid position: the error says where and what to do, and the board keeps the last valid one. */
export const WrongInput: Story = { ...stories['wrong'], tags: ['!dev', '!autodocs'] };

/** `flipped`: the board from the other side. */
export const Flipped: Story = { ...stories['flipped'] };

/** The layout fits its width: 280 pixels here. */
export const Narrow: Story = { ...stories['narrow'], tags: ['!dev', '!autodocs'] };

/** Colours follow the `color-scheme` of the page, or of a part of it. */
export const Dark: Story = { ...stories['dark'], tags: ['!dev', '!autodocs'] };

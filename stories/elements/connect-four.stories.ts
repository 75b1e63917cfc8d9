/** `<connect-four>` in all its modes and states, with controls for its attributes and for the options of the game. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/connect-four/connect-four.js';
import { connectFour } from '@griddle/rules/connect-four/index.js';
import { gridStories, type GridArgs } from './grid-stories.js';

const RECORD = `[Game "Connect-4"]
[Result "strawberries four-in-a-row"]

1. f1 a1 2. c1 e1 3. e2 c2 4. c3 c4 5. e3 e4 6. b1 c5 7. a2 e5 8. c6 e6 9. d1 a3 10. a4 a5 11. a6 b2 12. b3 b4
13. b5 b6 14. f2 f3 15. f4 f5 16. d2 {c1, d2, e3, f4: a diagonal that took eight moves to build.}
`;

const { meta: common, stories } = gridStories({
  tag: 'connect-four',
  options: connectFour.options,
  record: RECORD,
  result: 'Strawberries won',
  position: 'b5/s5/b1s3/s1bs2/bssb2/sbbs2 s',
  refused: { touches: 'a3', rule: 'WW-75' },
  last: { position: '6/6/6/2sb2/1sbb2/sbbs2 s', touches: 'd4' },
});

const meta: Meta<GridArgs> = { title: 'Connect-4/Element', component: 'connect-four', ...common };
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

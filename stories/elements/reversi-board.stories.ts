/** `<reversi-board>` in all its modes and states, with controls for its attributes and for the options of the game. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/reversi-board/reversi-board.js';
import { reversi } from '@griddle/rules/reversi/index.js';
import { gridStories, type GridArgs } from './grid-stories.js';

const RECORD = `[Game "Reversi"]
[Result "strawberries more-pieces"]

1. d5 e3 2. c2 d6 3. f3 b4 4. c5 e4 5. c6 f4 6. a3 a4 7. b3 d1 8. a5 b6 9. f5 d2 10. c1 b1 11. a2 b2 12. e2 e5
13. b5 f6 14. e6 f2 15. a6 {The corner.} pass {Nothing to flip:} 16. a1 pass 17. e1
`;

const { meta: common, stories } = gridStories({
  tag: 'reversi-board',
  options: reversi.options,
  record: RECORD,
  result: 'Strawberries won',
  position: '6/3s2/1bbb2/2bs2/6/6 s',
  refused: { touches: 'a1', rule: 'WW-76' },
  last: { position: '6/6/6/6/6/sb4 s', touches: 'c1' },
});

const meta: Meta<GridArgs> = { title: 'Reversi/Element', component: 'reversi-board', ...common };
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

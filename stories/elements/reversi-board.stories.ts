/** `<reversi-board>` in all its modes and states, with controls for its attributes and for the options of the game. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/reversi-board/reversi-board.js';
import { reversi } from '@griddle/rules/reversi/index.js';
import { gridStories, type GridArgs } from './grid-stories.js';

const RECORD = `[Game "Reversi"]
[Result "strawberries more-pieces"]

1. d5 e3 2. c2 d6 3. f3 b4 4. c5 e4 5. c6 f4 6. a3 a4 7. b3 d1 8. a5 b6 9. f5 d2 10. c1 b1 11. a2 b2 12. e2 e5
13. b5 f6 14. e6 f2 15. a6 {The corner.} pass {Nothing to turn over:} 16. a1 pass 17. e1
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

const meta: Meta<GridArgs> = { title: 'Elements/reversi-board', component: 'reversi-board', ...common };
export default meta;
type Story = StoryObj<GridArgs>;

/** A picture of a position. */
export const Diagram: Story = { ...stories['diagram'] };

/** A record to step through by buttons, arrow keys, the slider and the list of moves. */
export const Replay: Story = { ...stories['replay'] };

/** A game for two at one screen, played by taps, drags, keys or typing. A refused move names its rule. */
export const Play: Story = { ...stories['play'] };

/** `seats="bot:easy,human"`: somebody to play against, who begins. */
export const AgainstTheMachine: Story = { ...stories['machine'] };

/** `show="threats"` marks where somebody could win at once. */
export const Threats: Story = { ...stories['threats'] };

/** How a game ends: the places that won, the words, and what to do now. */
export const Finished: Story = { ...stories['finished'] };

/** What cannot be read is told in one sentence with its place, and the last good position stays on the board. */
export const WrongInput: Story = { ...stories['wrong'] };

/** `flipped`: seen from the other side. */
export const Flipped: Story = { ...stories['flipped'] };

/** Everything folds by the room there is: 280 pixels here. */
export const Narrow: Story = { ...stories['narrow'] };

/** The colours follow `color-scheme`, of the page or of a part of it. */
export const Dark: Story = { ...stories['dark'] };

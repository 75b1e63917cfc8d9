/** `<waffle-checkers>` in all its modes and states, with controls for its attributes and for the options of the game. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/waffle-checkers/waffle-checkers.js';
import { waffleCheckers } from '@griddle/rules/waffle-checkers/index.js';
import { gridStories, type GridArgs } from './grid-stories.js';

const RECORD = `[Game "Waffle Checkers"]
[Result "blueberries back-row"]

1. f2>f3 a5>b4 2. b2>c3 a6>a5 3. c1>b2 f5>e4 4. c2>b3 e5>f5 5. a2>a3 e6>e5 6. a1>a2 e5>f4 7. e1>f2 f6>e5
8. d1>c2 e5>e6 9. b3>a4 b6>a6 10. b1>a1 b4>c4 11. f1>e1 d6>e5 12. f3>e3 d5>d4 13. a1>b1 e4>f3
14. e2>d3 {That opens the way.} f3xf1 {Over f2 to the back row.}
`;

const { meta: common, stories } = gridStories({
  tag: 'waffle-checkers',
  options: waffleCheckers.options,
  record: RECORD,
  result: 'Blueberries won',
  position: 'bbb1bb/bb1bb1/2s1b1/1s4/s1s1ss/ss1sss s',
  refused: { touches: 'b3>b5', rule: 'WW-71' },
  last: { position: 'bb1b2/2b1s1/6/1s4/s4b/s1s3 s', touches: 'e5>e6' },
});

const meta: Meta<GridArgs> = { title: 'Waffle Checkers/Element', component: 'waffle-checkers', ...common };
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

/** `<hostage-rescue>` in all its modes and states, with controls for its attributes and for the options of the game. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '@griddle/elements/hostage-rescue/hostage-rescue.js';
import { hostageRescue } from '@griddle/rules/hostage-rescue/index.js';
import { gridStories, type GridArgs } from './grid-stories.js';

const RECORD = `[Game "Hostage Rescue"]
[Result "strawberries rescue"]

~6 1. a3>f3 {A six is split between two pieces: five spaces here,} d1>d2 {and one there.} ~1 f4>f3
~6 2. a4>e4 c1>e1 ~5 f5>a5 ~6 3. b3>f3 d2>f2 ~6 d5>f5 c6>c2 ~2 4. f3>f5 ~3 a5>a2 ~2 5. b1>b3 ~4 e6>a6 ~2 6. b3>b1
~2 e5>c5 ~3 7. b2>b5 ~2 d6>d4 ~3 8. b1>b4 ~2 d4>b4 ~1 9. f5>f6 {One step, and the hostage is free.}
`;

const { meta: common, stories } = gridStories({
  tag: 'hostage-rescue',
  options: hostageRescue.options,
  record: RECORD,
  result: 'Strawberries won',
  position: '2bbbs/3bbb/s3b1/ss3b/sss3/bsss2 s:3',
  refused: { touches: 'a4>a5', rule: 'WW-73' },
  last: { position: '2b2s/3bb1/5s/s2b2/ss4/bs4 s:2', touches: 'f4>f6' },
});

const meta: Meta<GridArgs> = { title: 'Hostage Rescue/Element', component: 'hostage-rescue', ...common };
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

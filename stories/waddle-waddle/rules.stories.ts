/** Demos of the rules of Waddle Waddle, named by rule id, so that each has a link to share. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { demo } from './demo.js';
import { summaryOf } from '../support/summary.js';

const meta: Meta = {
  title: 'Waddle Waddle/Rules',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
};
export default meta;

/** The rules in short, and a link to each demo. */
export const Summary: StoryObj = summaryOf('waddle-waddle');

export const WD1FourTilesOfEachType: StoryObj = {
  name: 'WD-1 Four tiles of each type',
  ...demo('WD-1', 'Four tiles of each type'),
};
export const WD2TheIcebergInTheMiddle: StoryObj = {
  name: 'WD-2 The Iceberg in the middle',
  ...demo('WD-2', 'The Iceberg in the middle'),
};
export const WD3TheBaseGame: StoryObj = { name: 'WD-3 The base game', ...demo('WD-3', 'The base game') };
export const WD3WithAbilities: StoryObj = { name: 'WD-3 With abilities', ...demo('WD-3', 'With abilities') };
export const WD4AFieldOfCards: StoryObj = { name: 'WD-4 Configuration cards', ...demo('WD-4', 'Configuration cards') };
export const WD5TurnsGoRound: StoryObj = { name: 'WD-5 Turn order', ...demo('WD-5', 'Turn order') };
export const WD6AddOneMoveOne: StoryObj = { name: 'WD-6 Add one, move one', ...demo('WD-6', 'Add one, move one') };
export const WD7NoMoveOnTheLastTurn: StoryObj = {
  name: 'WD-7 No move on the last turn',
  ...demo('WD-7', 'No move on the last turn'),
};
export const WD8NotTheTileJustAdded: StoryObj = {
  name: 'WD-8 Not the tile you just added',
  ...demo('WD-8', 'Not the tile you just added'),
};
export const WD9TouchingEnough: StoryObj = {
  name: 'WD-9 Touch the Iceberg or two tiles',
  ...demo('WD-9', 'Touch the Iceberg or two tiles'),
};
export const WD10AHole: StoryObj = { name: 'WD-10 Holes', ...demo('WD-10', 'Holes') };
export const WD10AGapThatIsTooTight: StoryObj = {
  name: 'WD-10 A gap that is too narrow',
  ...demo('WD-10', 'A gap that is too narrow'),
};
export const WD10AGapThatIsWideEnough: StoryObj = {
  name: 'WD-10 A gap that is wide enough',
  ...demo('WD-10', 'A gap that is wide enough'),
};
export const WD11OneAlphaInAGroup: StoryObj = {
  name: 'WD-11 One Alpha per group',
  ...demo('WD-11', 'One Alpha per group'),
};
export const WD11JoiningTwoGroups: StoryObj = {
  name: 'WD-11 Join two groups',
  ...demo('WD-11', 'Join two groups'),
};
export const WD12BigBelliesKeepApart: StoryObj = {
  name: 'WD-12 Big Bellies keep apart',
  ...demo('WD-12', 'Big Bellies keep apart'),
};
export const WD13SlidingOut: StoryObj = { name: 'WD-13 Slide out', ...demo('WD-13', 'Slide out') };
export const WD14NobodyLeftWithOneSide: StoryObj = {
  name: 'WD-14 Leave nobody alone',
  ...demo('WD-14', 'Leave nobody alone'),
};
export const WD15NobodyCutOff: StoryObj = { name: 'WD-15 Nobody cut off', ...demo('WD-15', 'Nobody cut off') };
export const WD16AGrumpyStays: StoryObj = { name: 'WD-16 Grumpies stay put', ...demo('WD-16', 'Grumpies stay put') };
export const WD17TheNewPlace: StoryObj = {
  name: 'WD-17 Where a tile can move',
  ...demo('WD-17', 'Where a tile can move'),
};
export const WD18RightAfterTheAction: StoryObj = {
  name: 'WD-18 Take a card right away',
  ...demo('WD-18', 'Take a card right away'),
};
export const WD18InAnyRoleOfAnyColour: StoryObj = {
  name: 'WD-18 Any tile can meet a card',
  ...demo('WD-18', 'Any tile can meet a card'),
};
export const WD18OneAfterEachAction: StoryObj = {
  name: 'WD-18 One card per action',
  ...demo('WD-18', 'One card per action'),
};
export const WD19ACardThatIsHeld: StoryObj = {
  name: 'WD-19 Cards that can’t slide out',
  ...demo('WD-19', 'Cards that can’t slide out'),
};
export const WD20Adjacency: StoryObj = { name: 'WD-20 Adjacency', ...demo('WD-20', 'Adjacency') };
export const WD20AdjacencyOfAnyColours: StoryObj = {
  name: 'WD-20 Adjacency with any colours',
  ...demo('WD-20', 'Adjacency with any colours'),
};
export const WD21Proximity: StoryObj = { name: 'WD-21 Proximity', ...demo('WD-21', 'Proximity') };
export const WD22Size: StoryObj = { name: 'WD-22 Size', ...demo('WD-22', 'Size') };
export const WD22GroupsDoNotAddUp: StoryObj = {
  name: 'WD-22 Groups don’t add up',
  ...demo('WD-22', 'Groups don’t add up'),
};
export const WD23SixSymbols: StoryObj = { name: 'WD-23 Six symbols', ...demo('WD-23', 'Six symbols') };
export const WD24TheLastTile: StoryObj = { name: 'WD-24 The last tile', ...demo('WD-24', 'The last tile') };
export const WD25Groups: StoryObj = { name: 'WD-25 Groups', ...demo('WD-25', 'Groups', { controls: 'auto' }) };
export const WD26TheKThLargestCountsKTimes: StoryObj = {
  name: 'WD-26 Smaller groups score more per tile',
  ...demo('WD-26', 'Smaller groups score more per tile', { controls: 'auto' }),
};
export const WD26ManyGroupsAreWorthMore: StoryObj = {
  name: 'WD-26 Many groups are worth more',
  ...demo('WD-26', 'Many groups are worth more', { controls: 'auto' }),
};
export const WD27Parents: StoryObj = { name: 'WD-27 Parents', ...demo('WD-27', 'Parents', { controls: 'auto' }) };
export const WD28SetsOfSymbols: StoryObj = {
  name: 'WD-28 Sets of symbols',
  ...demo('WD-28', 'Sets of symbols', { controls: 'auto' }),
};
export const WD29TheWorkedExampleGroupsAndParents: StoryObj = {
  name: 'WD-29 Example: groups and Parents',
  ...demo('WD-29', 'Example: groups and Parents', { controls: 'auto' }),
};
export const WD29TheWorkedExampleWithCards: StoryObj = {
  name: 'WD-29 Example: with cards',
  ...demo('WD-29', 'Example: with cards', { controls: 'auto' }),
};
export const WD30MoreCards: StoryObj = {
  name: 'WD-30 Tie-break: cards',
  ...demo('WD-30', 'Tie-break: cards', { controls: 'auto' }),
};
export const WD30MoreGroups: StoryObj = {
  name: 'WD-30 Tie-break: groups',
  ...demo('WD-30', 'Tie-break: groups', { controls: 'auto' }),
};
export const WD30TheLargerLargestGroup: StoryObj = {
  name: 'WD-30 Tie-break: largest group',
  ...demo('WD-30', 'Tie-break: largest group', { controls: 'auto' }),
};
export const WD30Shared: StoryObj = {
  name: 'WD-30 Shared victory',
  ...demo('WD-30', 'Shared victory', { controls: 'auto' }),
};
export const WD31SetAside: StoryObj = { name: 'WD-31 Set aside', ...demo('WD-31', 'Set aside') };

// The scripts of the transcripts: starting a game of each kind, an illegal move, and its end, all by keyboard. Data only; for
// the steps see reader.mjs.
import { recordOf } from './scenes.mjs';

/** The start card: against the easy bot. */
const START = [
  ['tab', 'Medium'],
  ['press', 'ArrowLeft'],
  ['tab', 'Start'],
  ['press', 'Enter'],
];

/** From anywhere after the boards to Undo. */
const UNDO = [
  ['tab', 'Hint'],
  ['left', 'Undo'],
  ['press', 'Enter'],
];

/** From the result onwards. */
const AFTER = [
  ['press', 'Tab'],
  ['press', 'Tab'],
  ['press', 'Tab'],
];

const begun = { mode: 'play', seed: '1', keep: 'none', loading: 'eager', start: 'ask' };
/** The end of a record, with its last moves left to play. */
const ending = (game, left, seats) => ({
  mode: 'play',
  keep: 'none',
  loading: 'eager',
  start: 'now',
  seats,
  record: recordOf(game, -left),
});

/** By game: its title, and parts with a heading, the element's attributes, and steps. */
export const SPOKEN = {
  'waffle-wars': [
    {
      heading: 'Start, two moves, a refusal, Escape, Undo',
      attributes: begun,
      steps: [...START, ['take', 'c3'], ['take', 'd3'], ['take', 'c3'], ['press', 'Escape'], ...UNDO],
    },
    {
      heading: 'The last move, and the result',
      attributes: ending('waffle-wars', 1, 'bot:easy,human'),
      steps: [['take', 'e1'], ...AFTER],
    },
  ],
  'waffle-time': [
    {
      heading: 'Start, a turn, a refusal, Escape, Undo',
      attributes: begun,
      steps: [
        ...START,
        ['take', 'hand:s'],
        ['take', 'b2'],
        ['take', 'd4'],
        ['take', 'slot:3'],
        ['take', 'hand:s'],
        ['press', 'Escape'],
        ...UNDO,
      ],
    },
    {
      heading: 'The last turn, and the result',
      attributes: ending('waffle-time', 3, 'human,bot:easy'),
      steps: [['take', 'slot:7'], ['take', 'c3'], ['take', 'card:strawberry-3'], ...AFTER],
    },
  ],
  'top-waffle': [
    {
      heading: 'Start, a turn, a refusal, Escape, Undo',
      attributes: begun,
      steps: [...START, ['move', 't1'], ['take', 'item:1'], ['press', 'Escape'], ['move', 't1'], ...UNDO],
    },
    {
      heading: 'The last turn, and the result',
      attributes: ending('top-waffle', 3, 'human,bot:easy'),
      steps: [['tab', 'End turn'], ['press', 'Enter'], ...AFTER],
    },
  ],
  'waddle-waddle': [
    {
      heading: 'Start, a tile, a refusal, Escape, Undo',
      attributes: begun,
      steps: [...START, ['move', 'rA0,-1'], ['take', '1,0'], ['press', 'Escape'], ['take', '0,-1'], ...UNDO],
    },
    {
      heading: 'The last tile, and the result',
      attributes: ending('waddle-waddle', 1, 'human,bot:easy'),
      steps: [['move', 'rA1,-5'], ...AFTER],
    },
  ],
  'buffet-boss': [
    {
      heading: 'Start, food on the plate, the end of the turn',
      attributes: begun,
      steps: [
        ...START,
        ['move', 'egg'],
        ['press', 'ArrowRight'],
        ['press', 'q'],
        ['press', 'Enter'],
        ['tab', 'End turn'],
        ['press', 'Enter'],
      ],
    },
    {
      heading: 'The end of the last turn, and the result',
      attributes: ending('buffet-boss', 1, 'bot:easy,human'),
      steps: [['tab', 'End turn'], ['press', 'Enter'], ...AFTER],
    },
  ],
};

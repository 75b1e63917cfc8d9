/** English words of `<pengo-board>`, which needs no others for a diagram. */
import { WADDLE_WADDLE_TILES_EN } from '@griddle/rules/waddle-waddle/tile-names.en.js';

/** By key. */
export const PENGO_BOARD_EN: Readonly<Record<string, string>> = {
  ...WADDLE_WADDLE_TILES_EN,

  'tile.waddle-waddle': '{colour@colour.waddle-waddle} {type@type.waddle-waddle}',
  'colour.waddle-waddle.red': 'red',
  'colour.waddle-waddle.blue': 'blue',
  'colour.waddle-waddle.yellow': 'yellow',
  'colour.waddle-waddle.green': 'green',

  'space.waddle-waddle': '{place}, {what}',
  'space.waddle-waddle.empty': 'empty',
  'space.waddle-waddle.open': 'free',
  'space.waddle-waddle.closed': 'closed: a hole, or behind a gap that is too tight',
  'space.waddle-waddle.iceberg': 'the Iceberg',
  'space.waddle-waddle.group': '{tile}, group of {count}',
  'space.waddle-waddle.touches-iceberg': '{tile}, touches the Iceberg',
};

/** The whole game for records on a line, fetched when there is one. */
import type { BuffetBossMove } from '@griddle/rules/buffet-boss/state.js';
import { wholeOf } from '../buffet-plate/whole.js';
import type { Whole } from '../old-core/notation.js';
import type { LineDiagram } from './glance.js';
import { lineArea } from './line-area.js';

/** States of the game are more than a line shows; what it draws on is its own view. */
export const WHOLE = wholeOf(lineArea(0)) as unknown as Whole<LineDiagram, BuffetBossMove>;

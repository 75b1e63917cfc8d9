/** All samples of Buffet Boss, in the order of the catalogue. */
import type { BuffetBossSample } from './positions.js';
import { CHARACTERS, SCORING } from './scoring.js';
import { ROUND, STACKING } from './turn.js';

export { counted, FULL, going, type BuffetBossSample, type BuffetBossTry } from './positions.js';

export const BUFFET_BOSS_SAMPLES: readonly BuffetBossSample[] = [...ROUND, ...STACKING, ...SCORING, ...CHARACTERS];

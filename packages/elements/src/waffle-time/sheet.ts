/** Words of the score sheet, for the panel of a game. */
import { WAFFLE_TIME_LINES_EN } from '@griddle/rules/waffle-time/lines.en.js';
import { addEnglish } from '../old-core/words.js';

addEnglish(WAFFLE_TIME_LINES_EN);

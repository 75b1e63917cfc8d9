/** The parts beside a board. Fetched with the first board that has any. */
import { PARTS_EN } from '../panel/messages.en.js';
import '#panel';
import './ending.js';
import './table-view.js';
import { addEnglish } from './words.js';

addEnglish(PARTS_EN);

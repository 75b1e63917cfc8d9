/** The parts beside a board. Fetched with the first element that has a panel. */
import { PARTS_EN } from '../controls/messages.en.js';
import { addEnglish } from '#core';

addEnglish(PARTS_EN);

export * from './controls.js';
export * from './move-list.js';

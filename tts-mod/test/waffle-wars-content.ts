/** The script, the pictures and the save of Waffle Wars. */
import type { TableContent } from '../tools/content.js';
import { contentOf, saveOf, specOf } from './content.js';
import type { Save } from './fake-tts.js';

export const content: TableContent = await contentOf('waffle-wars');
export const { words: WORDS } = specOf('waffle-wars');

const TEXT = JSON.stringify(await saveOf('waffle-wars'));

/** The save as the game reads it: from its text. */
export function freshSave(): Save {
  return JSON.parse(TEXT) as Save;
}

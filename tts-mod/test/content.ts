/** The compiled script, the pictures and the save that tests of one process share. */
import { EN, joined } from '@griddle/rules/messages/index.js';
import { WAFFLE_WARS_EN } from '@griddle/rules/waffle-wars/messages.en.js';
import { TTS_EN } from '../src/messages.en.js';
import { makeContent } from '../tools/content.js';
import { assetsAt } from '../tools/save/assets.js';
import { makeSave } from '../tools/save/save.js';
import type { Save } from './fake-table.js';

export const WORDS = joined(EN, WAFFLE_WARS_EN, TTS_EN);

export const content = await makeContent();

/** The save as the game reads it: from its text. */
export function freshSave(): Save {
  const assets = assetsAt('https://example.org/griddle/', content.textures);
  return JSON.parse(JSON.stringify(makeSave({ ...content, words: WORDS, assets }))) as Save;
}

/** Words of the panel that only its XML has: sent anew when the table chooses another language. */
import { knows, say } from '@griddle/rules/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/messages/catalogue.js';
import { BUTTON_INK, LABELS, MENU_NOTE, PANEL } from '../names.js';

/** Sends the words of buttons and notes that never change otherwise, and the name of the language. */
export function showLabels(words: Catalogue, name: string, hasMenu: boolean): void {
  for (const { id, key, kind } of LABELS) {
    if (!knows(words, key) || (id === MENU_NOTE && !hasMenu)) continue;
    const attribute = kind === 'tooltip' ? 'tooltip' : 'text';
    const value = say(words, key);
    if (kind === 'note') UI.setAttribute(id, attribute, value);
    else UI.setAttributes(id, { [attribute]: value, textColor: BUTTON_INK } as never);
  }
  UI.setAttributes(PANEL.language, { text: say(words, 'tts.language', { name }), textColor: BUTTON_INK } as never);
}

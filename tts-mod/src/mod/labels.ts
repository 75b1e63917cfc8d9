/** The page of languages, and words of the panel that only its XML has: sent anew when the table chooses another language. */
import { hasMessage, format } from '@griddle/rules/internal/messages/catalogue.js';
import type { Catalogue } from '@griddle/rules/internal/messages/catalogue.js';
import { BUTTON_INK, LABELS, LANGUAGE, MENU_NOTE, PANEL } from '../names.js';
import type { Language } from '../names.js';

/** Sends the words of buttons and notes that never change otherwise, and the name of the language. */
export function showLabels(words: Catalogue, name: string, hasMenu: boolean): void {
  for (const { id, key, kind } of LABELS) {
    if (!hasMessage(words, key) || (id === MENU_NOTE && !hasMenu)) continue;
    const attribute = kind === 'tooltip' ? 'tooltip' : 'text';
    const value = format(words, key);
    if (kind === 'note') UI.setAttribute(id, attribute, value);
    else UI.setAttributes(id, { [attribute]: value, textColor: BUTTON_INK } as never);
  }
  UI.setAttributes(PANEL.language, { text: format(words, 'tts.language', { name }), textColor: BUTTON_INK } as never);
}

/**
 * Opens the page of languages in the place of the one that has its button, or closes it again. Every script keeps what it has
 * sent of its own pages, and none is changed by this: whatever is closed here is shown again before anything else happens.
 */
export function showLanguages(isOpen: boolean, spoken: string, all: readonly Language[], hasMenu: boolean): void {
  for (const { locale } of isOpen ? all : []) {
    const interactable = locale === spoken ? 'false' : 'true';
    UI.setAttributes(LANGUAGE + locale, { interactable, textColor: BUTTON_INK } as never);
  }
  UI.setAttribute(hasMenu ? PANEL.menu : PANEL.tools, 'active', isOpen ? 'false' : 'true');
  UI.setAttribute(PANEL.languages, 'active', isOpen ? 'true' : 'false');
}

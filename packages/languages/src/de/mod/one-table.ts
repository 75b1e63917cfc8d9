/** German words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.seat-hand': 'Hand von {colour}',
  'tts.choose': 'Wählt ein Spiel',
  'tts.choose-first': 'Wählt zuerst auf der Tafel ein Spiel.',
  'tts.laying': 'Das Spiel wird aufgebaut …',
  'tts.save-name': 'Griddle: zehn Spiele',
  'tts.note':
    'Inoffizieller Tisch für zehn Spiele: Waffle Wars und seine Bonusspiele, Waddle Waddle, Waffle Time, Top Waffle und Buffet Boss. Wählt eins auf der Tafel; ihr könnt jederzeit wechseln und zurückkommen. Regeln und Tasten stehen im Notizbuch.',
  'tts.keys.options': 'öffnet oder schließt die Optionen',
  'tts.keys.menu': 'öffnet oder schließt die Auswahl der Spiele',
  'tts.keys.fold': 'macht die Tafel klein oder groß',
  'tts.keys.offer': 'drückt denjenigen der Knöpfe, die die Tafel gerade für Züge hat',
  'tts.bonus-box': 'Regeln der Bonusspiele',
  'tts.chest': 'Truhe von {game@game}',
  'tts.chest-note': 'Womit {game@game} gespielt wird, und seine Regeln: Lass sie, wo sie ist.',
  'tts.hotkey.options': 'Griddle: Optionen',
  'tts.hotkey.menu': 'Griddle: Spiel wählen',
  'tts.hotkey.fold': 'Griddle: Tafel klein oder groß',
  'tts.hotkey.offer': 'Griddle: Knopf {number} für einen Zug',
};

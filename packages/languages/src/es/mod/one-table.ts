/** Spanish words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.seat-hand': 'Mano de {colour}',
  'tts.choose': 'Elige un juego',
  'tts.choose-first': 'Elige primero un juego en el panel.',
  'tts.laying': 'Colocando el juego…',
  'tts.save-name': 'Griddle: diez juegos',
  'tts.note':
    'Mesa no oficial para diez juegos: Waffle Wars y sus juegos extra, Waddle Waddle, Waffle Time, Top Waffle y Buffet Boss. Elige uno en el panel; se puede cambiar de juego en cualquier momento y volver. Las reglas y las teclas están en el cuaderno.',
  'tts.keys.options': 'abre o cierra las opciones',
  'tts.keys.menu': 'abre o cierra el menú de juegos',
  'tts.keys.fold': 'hace el panel pequeño o grande',
  'tts.keys.offer': 'pulsa ese botón de los que el panel ofrece para jugadas en ese momento',
  'tts.bonus-box': 'Reglas de los juegos extra',
  'tts.chest': 'Cofre de {game@game}',
  'tts.chest-note': 'Con lo que se juega {game@game}, y sus reglas: déjalo donde está.',
  'tts.hotkey.options': 'Griddle: opciones',
  'tts.hotkey.menu': 'Griddle: elegir un juego',
  'tts.hotkey.fold': 'Griddle: plegar o abrir el panel',
  'tts.hotkey.offer': 'Griddle: botón {number} para una jugada',
};

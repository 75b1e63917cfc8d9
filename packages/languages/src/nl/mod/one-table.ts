/** Dutch words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.seat-hand': 'Hand van {colour}',
  'tts.choose': 'Kies een spel',
  'tts.choose-first': 'Kies eerst een spel op het paneel.',
  'tts.laying': 'Het spel wordt klaargezet …',
  'tts.save-name': 'Griddle: tien spellen',
  'tts.note':
    'Onofficiële tafel voor tien spellen: Waffle Wars en zijn bonusspellen, Waddle Waddle, Waffle Time, Top Waffle en Buffet Boss. Kies er een op het paneel; je kunt altijd wisselen en terugkomen. De regels en toetsen staan in het notitieboek.',
  'tts.keys.options': 'opent of sluit de opties',
  'tts.keys.menu': 'opent of sluit de lijst met spellen',
  'tts.keys.fold': 'maakt het paneel klein of groot',
  'tts.keys.offer': 'drukt op die van de knoppen die het paneel nu voor zetten heeft',
  'tts.bonus-box': 'Regels van de bonusspellen',
  'tts.chest': 'Kist van {game@game}',
  'tts.chest-note': 'Waarmee {game@game} wordt gespeeld, en de regels ervan: laat de kist staan.',
  'tts.hotkey.options': 'Griddle: opties',
  'tts.hotkey.menu': 'Griddle: spel kiezen',
  'tts.hotkey.fold': 'Griddle: paneel klein of groot',
  'tts.hotkey.offer': 'Griddle: knop {number} voor een zet',
};

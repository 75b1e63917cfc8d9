/** Polish words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.save-name': 'Griddle: dziesięć gier',
  'tts.note':
    'Nieoficjalny stół do dziesięciu gier: Waffle Wars i jej gry bonusowe, Waddle Waddle, Waffle Time, Top Waffle i Buffet Boss. Wybierzcie jedną na panelu; w każdej chwili możecie zmienić grę i do niej wrócić. Zasady i klawisze są w notatniku.',
  'tts.keys.options': 'otwiera lub zamyka opcje',
  'tts.keys.menu': 'otwiera lub zamyka menu gier',
  'tts.keys.fold': 'zmniejsza lub powiększa panel',
  'tts.keys.offer': 'naciska odpowiedni z przycisków ruchów, które panel ma w tej chwili',
  'tts.bonus-box': 'Zasady gier bonusowych',
  'tts.chest': 'Skrzynia: {game@game}',
  'tts.chest-note': 'Elementy i zasady gry {game@game}: zostaw tam, gdzie są.',
  'tts.seat-hand': 'Ręka: {colour}',
  'tts.choose': 'Wybierzcie grę',
  'tts.choose-first': 'Najpierw wybierzcie grę na panelu.',
  'tts.hotkey.options': 'Griddle: opcje',
  'tts.hotkey.menu': 'Griddle: wybierz grę',
  'tts.hotkey.fold': 'Griddle: zwiń lub rozwiń panel',
  'tts.hotkey.offer': 'Griddle: przycisk ruchu {number}',
  'tts.laying': 'Rozkładanie gry…',
};

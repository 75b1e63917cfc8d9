/** Polish words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.bonus-box': 'Zasady gier bonusowych',
  'tts.chest': 'Skrzynia: {game@game}',
  'tts.chest-note': 'Elementy i zasady gry {game@game}: zostaw tam, gdzie są.',
  'tts.seat-hand': 'Ręka: {colour}',
  'tts.choose': 'Wybierzcie grę',
  'tts.choose-first': 'Najpierw wybierzcie grę na panelu.',
  'tts.laying': 'Rozkładanie gry…',
};

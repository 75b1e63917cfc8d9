/** German words of the table of buffet-boss. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.view.line': 'Das Buffet',
  'tts.view.plates': 'Alle Teller',
  'tts.view.kitchen': 'Die Küche',
  'tts.late': 'Die Zeit ist um',
  'tts.first': '{seat@seat} beginnt',
  'tts.due.take': 'Zu tun: ein Essen vom Buffet nehmen und über dem eigenen Teller loslassen.',
  'tts.due.more': 'Noch ein Essen darf genommen werden. Oder beende den Zug.',
  'tts.due.first': 'Wer beginnt diese Runde?',
  'tts.due.settle': 'Der Stapel kommt zur Ruhe; dann wird gemessen.',
  'tts.due.rescue': 'Essen ist gefallen: Heb es auf, oder sag, dass die Zeit um ist.',
  'tts.due.reveal': 'Leg einen der beiden Charaktere vor die Hand: Er zählt.',
  'tts.pile.one': '{seat@seat}: ein Stück, {height} mm',
  'tts.pile.other': '{seat@seat}: {count} Stücke, {height} mm',
  'tts.fell.one': 'Ein Stück ist gefallen; es darf aufgehoben werden.',
  'tts.fell.other': '{count} Stücke sind gefallen; {left} davon dürfen aufgehoben werden.',
  'tts.rescue-seconds': 'Sekunden zum Aufheben: {seconds}',
  'tts.suggested': 'Dein besserer Charakter: {line@line.buffet-boss}, {points} Punkte.',
  'tts.plate': 'Teller von {seat@seat}',
  'tts.food': '{food@food.buffet-boss}',
  'tts.food-card': '{food@food.buffet-boss}, {stars} Sterne',
  'tts.character': '{line@line.buffet-boss}',
  'tts.about.plate': 'Lass hier los, was du genommen hast: Was auf den Tisch fällt, ist gefallen. (BB-20)',
  'tts.about.food':
    'Gruppe: {group@group.buffet-boss}. Farbe: {colour@colour.buffet-boss}. {stars} Sterne auf einem Teller. (BB-30)',
  'tts.about.food.none':
    'Von keiner Gruppe. Farbe: {colour@colour.buffet-boss}. {stars} Sterne auf einem Teller. (BB-30)',
  'tts.about.character.BB-40': '{points} für jedes Essen der beiden gezeigten Gruppen. (BB-40)',
  'tts.about.character.BB-41': '{points} für jedes Essen der beiden gezeigten Farben. (BB-41)',
  'tts.about.character.BB-42': '{points} für jedes Essen mit {stars} Sternen. (BB-42)',
  'tts.about.character.BB-43': '{points} für je zwei Essen mit {stars} Sternen. (BB-43)',
  'tts.about.character.BB-44': '{points} für jedes Essen mit {stars} Sternen. (BB-44)',
  'tts.about.character.BB-45': '{points} für jedes Stück, das den Teller berührt. (BB-45)',
  'tts.about.character.BB-46': '{points} für jede verschiedene Gruppe. (BB-46)',
  'tts.about.character.BB-47': '{points} für jede verschiedene Farbe. (BB-47)',
  'tts.about.character.BB-48': '{points} für jedes Essen der häufigsten Gruppe. (BB-48)',
  'tts.about.character.BB-49': '{points} für jedes Paar einer Gruppe, das sich berührt. (BB-49)',
  'tts.about.character.BB-50': '{points} für jedes Paar einer Farbe, das sich berührt. (BB-50)',
  'tts.about.character.BB-51': '{points} für jedes Stück, das genau ein anderes berührt. (BB-51)',
};

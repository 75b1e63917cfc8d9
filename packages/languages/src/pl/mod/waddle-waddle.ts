/** Polish words of the table of waddle-waddle. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.due.end': 'Pozostaje tylko zakończyć turę.',
  'tts.iceberg': 'Góra Lodowa',
  'tts.recap': 'Punkty za różne symbole',
  'tts.tile': '{seat@seat}: {type@type.waddle-waddle}',
  'tts.card': 'Karta układu ({symbol@symbol.waddle-waddle})',
  'tts.view.tiles': 'Kafelki',
  'tts.view.cards': 'Pole kart',
  'tts.aside': 'Na bok: {type@type.waddle-waddle}',
  'tts.due.add': 'Do zrobienia: dołóż kafelek. Przedtem lub potem możesz jeden przesunąć.',
  'tts.due.move': 'Można przesunąć kafelek. Albo zakończ turę.',
  'tts.last-turn': 'To tura ostatniego kafelka: nic się nie przesuwa.',
  'tts.cards.one': 'Można teraz wziąć jedną kartę.',
  'tts.cards.few': 'Do wzięcia są {count} karty; weź jedną.',
  'tts.cards.many': 'Do wzięcia jest {count} kart; weź jedną.',
  'tts.cards.other': 'Do wzięcia jest {count} karty; weź jedną.',
  'tts.about.tile.A': 'Z Modułem 1 grupa ma jednego Alfę: drugi do niej nie dołącza. (WD-11)',
  'tts.about.tile.P': 'Z Modułem 1 każdy Rodzic, który styka się z Rodzicem, daje 2 pkt. (WD-27)',
  'tts.about.tile.B': 'Z Modułem 1 Brzuchacz nigdy nie styka się z Brzuchaczem. (WD-12)',
  'tts.about.tile.G': 'Z Modułem 1 Zrzęda nigdy się nie rusza. (WD-16)',
  'tts.about.iceberg': 'Tu zaczyna się gra; żaden kafelek nie może zostać od niej odcięty.',
  'tts.about.recap': '1 do 6 różnych symboli daje 3, 6, 10, 15, 21, 28 pkt. (WD-28)',
  'tts.about.card.adjacency':
    '{type@type.waddle-waddle} obok: {first@type.waddle-waddle} i {second@type.waddle-waddle}, oba innego koloru. (WD-20)',
  'tts.about.card.proximity':
    '{type@type.waddle-waddle}, kafelki między nim a Górą Lodową: co najmniej {count}. (WD-21)',
  'tts.about.card.size': '{type@type.waddle-waddle} dołącza do grupy; kafelki w grupie: co najmniej {count}. (WD-22)',
};

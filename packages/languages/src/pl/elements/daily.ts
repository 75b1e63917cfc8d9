/** Polish words of the elements of daily. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'daily.title': 'Zadanie dnia {number}: {game}',
  'daily.waffle': 'Gofr dnia {number}',
  'daily.streak': 'Dni z rzędu: {count}',
  'daily.streak-none': 'Rozwiąż je, aby zacząć serię dni.',
  'daily.days': 'Ostatnie dni',
  'daily.day': '{date}: jeszcze nierozwiązane',
  'daily.day-solved': '{date}: rozwiązane',
  'daily.share': 'Udostępnij',
  'daily.shared': 'Skopiowano. Wklej, gdzie chcesz.',
  'daily.not-shared': 'Ta strona nie może kopiować. Oto tekst:',
  'daily.solved': 'Rozwiązane. Następne o północy.',
  'daily.points': '{points} pkt: {band}. Następny gofr o północy.',
  'daily.share-line': 'Griddle {number}, {game}: {marks}',
  'daily.share-waffle': 'Griddle, gofr dnia {number}: {points} pkt',
  'daily.share-streak': '🔥 {count}',
  'daily.error-game':
    'Nie ma zadania dnia dla „{found}”. Są dla: {games}; bez podania gry wszystkie zmieniają się po kolei.',
  'daily.error-date': '„{found}” to nie data; datę zapisuje się tak: 2026-11-25.',
  'daily.error-code': 'Nie udało się wczytać zadania. Sprawdź połączenie i odśwież stronę.',
};

/** Dutch words of the elements of daily. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'daily.title': 'Puzzel van de dag {number}: {game}',
  'daily.waffle': 'Wafel van de dag {number}',
  'daily.streak': '{count} dagen op rij',
  'daily.streak-none': 'Los hem op om een reeks dagen te beginnen.',
  'daily.days': 'De laatste dagen',
  'daily.day': '{date}: nog op te lossen',
  'daily.day-solved': '{date}: opgelost',
  'daily.share': 'Delen',
  'daily.shared': 'Gekopieerd. Plak het waar je wilt.',
  'daily.not-shared': 'Deze pagina mag niet kopiëren. Hier is het:',
  'daily.solved': 'Opgelost. De volgende komt om middernacht.',
  'daily.points': '{points} punten: {band}. De volgende wafel komt om middernacht.',
  'daily.share-line': 'Griddle {number}, {game}: {marks}',
  'daily.share-waffle': 'Griddle, wafel van de dag {number}: {points} punten',
  'daily.share-streak': '🔥 {count}',
  'daily.error-game':
    'Er is geen puzzel van de dag van “{found}”. Er is er een van {games}; zonder spel komen ze om de beurt.',
  'daily.error-date': '“{found}” is geen datum; schrijf er een als 2026-11-25.',
  'daily.error-code': 'De puzzel kon niet worden geladen. Controleer je verbinding en laad de pagina opnieuw.',
};

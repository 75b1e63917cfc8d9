/** German words of the elements of daily. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'daily.title': 'Aufgabe des Tages {number}: {game}',
  'daily.waffle': 'Die Waffel des Tages {number}',
  'daily.streak': '{count} Tage in Folge',
  'daily.streak-none': 'Löse sie, um eine Reihe von Tagen zu beginnen.',
  'daily.days': 'Die letzten Tage',
  'daily.day': '{date}: noch zu lösen',
  'daily.day-solved': '{date}: gelöst',
  'daily.share': 'Teilen',
  'daily.shared': 'Kopiert. Füg es ein, wo du magst.',
  'daily.not-shared': 'Diese Seite darf nicht kopieren. Hier ist es:',
  'daily.solved': 'Gelöst. Die nächste kommt um Mitternacht.',
  'daily.points': '{points} Punkte: {band}. Die nächste Waffel kommt um Mitternacht.',
  'daily.share-line': 'Griddle {number}, {game}: {marks}',
  'daily.share-waffle': 'Griddle, Waffel des Tages {number}: {points} Punkte',
  'daily.share-streak': '🔥 {count}',
  'daily.error-game':
    'Es gibt keine Aufgabe des Tages von „{found}“. Es gibt eine von {games}; ohne Spiel sind alle reihum dran.',
  'daily.error-date': '„{found}“ ist kein Datum; man schreibt eins wie 2026-11-25.',
  'daily.error-code': 'Die Aufgabe ließ sich nicht laden. Sieh nach der Verbindung, und lade die Seite neu.',
};

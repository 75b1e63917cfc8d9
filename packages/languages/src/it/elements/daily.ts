/** Italian words of the elements of daily. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'daily.title': 'Problema del giorno {number}: {game}',
  'daily.waffle': 'Il waffle del giorno {number}',
  'daily.streak': 'Giorni di fila: {count}',
  'daily.streak-none': 'Risolvilo per iniziare una serie di giorni.',
  'daily.days': 'Gli ultimi giorni',
  'daily.day': '{date}: da risolvere',
  'daily.day-solved': '{date}: risolto',
  'daily.share': 'Condividi',
  'daily.shared': 'Copiato. Incollalo dove vuoi.',
  'daily.not-shared': 'Questa pagina non può copiare. Eccolo:',
  'daily.solved': 'Risolto. Il prossimo arriva a mezzanotte.',
  'daily.points': '{points} punti: {band}. Il prossimo waffle arriva a mezzanotte.',
  'daily.share-line': 'Griddle {number}, {game}: {marks}',
  'daily.share-waffle': 'Griddle, waffle del giorno {number}: {points} punti',
  'daily.share-streak': '🔥 {count}',
  'daily.error-game':
    'Non c’è un problema del giorno di «{found}». C’è di {games}; senza un gioco, si alternano tutti.',
  'daily.error-date': '«{found}» non è una data; si scrive come 2026-11-25.',
  'daily.error-code': 'Impossibile caricare il problema. Controlla la connessione e ricarica la pagina.',
};

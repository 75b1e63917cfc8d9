/** Spanish words of the elements of daily. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'daily.title': 'Problema del día {number}: {game}',
  'daily.waffle': 'El gofre del día {number}',
  'daily.streak': '{count} días seguidos',
  'daily.streak-none': 'Resuélvelo para empezar una racha de días.',
  'daily.days': 'Los últimos días',
  'daily.day': '{date}: sin resolver',
  'daily.day-solved': '{date}: resuelto',
  'daily.share': 'Compartir',
  'daily.shared': 'Copiado. Pégalo donde quieras.',
  'daily.not-shared': 'Esta página no puede copiarlo. Aquí lo tienes:',
  'daily.solved': 'Resuelto. El siguiente llega a medianoche.',
  'daily.points': '{points} puntos: {band}. El siguiente gofre llega a medianoche.',
  'daily.share-line': 'Griddle {number}, {game}: {marks}',
  'daily.share-waffle': 'Griddle, gofre del día {number}: {points} puntos',
  'daily.share-streak': '🔥 {count}',
  'daily.error-game':
    'No hay problema del día de «{found}». Los hay de {games}; si no se indica un juego, se van turnando.',
  'daily.error-date': '«{found}» no es una fecha; se escriben como 2026-11-25.',
  'daily.error-code': 'No se ha podido cargar el problema. Comprueba la conexión y vuelve a cargar la página.',
};

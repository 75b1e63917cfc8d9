/** Brazilian Portuguese words of the elements of daily. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'daily.title': 'Desafio do dia {number}: {game}',
  'daily.waffle': 'O waffle do dia {number}',
  'daily.streak': '{count} dias seguidos',
  'daily.streak-none': 'Resolva para começar uma sequência de dias.',
  'daily.days': 'Os últimos dias',
  'daily.day': '{date}: a resolver',
  'daily.day-solved': '{date}: resolvido',
  'daily.share': 'Compartilhar',
  'daily.shared': 'Copiado. Cole onde quiser.',
  'daily.not-shared': 'Esta página não pode copiar. Aqui está:',
  'daily.solved': 'Resolvido. O próximo chega à meia-noite.',
  'daily.points': '{points} pontos: {band}. O próximo waffle chega à meia-noite.',
  'daily.share-line': 'Griddle {number}, {game}: {marks}',
  'daily.share-waffle': 'Griddle, waffle do dia {number}: {points} pontos',
  'daily.share-streak': '🔥 {count}',
  'daily.error-game': 'Não há desafio do dia de “{found}”. Há de {games}; sem jogo indicado, eles se revezam.',
  'daily.error-date': '“{found}” não é uma data; escreve-se como 2026-11-25.',
  'daily.error-code': 'Não foi possível carregar o desafio. Verifique a conexão e recarregue a página.',
};

/** Brazilian Portuguese words of the rules of waffle-checkers. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.waffle-checkers': 'Waffle Checkers',
  'outcome.waffle-checkers.back-row': 'uma peça na última fileira do outro lado',
  'outcome.waffle-checkers.stuck': 'o outro lado não tem jogadas',
  'outcome.waffle-checkers.repetition': 'a mesma posição pela terceira vez',
  'violation.waffle-checkers.game-over': 'A partida acabou.',
  'violation.waffle-checkers.not-your-piece': 'A peça em {place} não é sua.',
  'violation.waffle-checkers.not-one-space': 'Um passo anda uma casa, em linha reta ou na diagonal.',
  'violation.waffle-checkers.landing-taken': 'Essa casa está ocupada.',
  'violation.waffle-checkers.not-two-spaces': 'Um salto anda exatamente duas casas, em linha reta ou na diagonal.',
  'violation.waffle-checkers.nothing-to-jump': 'Um salto passa por cima de uma peça do outro lado.',
  'violation.waffle-checkers.chain-is-over': 'A sequência acaba na última fileira.',
  'option.waffle-checkers.players': 'Jogadores',
};

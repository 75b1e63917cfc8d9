/** French words of the rules of waffle-checkers. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.waffle-checkers': 'Waffle Checkers',
  'outcome.waffle-checkers.back-row': 'un pion sur la rangée du fond adverse',
  'outcome.waffle-checkers.stuck': 'plus de coup pour l’autre camp',
  'outcome.waffle-checkers.repetition': 'la même position pour la troisième fois',
  'violation.waffle-checkers.game-over': 'La partie est finie.',
  'violation.waffle-checkers.not-your-piece': 'Le pion en {place} n’est pas à toi.',
  'violation.waffle-checkers.not-one-space': 'Un pas va d’une case, droit ou en diagonale.',
  'violation.waffle-checkers.landing-taken': 'Cette case est prise.',
  'violation.waffle-checkers.not-two-spaces': 'Un saut va de deux cases exactement, droit ou en diagonale.',
  'violation.waffle-checkers.nothing-to-jump': 'On saute par-dessus un pion de l’autre camp.',
  'violation.waffle-checkers.chain-is-over': 'La série de sauts s’arrête sur la rangée du fond.',
  'option.waffle-checkers.players': 'Joueurs',
};

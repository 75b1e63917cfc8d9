/** French words of the elements of daily. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'daily.title': 'Problème du jour {number} : {game}',
  'daily.waffle': 'La gaufre du jour {number}',
  'daily.streak': 'Jours de suite : {count}',
  'daily.streak-none': 'Résous-le pour commencer une série de jours.',
  'daily.days': 'Les derniers jours',
  'daily.day': '{date} : à résoudre',
  'daily.day-solved': '{date} : résolu',
  'daily.share': 'Partager',
  'daily.shared': 'Copié. Colle-le où tu veux.',
  'daily.not-shared': 'Cette page n’a pas le droit de copier. Le voici :',
  'daily.solved': 'Résolu. Le prochain arrive à minuit.',
  'daily.points': '{points} points : {band}. La prochaine gaufre arrive à minuit.',
  'daily.share-line': 'Griddle {number}, {game} : {marks}',
  'daily.share-waffle': 'Griddle, gaufre du jour {number} : {points} points',
  'daily.share-streak': '🔥 {count}',
  'daily.error-game':
    'Il n’y a pas de problème du jour pour « {found} ». Il y en a pour {games} ; sans jeu, tous y passent à tour de rôle.',
  'daily.error-date': '« {found} » n’est pas une date ; on l’écrit comme 2026-11-25.',
  'daily.error-code': 'Le problème n’a pas pu être chargé. Vérifie ta connexion et recharge la page.',
};

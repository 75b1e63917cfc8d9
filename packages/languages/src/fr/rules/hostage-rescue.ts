/** French words of the rules of hostage-rescue. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.hostage-rescue': 'Hostage Rescue',
  'outcome.hostage-rescue.rescue': 'un otage libéré',
  'outcome.hostage-rescue.flag': 'un drapeau ramené au camp',
  'outcome.hostage-rescue.no-pieces': 'plus personne pour libérer un otage',
  'violation.hostage-rescue.game-over': 'La partie est finie.',
  'violation.hostage-rescue.rolled-already': 'On lance le dé une fois par tour.',
  'violation.hostage-rescue.no-such-face': 'Le dé a les faces 1 à 6.',
  'violation.hostage-rescue.roll-first': 'D’abord, on lance le dé.',
  'violation.hostage-rescue.no-pass': 'On ne passe pas : ce lancer permet un coup.',
  'violation.hostage-rescue.not-your-piece': 'Le pion en {place} n’est pas à toi.',
  'violation.hostage-rescue.hostage-stays': 'Un otage ne bouge pas.',
  'violation.hostage-rescue.not-straight': 'Un pion avance le long d’une rangée ou d’une colonne.',
  'violation.hostage-rescue.landing-taken':
    'Un pion ne peut pas finir sur un pion de son camp, ni sur l’otage qu’il garde.',
  'violation.hostage-rescue.corner-closed': 'Seul le pion qui porte ton drapeau peut finir dans ton propre coin.',
  'violation.hostage-rescue.over-opponent': 'Un pion ne peut pas passer par-dessus un pion de l’autre camp.',
  'violation.hostage-rescue.other-piece': 'La seconde partie d’un lancer divisé est pour un autre pion.',
  'violation.hostage-rescue.wrong-distance': 'Ce n’est pas la distance de ce lancer ({roll}).',
  'option.hostage-rescue.players': 'Joueurs',
  'option.hostage-rescue.goal': 'Libérer l’otage, ou le ramener comme drapeau',
  'text.roll': '« {found} » ne donne pas camp et lancer ; écris {expected}.',
  'text.split':
    '« {found} » est impossible : aucun autre pion ne peut parcourir le reste de ce lancer, il n’aurait donc pas été divisé.',
  'text.moved': '« {found} » ne dit pas quel pion a fait la première partie ; écris {expected}.',
  'text.carriers':
    '« {found} » ne dit pas qui porte les drapeaux ; écris {expected}, chacun là où se trouve un pion de ce camp.',
};

/** French words of the table of buffet-boss. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.view.line': 'Le buffet',
  'tts.view.plates': 'Les assiettes',
  'tts.view.kitchen': 'La cuisine',
  'tts.late': 'Temps écoulé',
  'tts.first': '{seat@seat} commence',
  'tts.due.take': 'À faire : prendre un aliment du buffet et le lâcher au-dessus de son assiette.',
  'tts.due.more': 'Encore un aliment peut être pris. Ou finis le tour.',
  'tts.due.first': 'Qui commence cette manche ?',
  'tts.due.settle': 'La pile se stabilise ; puis on la mesure.',
  'tts.due.rescue': 'Des aliments sont tombés : ramasse-les, ou dis que le temps est écoulé.',
  'tts.due.reveal': 'Pose un des deux personnages devant ta main : c’est lui qui compte.',
  'tts.pile.one': '{seat@seat} : une pièce, {height} mm',
  'tts.pile.other': '{seat@seat} : {count} pièces, {height} mm',
  'tts.fell.one': 'Une pièce est tombée ; on peut la ramasser.',
  'tts.fell.other': '{count} pièces sont tombées ; on peut en ramasser {left}.',
  'tts.rescue-seconds': 'Secondes pour ramasser : {seconds}',
  'tts.suggested': 'Ton meilleur personnage : {line@line.buffet-boss}, {points} points.',
  'tts.plate': 'Assiette de {seat@seat}',
  'tts.food': '{food@food.buffet-boss}',
  'tts.food-card': '{food@food.buffet-boss}, {stars} étoiles',
  'tts.character': '{line@line.buffet-boss}',
  'tts.about.plate': 'Lâche ici ce que tu as pris : ce qui touche la table est tombé. (BB-20)',
  'tts.about.food':
    'Groupe : {group@group.buffet-boss}. Couleur : {colour@colour.buffet-boss}. {stars} étoiles dans une assiette. (BB-30)',
  'tts.about.food.none':
    'D’aucun groupe. Couleur : {colour@colour.buffet-boss}. {stars} étoiles dans une assiette. (BB-30)',
  'tts.about.character.BB-40': '{points} par aliment des deux groupes montrés. (BB-40)',
  'tts.about.character.BB-41': '{points} par aliment des deux couleurs montrées. (BB-41)',
  'tts.about.character.BB-42': '{points} par aliment à {stars} étoiles. (BB-42)',
  'tts.about.character.BB-43': '{points} par paire d’aliments à {stars} étoiles. (BB-43)',
  'tts.about.character.BB-44': '{points} par aliment à {stars} étoiles. (BB-44)',
  'tts.about.character.BB-45': '{points} par pièce qui touche l’assiette. (BB-45)',
  'tts.about.character.BB-46': '{points} par groupe différent. (BB-46)',
  'tts.about.character.BB-47': '{points} par couleur différente. (BB-47)',
  'tts.about.character.BB-48': '{points} par aliment du groupe le plus fréquent. (BB-48)',
  'tts.about.character.BB-49': '{points} par paire d’un même groupe qui se touche. (BB-49)',
  'tts.about.character.BB-50': '{points} par paire d’une même couleur qui se touche. (BB-50)',
  'tts.about.character.BB-51': '{points} par pièce qui en touche exactement une autre. (BB-51)',
};

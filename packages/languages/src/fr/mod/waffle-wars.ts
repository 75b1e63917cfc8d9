/** French words of the table of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.won': 'Victoire : {seat@seat}',
  'tts.won-by': 'Victoire : {seat@seat}. {way}.',
  'tts.new-game': 'Nouvelle partie. Commence : {seat@seat}.',
  'tts.box': 'Boîte (à laisser)',
  'tts.board': 'Gaufre',
  'tts.slab': 'Plateau {size}',
  'tts.piece.strawberries': 'Une fraise',
  'tts.piece.blueberries': 'Une myrtille',
  'tts.view.board': 'Le plateau',
  'tts.box-note': 'Dans cette boîte sont les règles des jeux bonus : laisse-la sur la table.',
  'tts.quadrant.nobody': '{quadrant} : ouvert aux deux',
  'tts.quadrant.owned': '{quadrant} : {owner@seat} (formes gagnantes {own} à {other})',
  'tts.quadrant.war': '{quadrant} : guerre civile ({own} formes gagnantes chacun)',
  'tts.threats': 'Menace de victoire ({seat@seat}) : {moves}',
  'tts.condition': 'Condition remplie ({seat@seat}) : {way@outcome.waffle-wars}.',
  'tts.hands': 'En main : fraises {strawberries}, myrtilles {blueberries}',
  'tts.owner.taken': '{quadrant} change de camp : {owner@seat}.',
  'tts.owner.war': '{quadrant} est maintenant en guerre civile.',
  'tts.owner.open': '{quadrant} est de nouveau ouvert.',
  'tts.hand-of': '{seat@seat} : {hand} en main',
  'tts.hand-and-powers': '{seat@seat} : {hand} en main, pouvoirs restants {powers}',
  'tts.guard': 'Un Toothpick protège le pion en {place}.',
  'tts.second-time': 'Cette position est là pour la deuxième fois ; la troisième, c’est la nulle.',
  'tts.second-helping.off': 'Second Helping',
  'tts.second-helping.on': 'Second Helping : poses-en deux',
  'tts.call-button.waffling': 'Ça hésite !',
  'tts.call-button.soggy-waffle': 'Gaufre ramollie !',
  'tts.about.piece':
    'Dans Waffle Wars : de la main sur une case libre, ou en sautant par-dessus un pion adverse. (WW-6, WW-7)',
  'tts.about.board':
    'Quatre quartiers : a1-c3, d1-f3, a4-c6, d4-f6. Qui y a le plus de formes gagnantes le possède. (WW-1, WW-13)',
  'tts.about.slab': 'Un plateau des jeux bonus ; sa taille se règle dans Options.',
  'tts.about.tray': 'Ici se trouve ce qu’on a en main.',
};

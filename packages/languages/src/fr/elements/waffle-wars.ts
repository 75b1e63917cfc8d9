/** French words of the elements of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'holding.waffle-wars': '{count} en main',
  'space.waffle-wars.open': '{place}, libre',
  'space.waffle-wars.strawberry': '{place}, fraise',
  'space.waffle-wars.blueberry': '{place}, myrtille',
  'quadrant.waffle-wars.strawberries': '{space}, quartier des Fraises',
  'quadrant.waffle-wars.blueberries': '{space}, quartier des Myrtilles',
  'quadrant.waffle-wars.civil-war': '{space}, guerre civile',
  'move.waffle-wars.jump': '{from} saute par-dessus {over} en {to}',
  'violation.waffle-wars.no-jump': '{place} ne peut pas sauter : aucun pion voisin n’a de case libre derrière lui.',
  'violation.waffle-wars.power-useless': '{place} ne peut servir sur rien pour l’instant.',
  'call-button.waffle-wars.waffling': 'Ça hésite !',
  'call-button.waffle-wars.soggy-waffle': 'Gaufre ramollie !',
  'move.waffle-wars.chain': '{from} saute en {to}',
  'move.waffle-wars.slide': '{from} glisse en {to}',
  'move.waffle-wars.power': '{power} : {places}',
  'power.waffle-wars': '{power} : {words}',
  'area.waffle-wars.tray': '{seat@seat} : pouvoirs restants {count}',
  'facts.waffle-wars.guard': 'Toothpick ({seat@seat}) : {place} est sous protection.',
  'you.facts.waffle-wars.guard': 'Ton Toothpick protège {place}.',
  'facts.waffle-wars.third': 'La même position pour la troisième fois, donc la nulle, viendrait après {moves}.',
  'move.waffle-wars.put-0': 'fraise en {place}',
  'move.waffle-wars.put-1': 'myrtille en {place}',
  'move.waffle-wars.take': '{from} saute par-dessus {over} en {to} et prend {over}',
};

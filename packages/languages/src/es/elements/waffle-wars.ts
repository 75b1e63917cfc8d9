/** Spanish words of the elements of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'holding.waffle-wars': '{count} en la mano',
  'space.waffle-wars.open': '{place}, libre',
  'space.waffle-wars.strawberry': '{place}, fresa',
  'space.waffle-wars.blueberry': '{place}, arándano',
  'quadrant.waffle-wars.strawberries': '{space}, cuadrante de las Fresas',
  'quadrant.waffle-wars.blueberries': '{space}, cuadrante de los Arándanos',
  'quadrant.waffle-wars.civil-war': '{space}, guerra civil',
  'move.waffle-wars.jump': '{from} salta sobre {over} a {to}',
  'violation.waffle-wars.no-jump': '{place} no puede saltar: ninguna pieza vecina tiene una casilla libre detrás.',
  'violation.waffle-wars.power-useless': '{place} no se puede usar en nada ahora.',
  'call-button.waffle-wars.waffling': '¡Cuánto titubeo!',
  'call-button.waffle-wars.soggy-waffle': '¡El gofre se reblandece!',
  'move.waffle-wars.chain': '{from} salta a {to}',
  'move.waffle-wars.slide': '{from} se desliza a {to}',
  'move.waffle-wars.power': '{power}: {places}',
  'power.waffle-wars': '{power}: {words}',
  'area.waffle-wars.tray': '{seat@seat}: quedan {count} potenciadores',
  'facts.waffle-wars.guard': 'Un Toothpick de {seat@seat} protege {place}.',
  'you.facts.waffle-wars.guard': 'Tu Toothpick protege {place}.',
  'facts.waffle-wars.third': 'Tras {moves} se daría la misma posición por tercera vez: empate.',
  'move.waffle-wars.put-0': 'fresa en {place}',
  'move.waffle-wars.put-1': 'arándano en {place}',
  'move.waffle-wars.take': '{from} salta sobre {over} a {to} y captura {over}',
};

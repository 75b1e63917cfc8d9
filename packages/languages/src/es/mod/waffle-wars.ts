/** Spanish words of the table of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.won': 'Victoria: {seat@seat}',
  'tts.won-by': 'Victoria: {seat@seat}. {way}.',
  'tts.new-game': 'Una partida nueva. Empieza: {seat@seat}.',
  'tts.box': 'Caja (dejar cerrada)',
  'tts.board': 'Gofre',
  'tts.slab': 'Tablero {size}',
  'tts.piece.strawberries': 'Una fresa',
  'tts.piece.blueberries': 'Un arándano',
  'tts.view.board': 'El tablero',
  'tts.box-note': 'Las reglas de los juegos extra están en esta caja: déjala en la mesa.',
  'tts.quadrant.nobody': '{quadrant}: abierto a ambos',
  'tts.quadrant.owned': '{quadrant}: {owner@seat} (formas de victoria {own} a {other})',
  'tts.quadrant.war': '{quadrant}: guerra civil ({own} formas de victoria cada uno)',
  'tts.threats': 'Amenaza de victoria, {seat@seat}: {moves}',
  'tts.condition': '{seat@seat}: {way@outcome.waffle-wars}.',
  'tts.hands': 'En la mano: {strawberries} fresas, {blueberries} arándanos',
  'tts.owner.taken': '{quadrant} pasa a ser de {owner@seat}.',
  'tts.owner.war': '{quadrant} está ahora en guerra civil.',
  'tts.owner.open': '{quadrant} vuelve a estar abierto.',
  'tts.hand-of': '{seat@seat}: {hand} en la mano',
  'tts.hand-and-powers': '{seat@seat}: {hand} en la mano, quedan {powers} potenciadores',
  'tts.guard': 'Un Toothpick protege la pieza de {place}.',
  'tts.second-time': 'Esta posición se da por segunda vez; la tercera es empate.',
  'tts.second-helping.off': 'Second Helping',
  'tts.second-helping.on': 'Second Helping: coloca dos',
  'tts.call-button.waffling': '¡Cuánto titubeo!',
  'tts.call-button.soggy-waffle': '¡El gofre se reblandece!',
  'tts.about.piece':
    'En Waffle Wars: de la mano a una casilla libre, o de un salto sobre una pieza del otro bando. (WW-6, WW-7)',
  'tts.about.board':
    'Cuatro cuadrantes: a1-c3, d1-f3, a4-c6, d4-f6. Quien tiene más formas de victoria en uno es su dueño. (WW-1, WW-13)',
  'tts.about.slab': 'Un tablero de los juegos extra; su tamaño está en Opciones.',
  'tts.about.tray': 'Aquí está lo que hay en la mano.',
};

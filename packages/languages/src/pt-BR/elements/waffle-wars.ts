/** Brazilian Portuguese words of the elements of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'holding.waffle-wars': '{count} na mão',
  'space.waffle-wars.open': '{place}, livre',
  'space.waffle-wars.strawberry': '{place}, morango',
  'space.waffle-wars.blueberry': '{place}, mirtilo',
  'quadrant.waffle-wars.strawberries': '{space}, quadrante dos Morangos',
  'quadrant.waffle-wars.blueberries': '{space}, quadrante dos Mirtilos',
  'quadrant.waffle-wars.civil-war': '{space}, guerra civil',
  'move.waffle-wars.jump': '{from} salta por cima de {over} para {to}',
  'violation.waffle-wars.no-jump': '{place} não pode saltar: nenhuma peça vizinha tem uma casa livre atrás.',
  'violation.waffle-wars.power-useless': '{place} não pode ser usado em nada agora.',
  'call-button.waffle-wars.waffling': 'Quanta enrolação!',
  'call-button.waffle-wars.soggy-waffle': 'Waffle murcho!',
  'move.waffle-wars.chain': '{from} salta para {to}',
  'move.waffle-wars.slide': '{from} desliza para {to}',
  'move.waffle-wars.power': '{power}: {places}',
  'power.waffle-wars': '{power}: {words}',
  'area.waffle-wars.tray': '{seat@seat}: restam {count} poderes',
  'facts.waffle-wars.guard': 'Um Toothpick de {seat@seat} protege {place}.',
  'you.facts.waffle-wars.guard': 'Seu Toothpick protege {place}.',
  'facts.waffle-wars.third': 'Depois de {moves} viria a mesma posição pela terceira vez: empate.',
  'move.waffle-wars.put-0': 'morango em {place}',
  'move.waffle-wars.put-1': 'mirtilo em {place}',
  'move.waffle-wars.take': '{from} salta por cima de {over} para {to} e captura {over}',
};

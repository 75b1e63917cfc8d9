/** Brazilian Portuguese words of the table of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.won': 'Vitória: {seat@seat}',
  'tts.won-by': 'Vitória: {seat@seat}. {way}.',
  'tts.new-game': 'Uma nova partida. Começa: {seat@seat}.',
  'tts.box': 'Caixa (deixar fechada)',
  'tts.board': 'Waffle',
  'tts.slab': 'Tabuleiro {size}',
  'tts.piece.strawberries': 'Um morango',
  'tts.piece.blueberries': 'Um mirtilo',
  'tts.view.board': 'O tabuleiro',
  'tts.box-note': 'As regras dos jogos bônus estão nesta caixa: deixe-a na mesa.',
  'tts.quadrant.nobody': '{quadrant}: aberto aos dois',
  'tts.quadrant.owned': '{quadrant}: {owner@seat} (formas de vitória {own} a {other})',
  'tts.quadrant.war': '{quadrant}: guerra civil ({own} formas de vitória cada)',
  'tts.threats': 'Ameaça de vitória, {seat@seat}: {moves}',
  'tts.condition': '{seat@seat}: {way@outcome.waffle-wars}.',
  'tts.hands': 'Na mão: {strawberries} morangos, {blueberries} mirtilos',
  'tts.owner.taken': '{quadrant} agora é de {owner@seat}.',
  'tts.owner.war': '{quadrant} está em guerra civil agora.',
  'tts.owner.open': '{quadrant} está aberto de novo.',
  'tts.hand-of': '{seat@seat}: {hand} na mão',
  'tts.hand-and-powers': '{seat@seat}: {hand} na mão, restam {powers} poderes',
  'tts.guard': 'Um Toothpick protege a peça em {place}.',
  'tts.second-time': 'Esta posição aparece pela segunda vez; a terceira é empate.',
  'tts.second-helping.off': 'Second Helping',
  'tts.second-helping.on': 'Second Helping: coloque duas',
  'tts.call-button.waffling': 'Quanta enrolação!',
  'tts.call-button.soggy-waffle': 'Waffle murcho!',
  'tts.about.piece':
    'Em Waffle Wars: da mão para uma casa livre, ou em um salto por cima de uma peça do outro lado. (WW-6, WW-7)',
  'tts.about.board':
    'Quatro quadrantes: a1-c3, d1-f3, a4-c6, d4-f6. Quem tem mais formas de vitória em um é o dono dele. (WW-1, WW-13)',
  'tts.about.slab': 'Um tabuleiro dos jogos bônus; o tamanho dele está em Opções.',
  'tts.about.tray': 'Aqui fica o que está na mão.',
};

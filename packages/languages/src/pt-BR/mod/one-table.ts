/** Brazilian Portuguese words of the table of one-table. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.seat-hand': 'Mão de {colour}',
  'tts.choose': 'Escolha um jogo',
  'tts.choose-first': 'Escolha primeiro um jogo no painel.',
  'tts.laying': 'Montando o jogo…',
  'tts.save-name': 'Griddle: dez jogos',
  'tts.note':
    'Mesa não oficial para dez jogos: Waffle Wars e seus jogos bônus, Waddle Waddle, Waffle Time, Top Waffle e Buffet Boss. Escolha um no painel; dá para trocar de jogo a qualquer momento e voltar. As regras e as teclas estão no caderno.',
  'tts.keys.options': 'abre ou fecha as opções',
  'tts.keys.menu': 'abre ou fecha o menu de jogos',
  'tts.keys.fold': 'deixa o painel pequeno ou grande',
  'tts.keys.offer': 'aperta esse botão dentre os que o painel tem para jogadas no momento',
  'tts.bonus-box': 'Regras dos jogos bônus',
  'tts.chest': 'Baú de {game@game}',
  'tts.chest-note': 'Com o que se joga {game@game}, e suas regras: deixe onde está.',
  'tts.hotkey.options': 'Griddle: opções',
  'tts.hotkey.menu': 'Griddle: escolher um jogo',
  'tts.hotkey.fold': 'Griddle: recolher ou abrir o painel',
  'tts.hotkey.offer': 'Griddle: botão {number} para uma jogada',
};

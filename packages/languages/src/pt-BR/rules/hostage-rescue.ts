/** Brazilian Portuguese words of the rules of hostage-rescue. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.hostage-rescue': 'Hostage Rescue',
  'outcome.hostage-rescue.rescue': 'um refém libertado',
  'outcome.hostage-rescue.flag': 'uma bandeira levada para casa',
  'outcome.hostage-rescue.no-pieces': 'ninguém restou para libertar um refém',
  'violation.hostage-rescue.game-over': 'A partida acabou.',
  'violation.hostage-rescue.rolled-already': 'O dado é lançado uma vez por turno.',
  'violation.hostage-rescue.no-such-face': 'O dado tem faces de 1 a 6.',
  'violation.hostage-rescue.roll-first': 'Primeiro se lança o dado.',
  'violation.hostage-rescue.no-pass': 'Não dá para passar: há uma jogada para este resultado.',
  'violation.hostage-rescue.not-your-piece': 'A peça em {place} não é sua.',
  'violation.hostage-rescue.hostage-stays': 'Um refém não se move.',
  'violation.hostage-rescue.not-straight': 'Uma peça anda por uma fileira ou uma coluna.',
  'violation.hostage-rescue.landing-taken':
    'Uma peça não pode parar sobre outra do próprio lado nem sobre o refém que vigia.',
  'violation.hostage-rescue.corner-closed': 'Só a peça que leva a sua bandeira pode parar no seu próprio canto.',
  'violation.hostage-rescue.over-opponent': 'Uma peça não pode passar por cima de uma do outro lado.',
  'violation.hostage-rescue.other-piece': 'A segunda parte de um resultado dividido é para outra peça.',
  'violation.hostage-rescue.wrong-distance': 'Este resultado não vai até lá ({roll}).',
  'option.hostage-rescue.players': 'Jogadores',
  'option.hostage-rescue.goal': 'Libertar o refém ou levá-lo para casa como bandeira',
  'text.roll': '“{found}” não informa lado e resultado do dado; escreva {expected}.',
  'text.split':
    '“{found}” não pode ser: nenhuma outra peça pode andar o resto deste resultado, então ele não teria sido dividido.',
  'text.moved': '“{found}” não informa qual peça fez a primeira parte; escreva {expected}.',
  'text.carriers':
    '“{found}” não informa quem leva as bandeiras; escreva {expected}, cada uma onde há uma peça desse lado.',
};

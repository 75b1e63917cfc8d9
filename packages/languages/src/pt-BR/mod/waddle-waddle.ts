/** Brazilian Portuguese words of the table of waddle-waddle. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.due.end': 'Não resta nada a pegar: encerre o turno.',
  'tts.iceberg': 'Iceberg',
  'tts.recap': 'Pontos por símbolos diferentes',
  'tts.tile': '{seat@seat}: {type@type.waddle-waddle}',
  'tts.card': 'Carta de configuração ({symbol@symbol.waddle-waddle})',
  'tts.view.tiles': 'Os ladrilhos',
  'tts.view.cards': 'O campo de cartas',
  'tts.aside': 'Pôr de lado: {type@type.waddle-waddle}',
  'tts.due.add': 'A fazer: colocar um ladrilho. Antes ou depois, um pode ser movido.',
  'tts.due.move': 'Um ladrilho pode ser movido. Ou encerre o turno.',
  'tts.last-turn': 'Este é o turno do último ladrilho: nada se move.',
  'tts.cards.one': 'Uma carta pode ser pega agora.',
  'tts.cards.other': '{count} cartas podem ser pegas agora; uma delas.',
  'tts.about.tile.A': 'Com o módulo 1, um grupo tem um só Alfa: outro não entra nele. (WD-11)',
  'tts.about.tile.P': 'Com o módulo 1, cada Progenitor que encosta em um Progenitor dá 2. (WD-27)',
  'tts.about.tile.B': 'Com o módulo 1, um Barrigudo nunca encosta em um Barrigudo. (WD-12)',
  'tts.about.tile.G': 'Com o módulo 1, um Rabugento nunca se move. (WD-16)',
  'tts.about.iceberg': 'A partida começa aqui; nenhum ladrilho fica separado dele.',
  'tts.about.recap': 'De 1 a 6 símbolos diferentes dão 3, 6, 10, 15, 21, 28. (WD-28)',
  'tts.about.card.adjacency':
    '{type@type.waddle-waddle} ao lado de {first@type.waddle-waddle} e {second@type.waddle-waddle}, os dois de outras cores. (WD-20)',
  'tts.about.card.proximity': '{type@type.waddle-waddle}, com pelo menos {count} ladrilhos até o Iceberg. (WD-21)',
  'tts.about.card.size': '{type@type.waddle-waddle} que entra em um grupo de pelo menos {count} ladrilhos. (WD-22)',
};

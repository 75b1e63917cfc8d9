/** Dutch words of the rules of reversi. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'game.reversi': 'Reversi',
  'outcome.reversi.more-pieces': 'meer stukken',
  'line.reversi.pieces': 'Stukken',
  'violation.reversi.game-over': 'Het spel is uit.',
  'violation.reversi.occupied': 'Niet daar: {place} is bezet.',
  'violation.reversi.flips-nothing': 'Niet daar: een stuk moet minstens één stuk van de andere kant insluiten.',
  'violation.reversi.no-pass': 'Niet passen: er is een zet die stukken omdraait.',
  'option.reversi.players': 'Spelers',
  'option.reversi.size': 'Grootte van het bord',
};

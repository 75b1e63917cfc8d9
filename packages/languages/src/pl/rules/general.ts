/** Polish words of the rules of general. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'list.or': '{first} lub {last}',
  'choice.on': 'tak',
  'choice.off': 'nie',
  'choice.all': 'wszyscy',
  'choice.none': 'nikt',
  'choice.players.one': '{count} gracz',
  'choice.players.few': '{count} graczy',
  'choice.players.many': '{count} graczy',
  'choice.players.other': '{count} gracza',
  'about.hostage-rescue.goal': 'Czy wygrywa się, docierając do zakładnika, czy zanosząc go do domu.',
  'choice.hostage-rescue.goal.rescue': 'uwolnić',
  'choice.hostage-rescue.goal.flag': 'zanieść do domu',
  'about.connect-four.size': 'Jak duża jest plansza; 6x6 to gofr.',
  'about.reversi.size': 'Jak duża jest plansza; 6x6 to gofr.',
};

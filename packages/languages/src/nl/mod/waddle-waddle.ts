/** Dutch words of the table of waddle-waddle. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.due.end': 'Er is niets meer te nemen: beëindig de beurt.',
  'tts.iceberg': 'IJsberg',
  'tts.recap': 'Punten voor verschillende symbolen',
  'tts.tile': '{seat@seat}: {type@type.waddle-waddle}',
  'tts.card': 'Opstellingskaart ({symbol@symbol.waddle-waddle})',
  'tts.view.tiles': 'De tegels',
  'tts.view.cards': 'Het kaartenveld',
  'tts.aside': 'Opzijleggen: {type@type.waddle-waddle}',
  'tts.due.add': 'Te doen: een tegel leggen. Ervoor of erna mag er één worden verplaatst.',
  'tts.due.move': 'Er mag een tegel worden verplaatst. Of beëindig de beurt.',
  'tts.last-turn': 'Dit is de beurt van de laatste tegel: er wordt niets verplaatst.',
  'tts.cards.one': 'Er mag nu één kaart worden genomen.',
  'tts.cards.other': 'Er mogen nu {count} kaarten worden genomen; één ervan.',
  'tts.about.tile.A': 'Met module 1 heeft een groep één Alfa: een tweede komt er niet bij. (WD-11)',
  'tts.about.tile.P': 'Met module 1 telt elke Ouder die een Ouder raakt 2. (WD-27)',
  'tts.about.tile.B': 'Met module 1 raakt een Dikbuik nooit een Dikbuik. (WD-12)',
  'tts.about.tile.G': 'Met module 1 verplaatst een Brompot zich nooit. (WD-16)',
  'tts.about.iceberg': 'Hier begint het spel; geen tegel wordt er ooit van afgesneden.',
  'tts.about.recap': '1 tot 6 verschillende symbolen tellen 3, 6, 10, 15, 21, 28. (WD-28)',
  'tts.about.card.adjacency':
    '{type@type.waddle-waddle} tegen {first@type.waddle-waddle} en {second@type.waddle-waddle}, beide van een andere kleur. (WD-20)',
  'tts.about.card.proximity': '{type@type.waddle-waddle}, minstens {count} tegels tussen hem en de ijsberg. (WD-21)',
  'tts.about.card.size': '{type@type.waddle-waddle} die aansluit bij een groep van minstens {count} tegels. (WD-22)',
};

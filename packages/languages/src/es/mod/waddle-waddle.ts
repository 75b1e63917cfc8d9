/** Spanish words of the table of waddle-waddle. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.due.end': 'Ya no se puede tomar nada: acaba el turno.',
  'tts.iceberg': 'Iceberg',
  'tts.recap': 'Puntos por símbolos distintos',
  'tts.tile': '{seat@seat}: {type@type.waddle-waddle}',
  'tts.card': 'Carta de configuración ({symbol@symbol.waddle-waddle})',
  'tts.view.tiles': 'Las losetas',
  'tts.view.cards': 'El campo de cartas',
  'tts.aside': 'Apartar: {type@type.waddle-waddle}',
  'tts.due.add': 'Por hacer: colocar una loseta. Antes o después se puede mover una.',
  'tts.due.move': 'Se puede mover una loseta. O acaba el turno.',
  'tts.last-turn': 'Es el turno de la última loseta: no se mueve nada.',
  'tts.cards.one': 'Ahora se puede tomar una carta.',
  'tts.cards.other': 'Ahora se pueden tomar {count} cartas; una de ellas.',
  'tts.about.tile.A': 'Con el módulo 1, un grupo tiene un solo Alfa: no se le une otro. (WD-11)',
  'tts.about.tile.P': 'Con el módulo 1, cada Progenitor que toca a un Progenitor da 2. (WD-27)',
  'tts.about.tile.B': 'Con el módulo 1, un Barrigón nunca toca a un Barrigón. (WD-12)',
  'tts.about.tile.G': 'Con el módulo 1, un Gruñón no se mueve nunca. (WD-16)',
  'tts.about.iceberg': 'Aquí empieza la partida; ninguna loseta queda nunca separada de él.',
  'tts.about.recap': 'De 1 a 6 símbolos distintos dan 3, 6, 10, 15, 21, 28. (WD-28)',
  'tts.about.card.adjacency':
    '{type@type.waddle-waddle} junto a {first@type.waddle-waddle} y {second@type.waddle-waddle}, los dos de otros colores. (WD-20)',
  'tts.about.card.proximity': '{type@type.waddle-waddle}, con al menos {count} losetas hasta el Iceberg. (WD-21)',
  'tts.about.card.size': '{type@type.waddle-waddle} que se une a un grupo de al menos {count} losetas. (WD-22)',
};

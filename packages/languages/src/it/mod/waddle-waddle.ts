/** Italian words of the table of waddle-waddle. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.due.end': 'Non resta che finire il turno.',
  'tts.iceberg': 'Iceberg',
  'tts.recap': 'Punti per simboli diversi',
  'tts.tile': '{seat@seat}: {type@type.waddle-waddle}',
  'tts.card': 'Carta configurazione ({symbol@symbol.waddle-waddle})',
  'tts.view.tiles': 'Le tessere',
  'tts.view.cards': 'Il campo delle carte',
  'tts.aside': 'Metti da parte: {type@type.waddle-waddle}',
  'tts.due.add': 'Da fare: aggiungere una tessera. Prima o dopo se ne può spostare una.',
  'tts.due.move': 'Si può spostare una tessera. Oppure finisci il turno.',
  'tts.last-turn': 'È il turno dell’ultima tessera: non si sposta nulla.',
  'tts.cards.one': 'Ora si può prendere una carta.',
  'tts.cards.other': 'Ora si possono prendere {count} carte; una di queste.',
  'tts.about.tile.A': 'Con il modulo 1 un gruppo ha un solo Alfa: un altro non vi si unisce. (WD-11)',
  'tts.about.tile.P': 'Con il modulo 1 ogni Genitore che tocca un Genitore dà 2. (WD-27)',
  'tts.about.tile.B': 'Con il modulo 1 un Pancione non tocca mai un Pancione. (WD-12)',
  'tts.about.tile.G': 'Con il modulo 1 un Brontolone non si muove mai. (WD-16)',
  'tts.about.iceberg': 'Qui comincia la partita; nessuna tessera ne viene mai staccata.',
  'tts.about.recap': 'Da 1 a 6 simboli diversi danno 3, 6, 10, 15, 21, 28. (WD-28)',
  'tts.about.card.adjacency':
    '{type@type.waddle-waddle} che tocca {first@type.waddle-waddle} e {second@type.waddle-waddle}, entrambi di altro colore. (WD-20)',
  'tts.about.card.proximity': '{type@type.waddle-waddle}, almeno {count} tessere tra sé e l’Iceberg. (WD-21)',
  'tts.about.card.size': '{type@type.waddle-waddle} che si unisce a un gruppo di almeno {count} tessere. (WD-22)',
};

/** Italian words of the table of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'tts.won': 'Vittoria: {seat@seat}',
  'tts.won-by': 'Vittoria: {seat@seat}. {way}.',
  'tts.new-game': 'Una nuova partita. Inizia: {seat@seat}.',
  'tts.box': 'Scatola (da lasciare)',
  'tts.board': 'Waffle',
  'tts.slab': 'Tabellone {size}',
  'tts.piece.strawberries': 'Una fragola',
  'tts.piece.blueberries': 'Un mirtillo',
  'tts.view.board': 'Il tabellone',
  'tts.box-note': 'In questa scatola ci sono le regole dei giochi bonus: lasciala sul tavolo.',
  'tts.quadrant.nobody': '{quadrant}: aperto a entrambi',
  'tts.quadrant.owned': '{quadrant}: {owner@seat} (forme vincenti {own} a {other})',
  'tts.quadrant.war': '{quadrant}: guerra civile ({own} forme vincenti ciascuno)',
  'tts.threats': 'Minaccia di vittoria ({seat@seat}): {moves}',
  'tts.condition': 'Condizione raggiunta ({seat@seat}): {way@outcome.waffle-wars}.',
  'tts.hands': 'In mano: fragole {strawberries}, mirtilli {blueberries}',
  'tts.owner.taken': '{quadrant} cambia padrone: {owner@seat}.',
  'tts.owner.war': '{quadrant} ora è in guerra civile.',
  'tts.owner.open': '{quadrant} è di nuovo aperto.',
  'tts.hand-of': '{seat@seat}: {hand} in mano',
  'tts.hand-and-powers': '{seat@seat}: {hand} in mano, poteri rimasti {powers}',
  'tts.guard': 'Un Toothpick protegge la pedina in {place}.',
  'tts.second-time': 'Questa posizione c’è per la seconda volta; alla terza è patta.',
  'tts.second-helping.off': 'Second Helping',
  'tts.second-helping.on': 'Second Helping: mettine due',
  'tts.call-button.waffling': 'Che esitazione!',
  'tts.call-button.soggy-waffle': 'Waffle molliccio!',
  'tts.about.piece': 'In Waffle Wars: dalla mano su una casella libera, o saltando una pedina avversaria. (WW-6, WW-7)',
  'tts.about.board':
    'Quattro quadranti: a1-c3, d1-f3, a4-c6, d4-f6. Chi vi ha più forme vincenti lo possiede. (WW-1, WW-13)',
  'tts.about.slab': 'Un tabellone dei giochi bonus; la dimensione è nelle Opzioni.',
  'tts.about.tray': 'Qui sta quel che si ha in mano.',
};

/** Italian words of the elements of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'holding.waffle-wars': '{count} in mano',
  'space.waffle-wars.open': '{place}, libera',
  'space.waffle-wars.strawberry': '{place}, fragola',
  'space.waffle-wars.blueberry': '{place}, mirtillo',
  'quadrant.waffle-wars.strawberries': '{space}, quadrante delle Fragole',
  'quadrant.waffle-wars.blueberries': '{space}, quadrante dei Mirtilli',
  'quadrant.waffle-wars.civil-war': '{space}, guerra civile',
  'move.waffle-wars.jump': '{from} salta {over} fino a {to}',
  'violation.waffle-wars.no-jump': '{place} non può saltare: nessuna pedina vicina ha dietro una casella libera.',
  'violation.waffle-wars.power-useless': '{place} per ora non può servire a nulla.',
  'call-button.waffle-wars.waffling': 'Che esitazione!',
  'call-button.waffle-wars.soggy-waffle': 'Waffle molliccio!',
  'move.waffle-wars.chain': '{from} salta in {to}',
  'move.waffle-wars.slide': '{from} scivola in {to}',
  'move.waffle-wars.power': '{power}: {places}',
  'power.waffle-wars': '{power}: {words}',
  'area.waffle-wars.tray': '{seat@seat}: poteri rimasti {count}',
  'facts.waffle-wars.guard': 'Toothpick ({seat@seat}): {place} è sotto protezione.',
  'you.facts.waffle-wars.guard': 'Il tuo Toothpick protegge {place}.',
  'facts.waffle-wars.third': 'La stessa posizione per la terza volta, cioè la patta, verrebbe dopo {moves}.',
  'move.waffle-wars.put-0': 'fragola in {place}',
  'move.waffle-wars.put-1': 'mirtillo in {place}',
  'move.waffle-wars.take': '{from} salta {over} fino a {to} e cattura {over}',
};

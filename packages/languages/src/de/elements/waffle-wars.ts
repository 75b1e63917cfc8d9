/** German words of the elements of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'holding.waffle-wars': '{count} auf der Hand',
  'space.waffle-wars.open': '{place}, offen',
  'space.waffle-wars.strawberry': '{place}, Erdbeere',
  'space.waffle-wars.blueberry': '{place}, Heidelbeere',
  'quadrant.waffle-wars.strawberries': '{space}, Viertel der Erdbeeren',
  'quadrant.waffle-wars.blueberries': '{space}, Viertel der Heidelbeeren',
  'quadrant.waffle-wars.civil-war': '{space}, Bürgerkrieg',
  'move.waffle-wars.jump': '{from} springt über {over} nach {to}',
  'violation.waffle-wars.no-jump': '{place} kann nicht springen: Kein Stück daneben hat ein offenes Feld dahinter.',
  'violation.waffle-wars.power-useless': '{place} lässt sich jetzt auf nichts anwenden.',
  'call-button.waffle-wars.waffling': 'Was wird das?',
  'call-button.waffle-wars.soggy-waffle': 'Die Waffel weicht auf!',
  'move.waffle-wars.chain': '{from} springt nach {to}',
  'move.waffle-wars.slide': '{from} schiebt nach {to}',
  'move.waffle-wars.power': '{power}: {places}',
  'power.waffle-wars': '{power}: {words}',
  'area.waffle-wars.tray': '{seat@seat}: noch {count} Kräfte',
  'facts.waffle-wars.guard': 'Ein Toothpick von {seat@seat} schützt {place}.',
  'you.facts.waffle-wars.guard': 'Dein Toothpick schützt {place}.',
  'facts.waffle-wars.third': 'Zum dritten Mal dieselbe Stellung, also unentschieden, brächte {moves}.',
  'move.waffle-wars.put-0': 'Erdbeere auf {place}',
  'move.waffle-wars.put-1': 'Heidelbeere auf {place}',
  'move.waffle-wars.take': '{from} springt über {over} nach {to} und schlägt {over}',
};

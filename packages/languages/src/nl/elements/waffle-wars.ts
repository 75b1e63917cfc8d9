/** Dutch words of the elements of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'holding.waffle-wars': '{count} in de hand',
  'space.waffle-wars.open': '{place}, open',
  'space.waffle-wars.strawberry': '{place}, aardbei',
  'space.waffle-wars.blueberry': '{place}, blauwe bes',
  'quadrant.waffle-wars.strawberries': '{space}, kwadrant van de Aardbeien',
  'quadrant.waffle-wars.blueberries': '{space}, kwadrant van de Blauwe bessen',
  'quadrant.waffle-wars.civil-war': '{space}, burgeroorlog',
  'move.waffle-wars.jump': '{from} springt over {over} naar {to}',
  'violation.waffle-wars.no-jump': '{place} kan niet springen: geen stuk ernaast heeft een open vak achter zich.',
  'violation.waffle-wars.power-useless': '{place} kun je nu nergens voor gebruiken.',
  'call-button.waffle-wars.waffling': 'Wat wordt dit?',
  'call-button.waffle-wars.soggy-waffle': 'De wafel wordt slap!',
  'move.waffle-wars.chain': '{from} springt naar {to}',
  'move.waffle-wars.slide': '{from} glijdt naar {to}',
  'move.waffle-wars.power': '{power}: {places}',
  'power.waffle-wars': '{power}: {words}',
  'area.waffle-wars.tray': '{seat@seat}: nog {count} power-ups',
  'facts.waffle-wars.guard': 'Een Toothpick van {seat@seat} beschermt {place}.',
  'you.facts.waffle-wars.guard': 'Jouw Toothpick beschermt {place}.',
  'facts.waffle-wars.third': 'Dezelfde stelling voor de derde keer, een gelijkspel, zou volgen op: {moves}.',
  'move.waffle-wars.put-0': 'aardbei op {place}',
  'move.waffle-wars.put-1': 'blauwe bes op {place}',
  'move.waffle-wars.take': '{from} springt over {over} naar {to} en slaat {over}',
};

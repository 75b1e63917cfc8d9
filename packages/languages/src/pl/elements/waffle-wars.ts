/** Polish words of the elements of waffle-wars. */
import type { Words } from '../../words.js';

/** Sentences by key, as the English catalogues have them. */
export const WORDS: Words = {
  'holding.waffle-wars': 'na ręce: {count}',
  'space.waffle-wars.open': '{place}, wolne',
  'space.waffle-wars.strawberry': '{place}, truskawka',
  'space.waffle-wars.blueberry': '{place}, borówka',
  'quadrant.waffle-wars.strawberries': '{space}, ćwiartka Truskawek',
  'quadrant.waffle-wars.blueberries': '{space}, ćwiartka Borówek',
  'quadrant.waffle-wars.civil-war': '{space}, wojna domowa',
  'move.waffle-wars.put-0': 'truskawka na {place}',
  'move.waffle-wars.put-1': 'borówka na {place}',
  'move.waffle-wars.jump': '{from} przeskakuje {over} na {to}',
  'move.waffle-wars.take': '{from} przeskakuje {over} na {to} i zbija {over}',
  'violation.waffle-wars.no-jump': '{place} nie może skoczyć: za żadnym sąsiednim pionkiem nie ma wolnego pola.',
  'violation.waffle-wars.power-useless': '{place}: teraz nie ma na czym tego użyć.',
  'call-button.waffle-wars.waffling': 'Co to za wahanie?',
  'call-button.waffle-wars.soggy-waffle': 'Gofr mięknie!',
  'move.waffle-wars.chain': '{from} skacze na {to}',
  'move.waffle-wars.slide': '{from} ślizga się na {to}',
  'move.waffle-wars.power': '{power}: {places}',
  'power.waffle-wars': '{power}: {words}',
  'area.waffle-wars.tray': '{seat@seat}: zostało wzmocnień: {count}',
  'facts.waffle-wars.guard': 'Wykałaczka chroni {place}. Strona: {seat@seat}.',
  'you.facts.waffle-wars.guard': 'Twoja wykałaczka chroni {place}.',
  'facts.waffle-wars.third': 'Ta sama pozycja po raz trzeci, czyli remis, powstanie po: {moves}.',
};

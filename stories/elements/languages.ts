/** A few words of other languages, to show how they are brought to a page. What they lack stands in English. */
import type { Catalogue } from '@griddle/rules/messages/index.js';

export const GERMAN: Catalogue = {
  locale: 'de',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  text: {
    'seat.strawberries': 'Erdbeeren',
    'seat.blueberries': 'Heidelbeeren',
    'seat.p1': 'Spielerin 1',
    'seat.p2': 'Spieler 2',
    'seat.red': 'Rot',
    'seat.blue': 'Blau',
    'ui.to-move': '{seats} am Zug.',
    'ui.undo': 'Zurücknehmen',
    'ui.redo': 'Wieder vor',
    'ui.again': 'Neues Spiel',
    'ui.type': 'Zug eingeben, etwa {example}',
    'ui.enter': 'Ziehen',
    'ui.no-moves': 'Noch keine Züge.',
    'facts.waffle-wars': 'Auf der Hand: {strawberries} Erdbeeren, {blueberries} Heidelbeeren.',
    'call-button.waffle-wars.waffling': 'Was wird das?',
    'call-button.waffle-wars.soggy-waffle': 'Die Waffel weicht auf!',
    'phase.waffle-time.draft': 'Stell deine Figur auf ein Feld.',
    'topping.waffle-time.c': 'Kirsche',
    'violation.waffle-time.slot-covered': 'Dieses Feld ist verdeckt.',
    'type.waddle-waddle.P': 'Elternteil',
    'tile.waddle-waddle': '{type@type.waddle-waddle} von {colour@seat}',
    'violation.waddle-waddle.strands': 'Ohne dieses Plättchen wären andere vom Eisberg getrennt.',
    'violation.waffle-wars.occupied': 'Nicht dort: {place} ist besetzt.',
    'violation.waffle-wars.locked': 'Nicht dort: Das Viertel {quadrant} gehört {owner@seat}.',
  },
};

export const ARABIC: Catalogue = {
  locale: 'ar',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  text: {
    'seat.strawberries': 'الفراولة',
    'seat.blueberries': 'التوت الأزرق',
    'seat.p1': 'اللاعب الأول',
    'seat.red': 'الأحمر',
    'ui.to-move': 'الدور على {seats}.',
    'ui.again': 'لعبة جديدة',
    'ui.type': 'اكتب نقلة، مثل {example}',
    'ui.enter': 'العب',
    'ui.no-moves': 'لا نقلات بعد.',
    'facts.waffle-wars': 'في اليد: {strawberries} فراولة، {blueberries} توت أزرق.',
  },
};

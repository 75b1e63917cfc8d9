/** A few German words, to show how another language is brought to a page. */
import type { Catalogue } from '@griddle/rules/messages/index.js';

export const GERMAN: Catalogue = {
  locale: 'de',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  text: {
    'seat.strawberries': 'Erdbeeren',
    'seat.blueberries': 'Heidelbeeren',
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
    'violation.waffle-wars.occupied': 'Nicht dort: {place} ist besetzt.',
    'violation.waffle-wars.locked': 'Nicht dort: Das Viertel {quadrant} gehört {owner@seat}.',
  },
};

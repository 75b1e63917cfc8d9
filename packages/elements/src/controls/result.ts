/** How a game ended, and what can be done now. */
import type { Outcome } from '@griddle/rules/core/contract.js';
import { knows } from '@griddle/rules/messages/catalogue.js';
import type { TableView } from '../core/table.js';
import { button, element } from './dom.js';

/** A panel with two buttons: `again` and `watch`. */
export function resultPanel(
  { winners, by, rule }: Outcome,
  { catalogue, game, seats, say }: TableView,
  again: () => void,
  watch: () => void,
): HTMLElement {
  const names = winners.map((seat) => say(`seat.${seats[seat]}`)).join(', ');
  const how = say(`outcome.${game}.${by}`);
  const lost = `lost.${game}.${by}`;
  const drawn = knows(catalogue, lost) ? lost : 'ui.drawn';
  return element(
    'div',
    { part: 'result' },
    element('strong', {}, say(names === '' ? drawn : 'ui.won', { seats: names })),
    element('p', {}, say('ui.how', { how, rule })),
    element('div', { class: 'row' }, button({}, again, say('ui.again')), button({}, watch, say('ui.watch'))),
  );
}

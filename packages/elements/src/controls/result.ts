/** How a game ended, and what can be done now. */
import type { Outcome } from '@griddle/rules/core/contract.js';
import { knows } from '@griddle/rules/messages/catalogue.js';
import { howOf } from '@griddle/rules/messages/ending.js';
import { TIED } from '../old-core/ending.js';
import type { TableView } from '../old-core/table.js';
import { button, element } from './dom.js';

/** A panel with two buttons: `again` and `watch`. */
export function resultPanel(
  outcome: Outcome,
  { catalogue, game, seats, say, session }: TableView,
  again: () => void,
  watch: () => void,
): HTMLElement {
  const { winners, by, rule, grade } = outcome;
  const names = winners.map((seat) => say(`seat.${seats[seat]}`)).join(', ');
  const how = howOf(catalogue, session.game, session.state, outcome, TIED);
  // Where all lose together it is no draw, and alone one is told how well one did
  const own = `result.${game}.${by}`;
  const heading = knows(catalogue, own) ? own : names === '' ? 'ui.drawn' : 'ui.won';
  return element(
    'div',
    { part: 'result' },
    element('strong', {}, say(heading, { seats: names, grade: String(grade ?? '') })),
    element('p', {}, say('ui.how', { how, rule })),
    element('div', { class: 'row' }, button({}, again, say('ui.again')), button({}, watch, say('ui.watch'))),
  );
}

/** How a game ended, and what can be done now. */
import { html, type TemplateResult } from 'lit';
import { howOf, knows, type TableView } from '#core';

/** A box with two buttons: for a new game, and to watch the old one. */
export function renderResult(
  outcome: NonNullable<TableView['outcome']>,
  { again, catalogue, game, say, seats, session }: TableView,
  watch: () => void,
): TemplateResult {
  const { winners, by, rule, grade } = outcome;
  const names = winners.map((seat) => say(`seat.${seats[seat]}`)).join(', ');
  const how = howOf(catalogue, session.game, session.state, outcome, 'ui.how-tied');
  // Where all lose together it is no draw, and alone one is told how well one did
  const own = `result.${game}.${by}`;
  const heading = knows(catalogue, own) ? own : names === '' ? 'ui.drawn' : 'ui.won';
  return html`
    <div part="result">
      <strong>${say(heading, { seats: names, grade: String(grade ?? '') })}</strong>
      <p>${say('ui.how', { how, rule })}</p>
      <div class="row">
        <button type="button" part="button" @click=${again}>${say('ui.again')}</button>
        <button type="button" part="button" @click=${watch}>${say('ui.watch')}</button>
      </div>
    </div>
  `;
}

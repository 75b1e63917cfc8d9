/** `<griddle-play-on>`: says where a reader plays on from a position, and leads back there. */
import type { CSSResultGroup, TemplateResult } from 'lit';
import {
  addEnglish,
  css,
  customElement,
  html,
  MovableElement,
  nothing,
  property,
  wordColours,
  type GameSnapshot,
} from '#core';
import PRACTICE_EN from './messages.en.json' with { type: 'json' };
import { startOf } from './positions.js';
import { rowStyles } from './row.styles.js';
import { Visiting } from './visiting.js';

addEnglish(PRACTICE_EN);

/** The name under which the browser saves what was played on. */
const KEPT_AS = 'on';

const playOnStyles = css`
  [part='play-on'] {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    justify-content: space-between;
  }
`;

/**
 * Shown above the board while a reader plays on from a position of a record.
 *
 * @csspart play-on - The whole row.
 * @csspart button - The button that leads back.
 */
@customElement('griddle-play-on')
class GriddlePlayOn extends MovableElement {
  static override styles: CSSResultGroup = [wordColours, rowStyles, playOnStyles];

  /** The game on the board. */
  @property({ attribute: false }) table: GameSnapshot | undefined;
  /** The number of the move from which it goes on; 0 for the start. */
  @property({ attribute: false }) from = 0;
  /** Brings the record back. */
  @property({ attribute: false }) leave: (() => void) | undefined;

  protected override enterRoot(): void {
    this.setAttribute('exportparts', 'play-on, button');
  }

  protected override render(): TemplateResult | typeof nothing {
    const { from, leave, table } = this;
    if (!table) return nothing;
    const words = from > 0 ? table.say('play-on.title', { number: from }) : table.say('play-on.title-start');
    return html`
      <div role="group" part="play-on" aria-label=${words}>
        <span>${words}</span>
        <button type="button" part="button" @click=${leave}>${table.say('play-on.back')}</button>
      </div>
    `;
  }
}

/** Starts a game from the position on the board. The game that was there stays as it is, and comes back at the same step. */
export function playOn({ at, control, mode }: GameSnapshot): void {
  if (!control) return;
  const { host, session } = control;
  const start = startOf(session, session.current);
  // A puzzle starts over when the reader comes back
  if (mode === 'puzzle') control.goTo('');
  const leave = (): void => {
    visit.leave();
    host.focus();
  };
  const from = at.round;
  const render = (now: GameSnapshot): TemplateResult =>
    html`<griddle-play-on .table=${now} .from=${from} .leave=${leave}></griddle-play-on>`;
  const visit = new Visiting(control, { mode: 'play', seats: '', keptAs: KEPT_AS, render });
  visit.enter(start);
  // Starts as a new game does, with a seed of its own
  control.restart();
}

declare global {
  interface HTMLElementTagNameMap {
    'griddle-play-on': GriddlePlayOn;
  }
}

/** *How to play*: the game's lesson or short rules in a dialog. The game waits. */
import { nothing, type TemplateResult } from 'lit';
import { property, query } from 'lit/decorators.js';
import {
  buttonLook,
  css,
  html,
  render,
  type GameSnapshot,
  customElement,
  hasLesson,
  hasMessage,
  loadSummaries,
  steadyStyles,
} from '#core';
import { isBegun } from './kept-games.js';
import { icon, PanelElement } from './panel-element.js';
import { renderGuide } from './practise.js';

const styles = css`
  [part='lesson'] {
    box-sizing: border-box;
    inline-size: min(44rem, 100vw);
    max-inline-size: 100vw;
    max-block-size: 100vh;
    padding: 1rem;
    border: 0;
    border-radius: 1rem;
    background: var(--_raised);
    box-shadow: var(--_lift);
    color: var(--_ink);
    --griddle-board-size: min(36rem, 100vh - 25rem);
  }
  /* Here the text is next to the board, which has all the height below the heading */
  @media (min-width: 52rem) {
    [part='lesson'] {
      inline-size: min(64rem, 100vw - 2rem);
      --griddle-board-size: initial;
      --_outside: 7rem;
    }
  }
  [part='lesson']::backdrop {
    background: #0009;
  }
  [part='lesson'] .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
    justify-content: end;
  }
  [part='lesson'] > .row {
    margin-block-end: 0.5rem;
  }
  [part='lesson'] .row > strong {
    flex: 1 0 12rem;
    font-size: 1.25rem;
    font-weight: 600;
  }
  [part='lesson'] > [hidden] {
    display: none;
  }
  ${buttonLook(":is([part='lesson-read'], [part='lesson-close'], [part='lesson'] > .row > [part='button'])")}
  :is([part='lesson-read'], [part='lesson-close']) {
    flex: none;
  }
  [part='lesson-close'] svg {
    display: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
  }
  /* On a phone the board gets the space of a second row */
  @media (max-width: 34rem) {
    [part='lesson'] .row {
      flex-wrap: nowrap;
    }
    [part='lesson'] .row > strong {
      flex: 1 1 0;
    }
    [part='lesson-close'] {
      padding: 0.25rem 0.625rem;
      border-color: transparent;
    }
    [part='lesson-close'] svg {
      display: block;
    }
    [part='lesson-close'] .words {
      display: none;
    }
  }
`;

/** Events of the lesson that must not reach the page or the game below it. */
const INNER = [
  ...['move', 'change', 'over', 'error', 'tried', 'solved', 'result', 'table'].map((name) => `griddle-${name}`),
  ...['keydown', 'pointerdown', 'click'],
];

/** The opponents after the lesson. */
const OPPONENT = 'bot:easy';

/** Renders a summary of the rules of an element's game into `place`, once its code has loaded. */
function showRules(place: HTMLElement, stage: Element, { catalogue, game, say }: GameSnapshot): void {
  void loadSummaries().then(({ showSummary }) =>
    showSummary(place, { game, tag: stage.localName, locale: catalogue.locale, t: say }),
  );
}

/** Opens the lesson of an element's game; the game resumes when the lesson is closed. */
export function howToPlay(stage: Element, table: GameSnapshot): void {
  const { catalogue, game, say, seats, session } = table;
  const root = stage.shadowRoot;
  if (!root) return;
  const sheet = steadyStyles(styles).styleSheet;
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const dialog = document.createElement('dialog');
  dialog.part.add('lesson');
  dialog.ariaLabel = say('ui.how-to-play');
  const name = say(`game.${game}`);
  const lesson = document.createElement(stage.localName);
  // Teaches what is played here: modes and versions have lessons of their own
  const options = Object.entries(session.options).map(([key, value]) => `${key}=${value}`);
  const attributes = { mode: 'lesson', loading: 'eager', lang: catalogue.locale, options: options.join() };
  for (const [key, value] of Object.entries(attributes)) lesson.setAttribute(key, value);
  for (const type of INNER) dialog.addEventListener(type, (event) => event.stopPropagation());
  dialog.addEventListener('close', () => dialog.remove());
  const play = (event: Event): void => {
    event.preventDefault();
    const players = ['human', ...seats.slice(1).map(() => OPPONENT)].join();
    const isFree = table.mode === 'play' && !table.visit && (!isBegun(session) || table.outcome !== undefined);
    // A game in progress stays as it is: the new one is played in the dialog
    if (!isFree) {
      for (const [key, value] of Object.entries({ mode: 'play', seats: players, start: 'now', keep: 'none' }))
        lesson.setAttribute(key, value);
      return;
    }
    dialog.close();
    table.setPlayers(players);
    table.again();
  };
  lesson.addEventListener('griddle-play-on', play);
  const summary = document.createElement('div');
  summary.hidden = true;
  const head = document.createElement('div');
  head.className = 'row';
  const renderHead = (): void => {
    render(
      html`
        <strong>${say('ui.how-to-play')}: ${name}</strong>
        <span class="row">
          <button part="lesson-read" type="button" @click=${swap}>
            ${say(summary.hidden ? 'ui.how-read' : 'ui.how-do')}
          </button>
          <button
            part="lesson-close"
            type="button"
            title=${say('ui.lesson-close')}
            aria-label=${say('ui.lesson-close')}
            @click=${() => dialog.close()}
          >
            ${icon('close')}<span class="words">${say('ui.lesson-close')}</span>
          </button>
        </span>
      `,
      head,
    );
  };
  const swap = (): void => {
    lesson.hidden = summary.hidden;
    summary.hidden = !summary.hidden;
    dialog.scrollTop = 0;
    renderHead();
    if (summary.hidden || summary.childElementCount > 0) return;
    showRules(summary, stage, table);
  };
  renderHead();
  const foot = document.createElement('div');
  foot.className = 'row';
  render(
    renderGuide(table, () => dialog.close()),
    foot,
  );
  dialog.append(head, lesson, summary, foot);
  (root.querySelector('[part=table]') ?? root).append(dialog);
  dialog.showModal();
}

// `<griddle-help>`: the rules page: the lesson, a summary of the rules, and the game's reference.

const helpStyles = css`
  :host {
    padding: 0.75rem 1rem 1rem;
  }
  ::slotted(*) {
    margin-block: 0 0.75rem;
  }
  button {
    margin-block-end: 0.75rem;
  }
  .summary {
    container-type: inline-size;
  }
  details {
    margin-block-start: 1rem;
    padding-block-start: 0.25rem;
    border-block-start: 1px solid var(--_paper-line);
  }
  summary {
    min-block-size: 2.75rem;
    align-content: center;
    border-radius: 0.5rem;
    color: var(--_ink-soft);
    cursor: pointer;
  }
`;

/** Loads nothing before the page is opened. */
@customElement('griddle-help')
export class GriddleHelp extends PanelElement {
  static override styles = [super.styles, helpStyles];
  protected static override readonly parts = 'button, edition';

  /** Whether its page is open. @internal */
  @property({ type: Boolean }) open = false;
  @query('.summary') private summary?: HTMLElement;
  #isFilled = false;

  protected override render(): TemplateResult | typeof nothing {
    const { t, table } = this;
    if (!table) return nothing;
    const teach = (): void => {
      const root = this.getRootNode();
      if (root instanceof ShadowRoot) howToPlay(root.host, table);
    };
    return html`
      ${hasLesson(table.game) ? html`<button type="button" part="button" @click=${teach}>${t('ui.how-do')}</button>` : nothing}
      ${renderGuide(table)}
      <slot></slot>
      <div class="summary"></div>
      ${this.#renderEdition(table)}
    `;
  }

  /** Says which data are our own: only here, never in captions and instructions. */
  #renderEdition({ catalogue, game }: GameSnapshot): TemplateResult | typeof nothing {
    const { t } = this;
    const key = `edition.${game}`;
    if (!hasMessage(catalogue, key)) return nothing;
    return html`
      <details part="edition">
        <summary>${t('ui.edition')}</summary>
        <p>${t('ui.edition-why')} ${t(key)} ${t('ui.edition-name')}</p>
      </details>
    `;
  }

  protected override updated(): void {
    const { summary, table } = this;
    const root = this.getRootNode();
    if (!this.open || this.#isFilled || !summary || !table || !(root instanceof ShadowRoot)) return;
    this.#isFilled = true;
    showRules(summary, root.host, table);
  }
}

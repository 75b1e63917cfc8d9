/**
 * The rule that *why?* beside a refusal opens: its text, and a position that shows it. Loaded on demand.
 */
import { buttonLook, css, html, nothing, render, steadyStyles, type RuleHost, type Translate } from '#core';
import { TEXTS_OF } from '../content/rule-texts.js';

export { TEXTS_OF };

/** A rule in our own words, and a position that shows it. */
export interface RuleText {
  readonly title: string;
  readonly words: string;
  /** Left out where a diagram would show nothing. */
  readonly position?: string;
  /** Set-up options of the position, as text; left out for the defaults. */
  readonly options?: string;
}

/**
 * Texts by rule id, and by `RULE:CODE` for results, which show the final position, and for refusals that have their own
 * position.
 */
export type RuleTexts = Readonly<Record<string, RuleText>>;

/** The texts of all games, whose rule ids never clash. */
const RULE_TEXTS: RuleTexts = Object.fromEntries(Object.values(TEXTS_OF).flatMap((texts) => Object.entries(texts)));

const styles = css`
  [part='rule'] {
    box-sizing: border-box;
    inline-size: min(24rem, 100vw - 1.5rem);
    max-block-size: calc(100vh - 1.5rem);
    padding: 1rem;
    border: 1px solid var(--_paper-line);
    border-radius: 0.75rem;
    background: var(--_paper);
    box-shadow: 0 0.25rem 1.5rem #0006;
    color: var(--_ink);
    line-height: 1.4;
  }
  [part='rule'] h2 {
    margin: 0;
    font-size: 1.125em;
  }
  [part='rule'] > :nth-child(3) {
    margin-block-start: 0.75rem;
    --griddle-board-size: 22rem;
  }
  /* In sight, even where the board is higher than the screen: how to close it is nothing to scroll for */
  [part='rule'] .row {
    position: sticky;
    z-index: 1;
    inset-block-end: -1rem;
    display: flex;
    gap: 0.5rem;
    align-items: center;
    justify-content: space-between;
    margin: 0.5rem -1rem -1rem;
    padding: 0.5rem 1rem 0.75rem;
    background: var(--_paper);
  }
  [part='rule'] small {
    color: var(--_ink-soft);
  }
  ${buttonLook("[part='rule-close']")}
`;

/**
 * Opens the text of a rule in a dialog of a game's element. Messages of the page, `rule-title.WW-13` and `rule.WW-13`,
 * take precedence over ours.
 */
export function openRule(element: RuleHost, rule: string, t: Translate, code = ''): void {
  const root = element.shadowRoot;
  const text = RULE_TEXTS[`${rule}:${code}`] ?? RULE_TEXTS[rule];
  if (!root || !text) return;
  root.querySelector('[part=rule]')?.remove();
  const sheet = steadyStyles(styles).styleSheet;
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const panel = document.createElement('div');
  panel.part.add('rule');
  panel.popover = 'auto';
  panel.role = 'dialog';
  const own = (key: string, words: string): string => (t(key) === key ? words : t(key));
  const title = own(`rule-title.${rule}`, text.title);
  panel.ariaLabel = title;
  render(
    html`
      <h2>${title}</h2>
      <p>${own(`rule.${rule}`, text.words)}</p>
      ${text.position === undefined ? nothing : diagramOf(element, text.position, text.options ?? '')}
      <div class="row">
        <small>${t('ui.rule-id', { rule })}</small>
        <button part="rule-close" type="button" @click=${() => panel.hidePopover()}>${t('ui.rule-close')}</button>
      </div>
    `,
    panel,
  );
  // Closing removes the dialog and returns the focus
  const opener = root.activeElement;
  let hadFocus = false;
  panel.addEventListener('beforetoggle', () => (hadFocus = panel.matches(':focus-within')));
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'closed') return;
    panel.remove();
    if (hadFocus && opener instanceof HTMLElement) opener.focus();
  });
  (root.querySelector('[part=table]') ?? root).append(panel);
  panel.showPopover();
  panel.querySelector<HTMLElement>('[part=rule-close]')?.focus();
}

/** A static board like the element's own. */
function diagramOf(element: RuleHost, position: string, options: string): HTMLElement {
  const diagram = document.createElement(element.localName);
  const attributes = { mode: 'diagram', loading: 'eager', position, options };
  for (const [name, value] of Object.entries(attributes)) diagram.setAttribute(name, value);
  return diagram;
}

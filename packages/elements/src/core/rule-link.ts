/** The *Why?* button of refusals and score lines. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from './catalogues.js';

/** The element over whose page a rule is opened. */
export type RuleHost = Pick<HTMLElement, 'localName' | 'shadowRoot'>;

/** Opens the text of a rule, with an example position. `code`: the refusal or the result that is asked about. */
export function openRule(host: RuleHost, rule: string, t: Translate, code = ''): void {
  void import('#rule-texts').then((texts) => texts.openRule(host, rule, t, code));
}

/** Renders the button that opens a rule; nothing without a rule. */
export function renderWhy(rule: string, t: Translate, open: () => void): TemplateResult | typeof nothing {
  if (rule === '') return nothing;
  const label = t('ui.why-rule', { rule });
  return html`<button part="why" type="button" data-rule=${rule} title=${label} aria-label=${label} @click=${open}>
    ${t('ui.why')}
  </button>`;
}

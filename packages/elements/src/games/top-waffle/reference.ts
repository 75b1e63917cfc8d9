/** The reference card (TW-38): effects and upgrades of items, scoring. */
import { ITEMS } from '@griddle/rules/internal/top-waffle/components.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { html, type TemplateResult } from 'lit';
import type { Translate } from '#core';
import { describeUse } from './hints.js';

/** Returns the lines of the card, limited to the components in play. */
function referenceLines({ bonus, items }: TopWaffleState['rules'], t: Translate): readonly string[] {
  const itemLines = ITEMS.map((_item, at) => describeUse(at, t));
  const pointLines = ['points', 'trash', ...(bonus ? ['bonus'] : [])].map((line) => t(`reference.top-waffle.${line}`));
  return items ? [...itemLines, ...pointLines] : pointLines;
}

/** Renders the card. */
export function renderReference({ rules }: TopWaffleState, t: Translate): TemplateResult {
  return html`
    <section part="reference">
      <h3>${t('reference.top-waffle')}</h3>
      ${referenceLines(rules, t).map((line) => html`<p>${line}</p>`)}
    </section>
  `;
}

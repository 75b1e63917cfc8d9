/** The reference card (TW-38): what items do, what upgrades them, what points are. */
import { ITEMS } from '@griddle/rules/top-waffle/components.js';
import type { TopWaffleState } from '@griddle/rules/top-waffle/index.js';
import { html, type TemplateResult } from 'lit';
import type { Translate } from '#core';
import { describeUse } from './hints.js';

/** What the card says, line by line; only of what the game is played with. */
function referenceLines({ bonus, items }: TopWaffleState['rules'], t: Translate): readonly string[] {
  const itemLines = ITEMS.map((_item, at) => describeUse(at, t));
  const pointLines = ['points', 'trash', ...(bonus ? ['bonus'] : [])].map((line) => t(`reference.top-waffle.${line}`));
  return items ? [...itemLines, ...pointLines] : pointLines;
}

/** The card, closed until somebody wants it. */
export function renderReference({ rules }: TopWaffleState, t: Translate): TemplateResult {
  return html`
    <details part="reference">
      <summary>${t('reference.top-waffle')}</summary>
      <div>${referenceLines(rules, t).join('\n')}</div>
    </details>
  `;
}

/** Form in which people at a real table enter the foods dealt to the line. */
import { FOODS } from '@griddle/rules/internal/buffet-boss/components.js';
import { legalMoves } from '@griddle/rules/internal/buffet-boss/moves.js';
import { html, type TemplateResult } from 'lit';

import { describeFood } from './describe.js';
import type { FoodPictures } from './food-pictures.js';
import type { BuffetBossContext } from './context.js';

/** Renders a button for each food; those that cannot be dealt are disabled. */
export function renderCardQuestion({ play, t, whole }: BuffetBossContext, pictures: FoodPictures): TemplateResult {
  const question = t('tell.buffet-boss.cards', { count: whole.rules.players + 1 - whole.line.length });
  const moves = legalMoves(whole);
  const buttons = FOODS.map((_food, food) => {
    // Cards with and without the mark differ only where one is left out
    const move = moves.find((one) => one.kind === 'show' && one.food === food);
    return html`
      <button part="tell-piece" type="button" ?disabled=${!move} @click=${() => move && play(move)}>
        ${pictures.of(food)}${describeFood(food, t)}
      </button>
    `;
  });
  return html`
    <div part="tell" role="group" aria-label=${question}>
      <p>${question}</p>
      <div part="tell-cards">${buttons}</div>
    </div>
  `;
}

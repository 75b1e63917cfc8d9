/** The menu: all foods with the text of their cards, open to everybody at any time (BB-53). */
import { FOODS } from '@griddle/rules/internal/buffet-boss/components.js';
import { MARKED_LEFT } from '@griddle/rules/internal/buffet-boss/moves.js';
import type { BuffetBossState } from '@griddle/rules/internal/buffet-boss/state.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '#core';
import { describeFood } from './describe.js';
import { FoodPictures } from './food-pictures.js';

const COLUMNS: readonly string[] = ['food', 'group', 'colour', 'stars', 'left'];

/** The menu, which renders its rows only while open. */
export class Menu {
  readonly #pictures = new FoodPictures();
  #isOpen = false;

  constructor(private readonly host: { requestUpdate(): void }) {}

  render({ bag }: BuffetBossState, t: Translate): TemplateResult {
    return html`
      <details part="menu" @toggle=${({ currentTarget }: Event) => this.#toggle(currentTarget)}>
        <summary>${t('menu.buffet-boss')}</summary>
        <div role="group" tabindex="0" aria-label=${t('menu.buffet-boss')}>
          ${this.#isOpen ? this.#renderTable(bag, t) : nothing}
        </div>
      </details>
    `;
  }

  #toggle(details: EventTarget | null): void {
    this.#isOpen = details instanceof HTMLDetailsElement && details.open;
    this.host.requestUpdate();
  }

  #renderTable(bag: readonly number[], t: Translate): TemplateResult {
    const rows = FOODS.map(({ group, colour, stars }, food) => {
      const left = bag[food] ?? 0;
      return html`
        <tr>
          <th scope="row">${this.#pictures.of(food)}${describeFood(food, t)}</th>
          <td>${t(`group.buffet-boss.${group}`)}</td>
          <td>${t(`colour.buffet-boss.${colour}`)}</td>
          <td>${stars}</td>
          <td>${left === MARKED_LEFT ? 1 : left}</td>
        </tr>
      `;
    });
    return html`
      <table>
        <thead>
          <tr>
            ${COLUMNS.map((name) => html`<th scope="col">${t(`menu.buffet-boss.${name}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    `;
  }
}

/** The menu: all foods with what their cards say, open to everybody at any time (BB-53). */
import { FOODS } from '@griddle/rules/buffet-boss/components.js';
import { MARKED_LEFT } from '@griddle/rules/buffet-boss/moves.js';
import type { BuffetBossState } from '@griddle/rules/buffet-boss/state.js';
import { element } from '../old-core/nodes.js';
import type { Say } from '../old-core/table.js';
import { foodsWords } from './words.js';
import { foodPicture } from './tell-cards.js';

const COLUMNS: readonly string[] = ['food', 'group', 'colour', 'stars', 'left'];

/** Drawn while it is open, anew when cards have gone from the bag. */
export class Menu {
  private readonly summary = element('summary');
  private readonly list = element('div', { role: 'group', tabindex: '0' });
  readonly node = element('details', { part: 'menu' }, this.summary, this.list);
  private drawn: unknown;
  private state: BuffetBossState | undefined;
  private say: Say | undefined;

  constructor() {
    this.node.addEventListener('toggle', () => this.fill());
  }

  draw(say: Say, state: BuffetBossState): void {
    this.state = state;
    this.say = say;
    this.summary.textContent = say('menu.buffet-boss');
    this.list.ariaLabel = say('menu.buffet-boss');
    if (this.node.open) this.fill();
  }

  private fill(): void {
    const { say, state } = this;
    if (!say || !state || !this.node.open) return;
    const drawn = JSON.stringify([state.bag, say('menu.buffet-boss')]);
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    const head = COLUMNS.map((name) => element('th', { scope: 'col' }, say(`menu.buffet-boss.${name}`)));
    const rows = FOODS.map(({ group, colour, stars }, food) => {
      const left = state.bag[food] ?? 0;
      const name = element('th', { scope: 'row' }, foodPicture(food), foodsWords([food], say));
      const cells = [
        say(`group.buffet-boss.${group}`),
        say(`colour.buffet-boss.${colour}`),
        String(stars),
        String(left === MARKED_LEFT ? 1 : left),
      ];
      return element('tr', {}, name, ...cells.map((words) => element('td', {}, words)));
    });
    const table = element('table', {}, element('thead', {}, element('tr', {}, ...head)), element('tbody', {}, ...rows));
    this.list.replaceChildren(table);
  }
}

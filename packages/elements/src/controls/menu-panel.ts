/** The panel behind the last button: its place on the screen, and what is in it once that has been fetched. */
import type { TableView } from '../old-core/table.js';
import { element } from './dom.js';
import type { MenuOwner } from './griddle-menu.js';

/** Room for the panel, in CSS pixels. */
const WIDTH = 260;
/** Between the panel and its button, in CSS pixels. */
const GAP = 4;

/** A popover, so that Escape and a click beside it close it without any code. */
export class MenuPanel {
  private readonly menu = document.createElement('griddle-menu');
  readonly node = element('div', { id: 'menu', part: 'menu', popover: 'auto' }, this.menu);

  constructor(private readonly button: HTMLButtonElement | undefined) {
    button?.setAttribute('popovertarget', this.node.id);
    this.node.addEventListener('beforetoggle', (event) => {
      if (event.newState === 'open') this.place();
    });
  }

  show(owner: MenuOwner, table: TableView): void {
    this.menu.owner = owner;
    this.menu.table = table;
  }

  /** It lies above everything, so nothing moves; when the page scrolls it goes away. */
  private place(): void {
    void import('./griddle-menu.js');
    const { node, button } = this;
    const { top = 0, bottom = 0, right = 0 } = button?.getBoundingClientRect() ?? {};
    const above = top > innerHeight / 2;
    node.style.top = above ? 'auto' : `${bottom + GAP}px`;
    node.style.bottom = above ? `${innerHeight - top + GAP}px` : 'auto';
    node.style.right = `${Math.max(GAP, Math.min(innerWidth - right, innerWidth - WIDTH))}px`;
    addEventListener('scroll', () => node.hidePopover(), { once: true });
  }
}

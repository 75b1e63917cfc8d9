/** A row of buttons with one tab stop. */
import type { Say } from '../old-core/table.js';
import { button, element } from './dom.js';
import { icon, type Icon } from './icons.js';
import { rove, stopAt } from './roving.js';

/** Buttons that can do nothing now keep their place and the focus. */
export class Toolbar {
  readonly node: HTMLElement;
  /** Whether the focus came by a click; then a replay takes the arrow keys, as it does on its board. */
  clicked = false;
  private readonly buttons: readonly HTMLButtonElement[];

  constructor(
    private readonly names: readonly Icon[],
    private readonly say: Say,
    act: (name: Icon) => void,
  ) {
    this.buttons = names.map((name) => {
      const made = button({ class: `icon ${name}` }, () => {
        if (!made.hasAttribute('aria-disabled')) act(name);
      });
      return made;
    });
    this.node = element('div', { class: 'row', role: 'toolbar', part: 'toolbar' }, ...this.buttons);
    this.node.ariaLabel = say('ui.controls');
    for (const name of names) this.paint(name, name);
    for (const type of ['focusin', 'focusout', 'pointerdown']) this.node.addEventListener(type, this);
    stopAt(this.buttons[0], this.buttons);
  }

  /** The button of a name. */
  of(name: Icon): HTMLButtonElement | undefined {
    return this.buttons[this.names.indexOf(name)];
  }

  /** A button that can do nothing now keeps its place and the focus. */
  enable(name: Icon, able: boolean): void {
    const node = this.of(name);
    if (able) node?.removeAttribute('aria-disabled');
    else node?.setAttribute('aria-disabled', 'true');
  }

  /** Gives a button the picture and the words of another. */
  paint(name: Icon, as: Icon): void {
    const node = this.of(name);
    const label = this.say(`ui.${as}`);
    if (!node || node.title === label) return;
    node.title = label;
    node.ariaLabel = label;
    node.replaceChildren(icon(as));
  }

  /** Moves the focus among the buttons; false when the key means something else. */
  rove(event: KeyboardEvent): boolean {
    return rove(event, this.buttons);
  }

  handleEvent({ type, target }: Event): void {
    this.clicked = type === 'focusin' ? this.clicked : type === 'pointerdown';
    if (type === 'focusin') stopAt(target, this.buttons);
  }
}

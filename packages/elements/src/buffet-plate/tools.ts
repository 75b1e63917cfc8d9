/** Buttons for who has no mouse or no steady finger: move, turn, let go; and the eight pushes. */
import type { Say } from '../old-core/table.js';
import { button, element } from '../old-core/nodes.js';
import { rove, stopAt } from '../old-core/roving.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Icons in a square of 24 units. */
const ICONS = {
  left: 'M19 12H5M10 7l-5 5 5 5',
  right: 'M5 12h14M14 7l5 5-5 5',
  'turn-left': 'M5 4v5h5M5 9a8 8 0 11-1 5',
  'turn-right': 'M19 4v5h-5M19 9a8 8 0 101 5',
  drop: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 010 10h-3',
} as const;

/** What a button does. */
export type Tool = keyof typeof ICONS;

const ARROW = 'M5 12h14M13 6l6 6-6 6';

/** The eight directions round the strength as they stand in three rows; -1 is the strength. */
const PAD: readonly number[] = [3, 2, 1, 4, -1, 0, 5, 6, 7];

function icon(d: string, degrees = 0): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', d);
  if (degrees !== 0) path.setAttribute('transform', `rotate(${degrees} 12 12)`);
  svg.append(path);
  return svg;
}

/** A box of buttons with one tab stop. */
class Box {
  readonly node: HTMLElement;
  protected readonly buttons: HTMLButtonElement[] = [];

  constructor(part: string, label: string) {
    this.node = element('div', { part, role: 'toolbar', hidden: '' });
    this.node.ariaLabel = label;
    this.node.addEventListener('keydown', (event) => {
      if (rove(event, this.buttons)) event.stopPropagation();
    });
    this.node.addEventListener('focusin', ({ target }) => stopAt(target, this.buttons));
  }

  protected add(label: string, act: () => void, ...content: readonly (Node | string)[]): HTMLButtonElement {
    const made = button({ part: 'tool' }, act, ...content);
    made.title = label;
    made.ariaLabel = label;
    this.buttons.push(made);
    this.node.append(made);
    stopAt(this.buttons[0], this.buttons);
    return made;
  }

  set hidden(hidden: boolean) {
    this.node.toggleAttribute('hidden', hidden);
  }
}

/** Moves, turns and lets go of the food in hand. */
export class HandTools extends Box {
  constructor(say: Say, tools: readonly Tool[], act: (tool: Tool) => void) {
    super('tools', say('plate.tools'));
    for (const tool of tools) {
      const made = this.add(say(`plate.${tool}`), () => act(tool), icon(ICONS[tool]));
      if (tool === 'drop') made.append(say('plate.drop'));
    }
    this.hidden = false;
  }

  /** A button that can do nothing now keeps its place and the focus. */
  enable(able: (index: number) => boolean): void {
    this.buttons.forEach((made, i) => made.setAttribute('aria-disabled', able(i) ? 'false' : 'true'));
  }
}

/** Eight arrows round a strength. */
export class PushPad extends Box {
  strength = 1;
  private readonly middle: HTMLButtonElement;

  constructor(
    private readonly say: Say,
    push: (direction: number) => void,
  ) {
    super('pad', '');
    const made = PAD.map((direction) =>
      direction < 0
        ? this.add('', () => this.setStrength((this.strength % 3) + 1))
        : this.add(say(`plate.push-${direction}`), () => push(direction), icon(ARROW, -45 * direction)),
    );
    this.middle = made[4] as HTMLButtonElement;
    this.setStrength(1);
  }

  setStrength(strength: number): void {
    this.strength = strength;
    this.middle.textContent = String(strength);
    this.middle.title = this.middle.ariaLabel = this.say('plate.strength', { strength });
  }
}

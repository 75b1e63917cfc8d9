/** A look at one's own characters (BB-53) on a screen that others see, too: they show as long as a button is held. */
import { characterCard } from '@griddle/art/buffet-boss/index.js';
import { svgRoot, toNode } from '@griddle/art/print/dom.js';
import { liked } from '@griddle/rules/buffet-boss/characters.js';
import { CHARACTERS, SEAT_NAMES } from '@griddle/rules/buffet-boss/components.js';
import type { Plate } from '@griddle/rules/buffet-boss/state.js';
import type { Seat } from '@griddle/rules/core/contract.js';
import { button, element } from '../old-core/nodes.js';
import type { Say } from '../old-core/table.js';
import { characterWords } from './words.js';

/** Who sees the page through other ears than eyes gets the same words. */
type Speak = (words: () => string) => void;

/** For the owner of one seat; a click without a press, as readers of screens make it, shows them too. */
export class Peek {
  private readonly button = button({ part: 'peek', 'aria-expanded': 'false' }, undefined);
  private readonly cards = element('div', { part: 'secret', hidden: '' });
  /** Whether a finger, a mouse or a key holds it now; a click without any comes from a reader of screens. */
  private held = false;

  constructor(
    private readonly seat: Seat,
    private readonly plate: () => Plate,
    private readonly say: () => Say,
    private readonly speak: Speak,
  ) {
    const types = ['pointerdown', 'pointerup', 'pointercancel', 'pointerleave', 'keydown', 'keyup', 'blur', 'click', 'contextmenu']; // prettier-ignore
    for (const type of types) this.button.addEventListener(type, this);
  }

  /** Puts button and cards into a frame, or takes them away. */
  draw(frame: HTMLElement, isOffered: boolean): void {
    if (!isOffered) {
      this.hide();
      this.button.remove();
      this.cards.remove();
      return;
    }
    const say = this.say();
    const words = say('peek.buffet-boss');
    if (this.button.textContent !== words) this.button.textContent = words;
    this.button.setAttribute('aria-label', say('peek.buffet-boss.name', { seat: SEAT_NAMES[this.seat] ?? '' }));
    if (this.button.parentElement !== frame) frame.append(this.button, this.cards);
  }

  handleEvent(event: Event): void {
    const { type } = event;
    if (event instanceof KeyboardEvent) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      // Or the click that follows would open it again
      event.preventDefault();
      if (type === 'keyup') this.hide();
      else if (!event.repeat) this.show();
    } else if (type === 'pointerdown') this.show();
    else if (type === 'contextmenu') event.preventDefault();
    else if (type === 'click') this.clicked();
    else this.hide();
  }

  private clicked(): void {
    if (this.held) this.held = false;
    else if (this.cards.hidden) this.show(false);
    else this.hide();
  }

  private show(held = true): void {
    this.held = held;
    const say = this.say();
    const lines = this.plate().characters.map(({ card }) => {
      const character = CHARACTERS[card];
      const { rule = '', points = 0 } = character ?? {};
      const count = liked(this.plate(), card).points;
      const words = say('peek.buffet-boss.points', { card: characterWords(card, say), points, rule, count });
      const picture = svgRoot([-2.1, -2.9, 4.2, 5.8]);
      if (character) picture.append(toNode(characterCard(character)));
      return { words, node: element('p', {}, picture, words) };
    });
    this.cards.replaceChildren(...lines.map(({ node }) => node));
    this.cards.hidden = false;
    this.button.setAttribute('aria-expanded', 'true');
    this.speak(() => lines.map(({ words }) => words).join('. '));
  }

  private hide(): void {
    this.cards.hidden = true;
    this.cards.replaceChildren();
    this.button.setAttribute('aria-expanded', 'false');
  }
}

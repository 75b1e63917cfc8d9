/** Shows a player's own characters (BB-53) on a shared screen, as long as a button is held. */
import { characterCard } from '@griddle/art/buffet-boss/index.js';
import { svgRoot, toNode } from '@griddle/art/print/dom.js';
import { liked } from '@griddle/rules/internal/buffet-boss/characters.js';
import { CHARACTERS, SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import { EMPTY_PLATE, type Plate } from '@griddle/rules/internal/buffet-boss/state.js';
import { CHANCE, type Seat } from '@griddle/rules/core/contract.js';
import { html, nothing, render, type TemplateResult } from 'lit';
import type { Translate } from '#core';
import { describeCharacter } from './describe.js';
import type { BuffetBossContext } from './context.js';

/** Renders the button for the owner of a seat, where something is hidden from others. A click without a press, as screen
 * readers send it, shows the characters too. */
export function renderPeek(seat: Seat, context: BuffetBossContext): TemplateResult | typeof nothing {
  const { mode, people, state, t, viewer } = context;
  const isOffered = mode === 'play' && viewer !== CHANCE && people.includes(seat) && people.length > 1;
  if (!isOffered || state.step === 'over') return nothing;
  const handle = (event: Event): void => handleEvent(event, seat, context);
  return html`
    <button
      part="peek"
      type="button"
      aria-expanded="false"
      aria-label=${t('peek.buffet-boss.name', { seat: SEAT_NAMES[seat] ?? '' })}
      @pointerdown=${handle}
      @pointerup=${handle}
      @pointercancel=${handle}
      @pointerleave=${handle}
      @keydown=${handle}
      @keyup=${handle}
      @blur=${handle}
      @click=${handle}
      @contextmenu=${handle}
    >
      ${t('peek.buffet-boss')}
    </button>
    <div part="secret" hidden></div>
  `;
}

/** Buttons being held by touch, mouse or key, or just released: the click that ends a hold is ignored. */
const held = new WeakSet<Element>();

function handleEvent(event: Event, seat: Seat, context: BuffetBossContext): void {
  const button = event.currentTarget as HTMLElement;
  const { type } = event;
  if (event instanceof KeyboardEvent) {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    // Otherwise the click that follows would open it again
    event.preventDefault();
    if (type === 'keyup') hide(button);
    else if (!event.repeat) show(button, seat, context);
  } else if (type === 'pointerdown') {
    held.add(button);
    show(button, seat, context);
  } else if (type === 'contextmenu') event.preventDefault();
  else if (type === 'click') click(button, seat, context);
  else hide(button);
}

function click(button: HTMLElement, seat: Seat, context: BuffetBossContext): void {
  if (held.delete(button)) return;
  if (button.getAttribute('aria-expanded') === 'true') hide(button);
  else show(button, seat, context);
}

/** Shows the characters, which are in the DOM only meanwhile. */
function show(button: HTMLElement, seat: Seat, { announce, t, whole }: BuffetBossContext): void {
  const plate = whole.plates[seat] ?? EMPTY_PLATE;
  const words = plate.characters.map(({ card }) => describe(plate, card, t));
  const cards = plate.characters.map(({ card }, i) => html`<p>${cardPicture(card)}${words[i]}</p>`);
  fill(button, cards);
  announce(() => words.join('. '));
}

function hide(button: HTMLElement): void {
  fill(button, []);
}

function fill(button: HTMLElement, cards: readonly TemplateResult[]): void {
  const secret = button.nextElementSibling;
  button.setAttribute('aria-expanded', String(cards.length > 0));
  if (!(secret instanceof HTMLElement)) return;
  secret.hidden = cards.length === 0;
  render(cards, secret);
}

/** Describes a character and its score for the current pile. */
function describe(plate: Plate, card: number, t: Translate): string {
  const { rule = '', points = 0 } = CHARACTERS[card] ?? {};
  const count = liked(plate, card).points;
  return t('peek.buffet-boss.points', { card: describeCharacter(card, t), points, rule, count });
}

function cardPicture(card: number): SVGSVGElement {
  const picture = svgRoot([-2.1, -2.9, 4.2, 5.8]);
  const character = CHARACTERS[card];
  if (character) picture.append(toNode(characterCard(character)));
  return picture;
}

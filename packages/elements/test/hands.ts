/** Hands and eyes for the tests of games: what a person does on the page, and what they see there. */
import { fixture, html, nextFrame } from '@open-wc/testing';

/** Attributes for an element under test. */
export type Attributes = Readonly<Record<string, string>>;

/** Any element that updates itself, as all of Griddle's do. */
export interface OnPage extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
}

/** An element of a game on the page, drawn at once. */
export async function onPage<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Attributes = {},
  text = '',
): Promise<HTMLElementTagNameMap[T] & OnPage> {
  const host = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const element = document.createElement(tag) as HTMLElementTagNameMap[T] & OnPage;
  element.setAttribute('loading', 'eager');
  element.style.width = '360px';
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  host.append(element);
  await drawn(element);
  return element;
}

/** Waits until the element shows what it was told. */
export async function drawn(element: OnPage): Promise<void> {
  await element.updateComplete;
  await nextFrame();
  await element.updateComplete;
}

export function rootOf(element: OnPage): ShadowRoot {
  const { shadowRoot } = element;
  if (!shadowRoot) throw new Error('nothing is drawn');
  return shadowRoot;
}

/** The cell of a space. */
export function cell(element: OnPage, place: string): SVGElement {
  const found = rootOf(element).querySelector<SVGElement>(`[data-place="${place}"]`);
  if (!found) throw new Error(`no space ${place}`);
  return found;
}

/** The name of a space as a screen reader has it. */
export function nameOf(element: OnPage, place: string): string {
  return cell(element, place).getAttribute('aria-label') ?? '';
}

/** A tap or click on a space. */
export async function tap(element: OnPage, place: string): Promise<void> {
  cell(element, place).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  await drawn(element);
}

/** A finger that comes down on something and is lifted there. */
export function finger(target: Element): void {
  const init = { bubbles: true, composed: true, isPrimary: true, pointerId: 5, pointerType: 'touch', button: 0 };
  for (const type of ['pointerdown', 'pointerup', 'click']) target.dispatchEvent(new PointerEvent(type, init));
}

/** A pointer that takes a piece from one space to another. */
export async function drag(element: OnPage, from: string, to: string, pointerType = 'mouse'): Promise<void> {
  const middle = (place: string): { clientX: number; clientY: number } => {
    const box = cell(element, place).getBoundingClientRect();
    return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  };
  const start = cell(element, from);
  // A piece is let go where it can be seen
  cell(element, to).scrollIntoView({ block: 'center' });
  // Capture wants a pointer that a device has; the events are sent to the board itself instead
  const svg = start.ownerSVGElement;
  if (svg) svg.setPointerCapture = () => undefined;
  const send = (type: string, place: string): void => {
    const init = {
      bubbles: true,
      composed: true,
      isPrimary: true,
      pointerId: 7,
      pointerType,
      button: 0,
      ...middle(place),
    };
    start.dispatchEvent(new PointerEvent(type, init));
  };
  send('pointerdown', from);
  send('pointermove', to);
  send('pointerup', to);
  await drawn(element);
}

/** A key on the cell that has the focus. */
export async function press(element: OnPage, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const target = rootOf(element).activeElement;
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
    await element.updateComplete;
  }
  await drawn(element);
}

/** Goes to a place by arrow keys over its area, row by row, and presses Enter. */
export async function walk(element: OnPage, place: string): Promise<void> {
  const goal = cell(element, place);
  const area = goal.closest('svg');
  area?.querySelector<SVGElement>('[tabindex="0"]')?.focus();
  const middle = (node: Element | null): readonly [number, number] => {
    // Its corner would not do: in Firefox the box holds the frame of the focus too
    const { left = 0, right = 0, top = 0, bottom = 0 } = node?.getBoundingClientRect() ?? {};
    return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
  };
  for (let steps = 0; rootOf(element).activeElement !== goal; steps++) {
    if (steps > 60) throw new Error(`no way by keys to ${place}`);
    const [x, y] = middle(rootOf(element).activeElement);
    const [goalX, goalY] = middle(goal);
    if (Math.abs(y - goalY) > 1) await press(element, y < goalY ? 'ArrowDown' : 'ArrowUp');
    else await press(element, x < goalX ? 'ArrowRight' : 'ArrowLeft');
  }
  await press(element, 'Enter');
}

/** What the page has said last in its live region. */
export async function said(words: string): Promise<boolean> {
  for (let i = 0; i < 40; i++) {
    if (document.querySelector('[aria-live]')?.textContent?.includes(words)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** Text that stands in the element, whatever part it is in. */
export function textOf(element: OnPage): string {
  return rootOf(element).textContent ?? '';
}

/** The id of the rule that *why?* beside a refusal or a result would open. */
export function ruleOf(element: OnPage): string | undefined {
  return rootOf(element).querySelector<HTMLElement>('[part=why]')?.dataset['rule'];
}

/** The sentence of a refusal, which names no rule. */
export function refusalOf(element: OnPage): string {
  const words = rootOf(element).querySelector('[part~=refusal]')?.textContent ?? '';
  return /[A-Z]{2}-\d/.test(words) || words === '' ? 'no sentence without a rule' : words;
}

/** Texts that a person sees, in the element and in the parts beside its board. */
export function* visibleTexts(root: ShadowRoot | Element): Generator<string> {
  for (const node of root.querySelectorAll('*')) {
    if (node.localName === 'style') continue;
    for (const child of node.childNodes)
      if (child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim()) yield child.nodeValue;
    if (node.shadowRoot) yield* visibleTexts(node.shadowRoot);
  }
}

/** All text, names and other attributes of a page's part, in the parts inside it, too: what anybody can find there. */
export function everythingIn(root: ParentNode): string {
  let text = '';
  for (const node of root.querySelectorAll('*')) {
    text += ` ${[...node.attributes].map(({ value }) => value).join(' ')}`;
    if (node.children.length === 0) text += ` ${node.textContent}`;
    if (node.shadowRoot) text += everythingIn(node.shadowRoot);
  }
  return text;
}

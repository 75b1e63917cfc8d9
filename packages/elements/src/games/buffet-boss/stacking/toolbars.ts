/** Buttons for stacking without a mouse or a steady finger: move, turn, let go; and the eight pushes. */
import { html, nothing, type TemplateResult } from 'lit';
import { rove, setTabStop, type Translate } from '#core';

/** Icons in a square of 24 units. */
const ICONS = {
  left: 'M19 12H5M10 7l-5 5 5 5',
  right: 'M5 12h14M14 7l5 5-5 5',
  'turn-left': 'M5 4v5h5M5 9a8 8 0 11-1 5',
  'turn-right': 'M19 4v5h-5M19 9a8 8 0 101 5',
  drop: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 010 10h-3',
} as const;
const ARROW = 'M5 12h14M13 6l6 6-6 6';

/** What a button does. */
export type Tool = keyof typeof ICONS;

/** The eight directions in three rows around the strength, which is -1. */
const PAD: readonly number[] = [3, 2, 1, 4, -1, 0, 5, 6, 7];

function icon(d: string, degrees = 0): TemplateResult {
  const turn = degrees === 0 ? nothing : `rotate(${degrees} 12 12)`;
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${d} transform=${turn}></path></svg>`;
}

function buttonsIn({ currentTarget }: Event): readonly HTMLElement[] {
  return currentTarget instanceof HTMLElement ? [...currentTarget.querySelectorAll('button')] : [];
}

/** Keeps keys that move between buttons from the surrounding plate. */
function onKey(event: KeyboardEvent): void {
  if (rove(event, buttonsIn(event))) event.stopPropagation();
}

/** Renders a group of buttons with one tab stop. */
function toolbar(part: string, label: string, isHidden: boolean, buttons: readonly TemplateResult[]): TemplateResult {
  return html`
    <div
      part=${part}
      role="toolbar"
      aria-label=${label}
      ?hidden=${isHidden}
      @keydown=${onKey}
      @focusin=${(event: FocusEvent) => setTabStop(event.target, buttonsIn(event))}
    >
      ${buttons}
    </div>
  `;
}

function button(at: number, label: string, isAble: boolean, act: () => void, content: unknown): TemplateResult {
  return html`
    <button
      part="tool"
      type="button"
      title=${label}
      aria-label=${label}
      aria-disabled=${!isAble}
      tabindex=${at === 0 ? 0 : -1}
      @click=${act}
    >
      ${content}
    </button>
  `;
}

/** Renders the buttons that move, turn and release the food in hand. A disabled button keeps its place and the focus. */
export function renderTools(
  t: Translate,
  tools: readonly Tool[],
  state: { readonly isHidden: boolean; readonly isAble: boolean },
  act: (tool: Tool) => void,
): TemplateResult {
  const buttons = tools.map((tool, at) => {
    const label = t(`plate.${tool}`);
    const content = [icon(ICONS[tool]), tool === 'drop' ? label : nothing];
    return button(at, label, state.isAble || tool === 'undo', () => act(tool), content);
  });
  return toolbar('tools', t('plate.tools'), state.isHidden, buttons);
}

/** The state of the push pad. */
export interface Pad {
  /** The name of the piece to push; empty if none is chosen, which hides the pad. */
  readonly body: string;
  readonly strength: number;
}

/** Renders eight arrows around a strength button. */
export function renderPad(
  t: Translate,
  { body, strength }: Pad,
  push: (direction: number) => void,
  setStrength: (strength: number) => void,
): TemplateResult {
  const buttons = PAD.map((direction, at) => {
    if (direction >= 0)
      return button(at, t(`plate.push-${direction}`), true, () => push(direction), icon(ARROW, -45 * direction));
    return button(at, t('plate.strength', { strength }), true, () => setStrength((strength % 3) + 1), strength);
  });
  return toolbar('pad', t('plate.push', { food: body }), body === '', buttons);
}

/** Moves by button, in the action bar. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { capitalised } from './capitalised.js';
import type { ButtonFace, ExtraContext, GameUI, SeatsUI, Shortcut } from './game-ui.js';
import { renderIcon } from './icon.js';
import { isCoached } from './settings.js';
import type { InteractionController } from './interaction-controller.js';

/** Renders the current move buttons, if any. `done` is called after one is pressed. */
export function renderButtons<S extends BaseState, M>(
  interaction: InteractionController<S, M>,
  { t, whole, play, highlight, mode }: ExtraContext<S, M>,
  { buttons, seats }: GameUI<S, M>,
  done: () => void,
): TemplateResult | typeof nothing {
  if (!buttons || (mode !== 'play' && !isCoached(mode))) return nothing;
  const moves = interaction.buttonMoves;
  const { destinations, origins, placements } = interaction.marks;
  const shortcuts = interaction.shortcuts(t);
  // The end of a turn is not what to do first where there is more to do on the boards
  const isFirst = shortcuts.length > 0 || destinations.length + origins.length + placements.length === 0;
  const shown: readonly Shortcut<M>[] = [
    ...shortcuts,
    ...moves.map((move) => ({
      label: capitalised(buttons.label(whole, move, t, moves)),
      moves: [move],
      face: buttons.face?.(whole, move, t),
      picture: buttons.picture?.(whole, move),
    })),
  ];
  if (shown.length === 0) return nothing;
  const light = ({ moves, selects }: Shortcut<M>): void => {
    const places = moves.flatMap((move) => buttons.highlights?.(whole, move) ?? []);
    highlight(selects === undefined ? places : [selects]);
  };
  const press = ({ moves, selects }: Shortcut<M>, { currentTarget }: Event): void => {
    done();
    if (selects === undefined) return void moves.every((move) => play(move));
    interaction.select(selects, false);
    goOn(currentTarget);
  };
  const render = (button: Shortcut<M>): TemplateResult => html`
    <button
      part="choice"
      type="button"
      class=${button.face && button.face.pictures.length > 0 ? 'face' : nothing}
      aria-label=${button.face ? button.label : nothing}
      title=${button.face ? button.label : nothing}
      @click=${(event: Event) => press(button, event)}
      @pointerover=${buttons.highlights && (() => light(button))}
      @focus=${buttons.highlights && (() => light(button))}
      @pointerleave=${buttons.highlights && (() => highlight([]))}
      @blur=${buttons.highlights && (() => highlight([]))}
    >
      ${button.picture ? renderIcon(button.picture, seats?.paints) : nothing}${button.face ? renderFace(button.face, seats?.paints) : button.label}
    </button>
  `;
  // Other words are another button, or who pressed one would find the focus on something else
  return html`
    <div part="choices" class=${isFirst ? 'first' : nothing} role="group" aria-label=${t('ui.choices')}>
      ${repeat(shown, ({ label }) => label, render)}
    </div>
  `;
}

function renderFace({ pictures, words }: ButtonFace, paints: SeatsUI<BaseState>['paints'] | undefined): TemplateResult {
  if (pictures.length === 0) return html`${words}`;
  return html`<span class="pictures">${pictures.map((picture) => renderIcon(picture, paints))}</span>
    ${words === '' ? nothing : html`<span class="gain">${words}</span>`}`;
}

/** Who presses a button that opens others goes on with the first of them. */
function goOn(pressed: EventTarget | null): void {
  const root = pressed instanceof Element ? pressed.getRootNode() : undefined;
  if (!(root instanceof ShadowRoot) || root.activeElement !== pressed) return;
  void (root.host as LitElement).updateComplete.then(() =>
    root.querySelector<HTMLElement>('[part=choices] button')?.focus({ preventScroll: true }),
  );
}

/** Moves by button, in the action bar. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { capitalised } from './capitalised.js';
import type { ExtraContext, GameUI, Shortcut } from './game-ui.js';
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
      picture: buttons.picture?.(whole, move),
    })),
  ];
  if (shown.length === 0) return nothing;
  const light = ({ moves }: Shortcut<M>): void =>
    highlight(moves.flatMap((move) => buttons.highlights?.(whole, move) ?? []));
  const press = ({ moves, selects }: Shortcut<M>): void => {
    done();
    if (selects !== undefined) interaction.select(selects, false);
    else moves.every((move) => play(move));
  };
  const render = (button: Shortcut<M>): TemplateResult => html`
    <button
      part="choice"
      type="button"
      @click=${() => press(button)}
      @pointerover=${buttons.highlights && (() => light(button))}
      @focus=${buttons.highlights && (() => light(button))}
      @pointerleave=${buttons.highlights && (() => highlight([]))}
      @blur=${buttons.highlights && (() => highlight([]))}
    >
      ${button.picture ? renderIcon(button.picture, seats?.paints) : nothing}${button.label}
    </button>
  `;
  // Other words are another button, or who pressed one would find the focus on something else
  return html`
    <div part="choices" class=${isFirst ? 'first' : nothing} role="group" aria-label=${t('ui.choices')}>
      ${repeat(shown, ({ label }) => label, render)}
    </div>
  `;
}

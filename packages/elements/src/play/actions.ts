/** The buttons of the action bar: Cancel, How to play, Rematch, and moves without a place on a board. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { LitElement, ReactiveController, ReactiveElement, TemplateResult } from 'lit';
import {
  capitalised,
  hasLesson,
  hasPersonMoved,
  html,
  isCoached,
  nothing,
  renderIcon,
  repeat,
  type ButtonFace,
  type ExtraContext,
  type GameUI,
  type SeatsUI,
  type Shortcut,
  type Shown,
  type Translate,
} from '#core';
import type { InteractionController } from './interaction-controller.js';

/** The buttons of one element: where they are, and whether all fit in one row. Those that do not can be unfolded. */
export class ActionRow implements ReactiveController {
  /** The position when all buttons were unfolded. */
  #unfoldedAt: unknown;
  #isCrowded = false;
  #isNarrow = false;
  /** Where the last render has put the buttons. */
  #wasNarrow = false;
  /** The index of the button that had the focus when the buttons were moved. */
  #focused = -1;

  /** `position` changes with each move. */
  constructor(
    private readonly host: ReactiveElement,
    private readonly position: () => unknown,
  ) {
    host.addController(this);
  }

  /** Whether the buttons do not fit in one row. */
  get isCrowded(): boolean {
    return this.#isCrowded;
  }

  /** Whether all buttons are unfolded over the boards, until the next move. */
  get isUnfolded(): boolean {
    return this.#isCrowded && this.#unfoldedAt === this.position();
  }

  /** Whether the buttons are at the lower edge of the stage, after the boards in tab order. */
  get isNarrow(): boolean {
    return this.#isNarrow;
  }

  /** Remembers which button has the focus, before a render that moves them. It may have come there since they were measured. */
  hostUpdate(): void {
    if (this.#isNarrow === this.#wasNarrow) return;
    this.#wasNarrow = this.#isNarrow;
    this.#focused = this.#buttons.findIndex((button) => button.matches(':focus'));
  }

  get #buttons(): readonly HTMLElement[] {
    return [...this.host.renderRoot.querySelectorAll<HTMLElement>('[part=actions] button')];
  }

  /** Called when the bar shows the position that the boards show. Returns a text that differs for other buttons. */
  rendered(): string {
    const actions = this.host.renderRoot.querySelector('[part=actions]');
    this.#buttons[this.#focused]?.focus({ preventScroll: true });
    this.#focused = -1;
    return `${this.isUnfolded} ${this.#isCrowded} ${actions?.textContent}`;
  }

  /** Reads sizes, after layout. */
  measure(): void {
    const root = this.host.renderRoot as ShadowRoot;
    this.#place(root);
    const choices = root.querySelector<HTMLElement>('[part=actions] [part=choices]');
    // Buttons that rise from the edge have room
    if (choices && (this.isUnfolded || getComputedStyle(choices).position === 'absolute')) return;
    const button = root.querySelector<HTMLElement>('[part=actions] [part=unfold]')?.offsetWidth ?? 0;
    const isCrowded = choices !== null && choices.scrollWidth > choices.clientWidth + button + 1;
    if (isCrowded === this.#isCrowded) return;
    this.#isCrowded = isCrowded;
    // The observed node may not change during the browser's resize callback
    requestAnimationFrame(() => this.host.requestUpdate());
  }

  /** Reads where style sheets have put the buttons. */
  #place(root: ShadowRoot): void {
    const actions = root.querySelector('[part=actions]');
    const isNarrow = actions === null ? this.#isNarrow : getComputedStyle(actions).order !== '0';
    if (isNarrow === this.#isNarrow) return;
    this.#isNarrow = isNarrow;
    requestAnimationFrame(() => this.host.requestUpdate());
  }

  fold(): void {
    this.#unfoldedAt = undefined;
    this.host.requestUpdate();
  }

  toggle(): void {
    if (this.isUnfolded) return this.fold();
    this.#unfoldedAt = this.position();
    this.host.requestUpdate();
  }
}

/** The parts of play that the bar shows. */
interface Acting<S extends BaseState, M> {
  readonly interaction: InteractionController<S, M>;
  readonly row: ActionRow;
}

/** Returns the sentences that say what to do now. */
export function promptOf<S extends BaseState, M>(
  shown: Shown<S, M>,
  interaction: InteractionController<S, M>,
): readonly string[] {
  const { game, isThinking, locale, text, ui } = shown;
  const { buttonMoves, destinations, isAsked, isTold, selected } = interaction;
  const isChoice = selected.length > 0 && destinations.length === 0 && buttonMoves.length > 1;
  const hasPictures = isPictured(shown, interaction);
  const now = isChoice ? locale.t('ui.choose') : hasPictures ? locale.t('ui.confirm') : text.statusText(isThinking);
  // Pictures need no more words
  if (hasPictures) return [now];
  const hasHint = selected.length > 0 && (ui.narration?.selectionHint?.(game.state, selected, locale.t) ?? '') !== '';
  // A hint for the touched place or the move in progress is shown alone
  const isAlone = isAsked || isTold || hasHint;
  // Once the game is over, a hint is shown only if the reader asks
  return [isAlone ? '' : now, text.endRule === '' || isTold ? text.hint() : ''];
}

/** Renders choices, and Cancel, where readers make moves. */
export function renderActions<S extends BaseState, M>(
  shown: Shown<S, M>,
  context: ExtraContext<S, M>,
  { interaction, row }: Acting<S, M>,
): TemplateResult | typeof nothing {
  const { locale, perspective, settings, ui } = shown;
  const hasRow = settings.mode === 'play' || settings.isCoached;
  if (!hasRow || perspective.awaited !== undefined) return nothing;
  const { t } = locale;
  const canCancel = interaction.selected.length > 0;
  const mayUndo = settings.controls !== 'none' && settings.mode === 'play';
  // Choices are visible at once
  const isChoice = canCancel && interaction.buttonMoves.length > 1;
  const hasPictures = isPictured(shown, interaction);
  const looks = [
    row.isUnfolded ? 'unfolded' : '',
    isChoice || hasPictures ? 'sheet' : '',
    hasPictures ? 'pictured' : '',
  ];
  return html`
    <div
      part="actions"
      class=${looks.filter((look) => look !== '').join(' ') || nothing}
      role=${row.isNarrow ? 'group' : nothing}
      aria-label=${row.isNarrow ? t('ui.bar') : nothing}
    >
      ${canCancel ? renderText(t('ui.cancel'), 'back', () => interaction.cancel()) : nothing}
      ${mayUndo ? renderRematch(shown) : nothing} ${mayUndo ? renderHelp(shown) : nothing}
      ${renderButtons(interaction, context, ui, () => row.fold())} ${row.isCrowded ? renderUnfold(row, t) : nothing}
    </div>
  `;
}

/** Whether the moves for the selected places are shown as pictures. */
function isPictured<S extends BaseState, M>(
  { game, locale, ui }: Shown<S, M>,
  interaction: InteractionController<S, M>,
): boolean {
  const [move] =
    interaction.selected.length > 0 && interaction.destinations.length === 0 ? interaction.buttonMoves : [];
  return move !== undefined && ui.input?.buttons?.face?.(game.state, move, locale.t) !== undefined;
}

/** Renders How to play, until the reader's first move. */
function renderHelp<S extends BaseState, M>({
  game,
  host,
  locale: { t },
  panel,
  table,
}: Shown<S, M>): TemplateResult | typeof nothing {
  // The start card offers it, too
  const isOver = table?.outcome !== undefined || table?.reviews === true;
  const isOffered = table?.asks !== true && !isOver && !hasPersonMoved(game.step, game.players);
  if (!isOffered || !hasLesson(game.rules.id)) return nothing;
  const teach = (): unknown => host.dispatchEvent(new Event('griddle-teach'));
  // Until it works it only takes up room, so the sentence next to it does not wrap again
  return renderText(t('ui.how-to-play'), 'teach', teach, !panel.isHere);
}

/** Renders Rematch on narrow elements, where the result may be far below the boards. */
function renderRematch<S extends BaseState, M>({
  locale: { t },
  panel,
  table,
}: Shown<S, M>): TemplateResult | typeof nothing {
  if (!table?.outcome || !panel.isHere) return nothing;
  const again = (): void => table.again();
  return html`<button part="choice" class="rematch" type="button" @click=${again}>${t('ui.rematch')}</button>`;
}

function renderUnfold(row: ActionRow, t: Translate): TemplateResult {
  const { isUnfolded } = row;
  return html`
    <button
      part="unfold"
      type="button"
      title=${t('ui.all-choices')}
      aria-label=${t('ui.all-choices')}
      aria-expanded=${String(isUnfolded)}
      @click=${() => row.toggle()}
    >
      <span class="icon ${isUnfolded ? 'fold' : 'unfold'}"></span>
    </button>
  `;
}

/** Renders a plain button. */
function renderText(label: string, name: string, act: () => unknown, isComing = false): TemplateResult {
  return html` <button part="action" class=${name} type="button" ?inert=${isComing} @click=${act}>${label}</button> `;
}

// Move buttons, in the action bar.

/** Renders the current move buttons, if any. `done` is called after one is pressed. */
function renderButtons<S extends BaseState, M>(
  interaction: InteractionController<S, M>,
  { t, whole, play, highlight, mode }: ExtraContext<S, M>,
  { input, seats }: GameUI<S, M>,
  done: () => void,
): TemplateResult | typeof nothing {
  const { buttons } = input ?? {};
  if (!buttons || (mode !== 'play' && !isCoached(mode))) return nothing;
  const moves = interaction.buttonMoves;
  const { destinations, origins, placements } = interaction.marks;
  const shortcuts = interaction.shortcuts(t);
  // Ending the turn is not the main action while there are moves on the boards
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
  // Another label is another button; a reused one would keep the focus and mean something else
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

/** After a button that opens others is pressed, focuses the first of them. */
function goOn(pressed: EventTarget | null): void {
  const root = pressed instanceof Element ? pressed.getRootNode() : undefined;
  if (!(root instanceof ShadowRoot) || root.activeElement !== pressed) return;
  void (root.host as LitElement).updateComplete.then(() =>
    root.querySelector<HTMLElement>('[part=choices] button')?.focus({ preventScroll: true }),
  );
}

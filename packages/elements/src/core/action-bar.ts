/**
 * The action bar above the boards: what happened last, what to do now, and the current buttons. Its height is fixed, so
 * the page does not move when text and buttons change.
 */
import { type BaseState, CHANCE } from '@griddle/rules/core/contract.js';
import { joinSentences } from '@griddle/rules/internal/messages/sentences.js';
import {
  html,
  nothing,
  type ReactiveElement,
  type TemplateResult,
  type LitElement,
  type ReactiveController,
  type ReactiveControllerHost,
} from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Step } from '@griddle/rules/replay/index.js';
import type { Translate } from './catalogues.js';
import type { Shown } from './view-model.js';
import type { ExtraContext, ButtonFace, GameUI, SeatsUI, Shortcut } from './game-ui.js';
import { hasPersonMoved } from './players.js';
import { openRule, renderWhy } from './snapshot.js';
import { hasLesson } from './with-lesson.js';
import { capitalised, type GameText } from './game-text.js';
import { renderIcon } from './pictures.js';
import { isCoached } from './settings.js';
import type { InteractionController } from './interaction-controller.js';
import type { GameController } from './game-controller.js';
import { useKey } from './kept-events.js';

/** Number of letters from which text is set smaller. */
const LONG = 120;

/**
 * Handles overflow in the bar: long text scrolls, and buttons that do not fit can be unfolded. Sizes are read after
 * layout, so that no board forces another one.
 */
export class ActionBar {
  /** The content of the bar when its sizes were last read. */
  #measured = '';
  readonly #layout: LayoutController;
  /** The position when all buttons were unfolded. */
  #unfoldedAt: unknown;
  #isCrowded = false;
  #isNarrow = false;
  /** The index of the button that had the focus when the buttons were moved. */
  #focused = -1;

  /** `position` changes with each move. */
  constructor(
    private readonly host: ReactiveElement,
    private readonly position: () => unknown,
  ) {
    this.#layout = new LayoutController(host, () => this.#measure());
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

  /** Called when the bar shows the position that the boards show. */
  rendered(): void {
    const root = this.host.renderRoot;
    const words = root.querySelector('[part=bar] .said') ?? undefined;
    const actions = root.querySelector('[part=actions]');
    if (this.#focused >= 0) actions?.querySelectorAll('button')[this.#focused]?.focus({ preventScroll: true });
    this.#focused = -1;
    const content = `${this.isUnfolded} ${this.#isCrowded} ${words?.textContent} ${actions?.textContent}`;
    if (words === this.#layout.node && content === this.#measured) return;
    this.#measured = content;
    this.#layout.watch(words);
  }

  #measure(): void {
    const root = this.host.renderRoot as ShadowRoot;
    // Keyboard users scroll with the arrow keys, and open truncated news by focusing it
    for (const words of root.querySelectorAll<HTMLElement>('[part=bar] :is([part=room], [part=news])')) {
      if (words === root.activeElement) continue;
      if (words.scrollHeight > words.clientHeight + 1 || words.scrollWidth > words.clientWidth + 1) words.tabIndex = 0;
      else words.removeAttribute('tabindex');
    }
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
    this.#focused = [...(actions?.querySelectorAll('button') ?? [])].findIndex((button) => button.matches(':focus'));
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

/** Renders the bar of a game or a replay. `actions`: the buttons, where they are next to the text. */
export function renderBar<S extends BaseState, M>(shown: Shown<S, M>, actions: unknown): TemplateResult {
  const { game, interaction, isThinking, locale, perspective, problems, settings, ui } = shown;
  const isWaiting = perspective.awaited !== undefined;
  const hasRow = settings.mode === 'play' || settings.isCoached;
  const { buttons } = ui.input ?? {};
  const isBeside = !buttons || buttons.isOne === true;
  const isRefused = game.marks.refusal !== undefined || problems.some(({ source }) => source === 'play');
  const event = shown.banner.render(locale.t);
  const hasNews = event !== nothing && !isRefused;
  const looks = [
    hasRow && isBeside && !isWaiting ? 'beside' : '',
    isRefused ? 'refused' : interaction.isTold ? 'told' : '',
    hasNews ? 'eventful' : '',
    isThinking ? 'thinking' : '',
  ];
  return html`
    <div part="bar" class=${looks.join(' ').trim() || nothing} role="group" aria-label=${locale.t('ui.bar')}>
      ${renderWords(shown, hasNews ? event : undefined)} ${actions}
    </div>
  `;
}

/** Renders what happened and what to do. A refusal or an input error takes precedence; an event replaces the news. */
function renderWords<S extends BaseState, M>(
  shown: Shown<S, M>,
  event: TemplateResult | typeof nothing | undefined,
): TemplateResult {
  const { game, host, interaction, isThinking, locale, perspective, problems, settings, text } = shown;
  const { refusal } = game.marks;
  const problem = problems.find(({ source }) => source === 'play');
  const { buttonMoves, destinations, selected } = interaction;
  const isChoice = selected.length > 0 && destinations.length === 0 && buttonMoves.length > 1;
  const hasPictures = isPictured(shown);
  const now = isChoice ? locale.t('ui.choose') : hasPictures ? locale.t('ui.confirm') : text.statusText(isThinking);
  // A hint for the touched place or the move in progress is shown alone; pictures need no more words
  const isAlone = interaction.isAsked || interaction.isTold || (selected.length > 0 && hasSelectionHint(shown));
  // Once the game is over, a hint is shown only if the reader asks
  const hint = text.endRule === '' || interaction.isTold ? text.hint() : '';
  const told = hasPictures ? [now] : [isAlone ? '' : now, hint];
  const status = refusal ? text.reason(refusal) : joinSentences(locale.t, told);
  const words = problem ? problem.message : status;
  const touched = refusal && !problem ? text.touched() : '';
  const { length } = joinSentences(locale.t, [words, touched]);
  const { t } = locale;
  // In a game being played, the verdict is next to the move it judges
  const isPlayed = settings.mode === 'play';
  const verdict = isPlayed ? text.verdict() : '';
  const why = (rule: string, code: string): TemplateResult | typeof nothing =>
    renderWhy(rule, t, () => openRule(host, rule, t, code));
  const news = joinSentences(t, [text.news(), verdict]);
  if (perspective.awaited !== undefined)
    return html`<div class="said">
        <div class="words">
          ${event}
          <p part=${refusal ? 'status refusal' : 'status'} title=${status}>${status}</p>
        </div>
        ${why(refusal?.rule ?? '', refusal?.code ?? '')}
      </div>
      ${perspective.render(locale.t)}`;
  // Without spaces between them, which browsers count as text that shifts
  const inRoom = [
    html`<p part=${problem ? 'error' : refusal ? 'status refusal' : 'status'}>${words}</p>`,
    problem ? nothing : why(refusal?.rule ?? text.endRule, refusal?.code ?? text.endCode),
    // The touched place's description is not part of the error, and has not its colour
    touched === '' ? nothing : html`<p class="touched">${touched}</p>`,
    isPlayed ? text.remarks().map(renderComment) : nothing,
  ];
  const close = problem || refusal ? renderClose(t, () => putRefusalAway(shown)) : nothing;
  return html`
    <div class="said">
      ${keyed(
        // New text gets a new node, so it does not count as text that shifted
        `${news} ${words}`,
        html`<div class=${verdict === '' ? 'words' : 'words judged'}>
          ${event ?? html`<p part="news" title=${news}>${news}</p>`}
          <div part="room" class=${length > LONG ? 'long' : nothing}>${inRoom}</div>
          ${close}
        </div>`,
      )}
    </div>
    ${
      settings.mode === 'replay' && text.hasComments
        ? html`<div part="room" class="comments">${text.comments().map(renderComment)}</div>`
        : nothing
    }
  `;
}

/** Closes a refusal or the error of a typed move. Returns false if there is none. */
export function putRefusalAway<S extends BaseState, M>({ game, host, problems }: Shown<S, M>): boolean {
  if (!game.marks.refusal && !problems.some(({ source }) => source === 'play')) return false;
  game.marks.forgetRefusal();
  host.forgive(['play']);
  host.requestUpdate();
  return true;
}

function renderClose(t: Translate, close: () => unknown): TemplateResult {
  const label = t('ui.banner-close');
  return html`<button part="refusal-close" type="button" title=${label} aria-label=${label} @click=${close}>
    <span class="icon cancel" aria-hidden="true"></span>
  </button>`;
}

/** Renders a record's comment as plain text, whatever it contains. */
export function renderComment(words: string): TemplateResult {
  return html`<p part="comment">${words}</p>`;
}

/** Renders choices, and Cancel, where readers make moves. */
export function renderActions<S extends BaseState, M>(
  shown: Shown<S, M>,
  context: ExtraContext<S, M>,
): TemplateResult | typeof nothing {
  const { bar, interaction, locale, perspective, settings, ui } = shown;
  const hasRow = settings.mode === 'play' || settings.isCoached;
  if (!hasRow || perspective.awaited !== undefined) return nothing;
  const { t } = locale;
  const canCancel = interaction.selected.length > 0;
  const mayUndo = settings.controls !== 'none' && settings.mode === 'play';
  // Choices are visible at once
  const isChoice = canCancel && interaction.buttonMoves.length > 1;
  const hasPictures = isPictured(shown);
  const looks = [
    bar.isUnfolded ? 'unfolded' : '',
    isChoice || hasPictures ? 'sheet' : '',
    hasPictures ? 'pictured' : '',
  ];
  return html`
    <div
      part="actions"
      class=${looks.filter((look) => look !== '').join(' ') || nothing}
      role=${bar.isNarrow ? 'group' : nothing}
      aria-label=${bar.isNarrow ? t('ui.bar') : nothing}
    >
      ${canCancel ? renderText(t('ui.cancel'), 'back', () => interaction.cancel()) : nothing}
      ${mayUndo ? renderRematch(shown) : nothing} ${mayUndo ? renderHelp(shown) : nothing}
      ${renderButtons(interaction, context, ui, () => bar.fold())} ${bar.isCrowded ? renderUnfold(bar, t) : nothing}
    </div>
  `;
}

/** Whether the moves for the selected places are shown as pictures. */
function isPictured<S extends BaseState, M>({ game, interaction, locale, ui }: Shown<S, M>): boolean {
  const [move] =
    interaction.selected.length > 0 && interaction.destinations.length === 0 ? interaction.buttonMoves : [];
  return move !== undefined && ui.input?.buttons?.face?.(game.state, move, locale.t) !== undefined;
}

function hasSelectionHint<S extends BaseState, M>({ game, interaction, locale, ui }: Shown<S, M>): boolean {
  return (ui.narration?.selectionHint?.(game.state, interaction.selected, locale.t) ?? '') !== '';
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
  host,
  locale: { t },
  panel,
  table,
}: Shown<S, M>): TemplateResult | typeof nothing {
  if (!table?.outcome || !panel.isHere) return nothing;
  const again = (): void => host.again();
  return html`<button part="choice" class="rematch" type="button" @click=${again}>${t('ui.rematch')}</button>`;
}

function renderUnfold(bar: ActionBar, t: Translate): TemplateResult {
  const { isUnfolded } = bar;
  return html`
    <button
      part="unfold"
      type="button"
      title=${t('ui.all-choices')}
      aria-label=${t('ui.all-choices')}
      aria-expanded=${String(isUnfolded)}
      @click=${() => bar.toggle()}
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

// The banner for important events: a forced pass, the end of a round or day. It replaces the news, covers no board, and fades
// after a while or when the reader does something.

/** Keys that do not count as an action. */
const IDLE_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** The banner of one element. */
export class Banner<S extends BaseState, M> implements ReactiveController {
  /** The steps that the banner reports, in order; a reader's move clears them. */
  #told: readonly Step<S, M>[] = [];
  /** The step at the last update. */
  #at: Step<S, M> | undefined;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly source: () => { readonly game: GameController<S, M>; readonly text: GameText<S, M> },
  ) {
    host.addController(this);
  }

  /** Collects the steps since the last update; none if the board has jumped elsewhere. */
  hostUpdate(): void {
    const { isPlayed, step } = this.source().game;
    if (step === this.#at) return;
    const made = isPlayed ? stepsBetween(this.#at, step) : undefined;
    this.#at = step;
    // The result matters more than the last round's event
    if (!made || this.source().game.factsOf(step.state).outcome) {
      this.#told = [];
      return;
    }
    for (const next of made) {
      if (this.#isOfReader(next)) this.#told = [];
      if (this.source().text.event(next) !== '') this.#told = [...this.#told, next];
    }
  }

  #isOfReader({ seat }: Step<S, M>): boolean {
    return seat !== CHANCE && this.source().game.players[seat]?.kind !== 'bot';
  }

  /** Renders the banner, if there is an event. */
  render(t: Translate): TemplateResult | typeof nothing {
    const { text } = this.source();
    const words = joinSentences(
      t,
      this.#told.map((step) => text.event(step)),
    );
    return words === '' ? nothing : html`<p part="banner" @animationend=${this.dismiss}>${words}</p>`;
  }

  /** Hides the banner when the reader does something or it has faded. */
  readonly dismiss = (event: Event): void => {
    if (this.#told.length === 0 || (event instanceof KeyboardEvent && IDLE_KEYS.includes(event.key))) return;
    if (event instanceof KeyboardEvent && event.key === 'Escape') useKey(event);
    this.#told = [];
    this.host.requestUpdate();
  };
}

/** Returns the steps after one up to another, in order; undefined where the one does not lead to the other. */
function stepsBetween<S extends BaseState, M>(
  from: Step<S, M> | undefined,
  to: Step<S, M>,
): readonly Step<S, M>[] | undefined {
  const steps: Step<S, M>[] = [];
  for (let step: Step<S, M> | undefined = to; step !== from; step = step.parent) {
    if (!step) return undefined;
    steps.unshift(step);
  }
  return from && steps;
}

// Reads sizes after layout.

/**
 * Calls back after the browser has laid out a node. Reading sizes then costs nothing; right after an update it would
 * force another layout.
 */
export class LayoutController implements ReactiveController {
  /** The observed node. */
  node: Element | undefined;
  #observer: ResizeObserver | undefined;

  /** `laidOut`: called on the next frame and whenever the node changes size; it may not change that size itself. */
  constructor(
    host: ReactiveControllerHost,
    private readonly laidOut: () => void,
  ) {
    host.addController(this);
  }

  /** An element back on the page has a new layout. */
  hostConnected(): void {
    if (this.node) this.#observer?.observe(this.node);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
  }

  /** Observes only this node from now on. For the same node, calls back again. */
  watch(node: Element | undefined): void {
    this.#observer?.disconnect();
    this.node = node;
    if (!node) return;
    this.#observer ??= new ResizeObserver(() => this.laidOut());
    this.#observer.observe(node);
  }
}

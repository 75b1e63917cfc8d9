/**
 * The action bar above the boards: what happened last, what to do now, and the current buttons. Its height is fixed, so
 * the page does not move when text and buttons change.
 */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { inOneText } from '@griddle/rules/messages/sentences.js';
import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { renderButtons } from './buttons.js';
import type { Translate } from './catalogues.js';
import type { Shown } from './game-template.js';
import type { ExtraContext } from './game-ui.js';
import { LayoutController } from './layout-controller.js';
import { hasPersonMoved } from './players.js';
import { openRule, renderWhy } from './rule-link.js';
import { isTaught } from './taught.js';

/** Number of letters from which text is set smaller. */
const LONG = 120;

/**
 * Handles overflow in the bar: long text scrolls, and buttons that do not fit can be unfolded. Sizes are read after
 * layout, so that no board forces another one.
 */
export class ActionBar {
  /** What was in the bar when its sizes were read last. */
  #measured = '';
  readonly #layout: LayoutController;
  /** Where the board stood when all buttons were unfolded. */
  #unfoldedAt: unknown;
  #isCrowded = false;
  #isNarrow = false;
  /** Which button had the focus when all of them went elsewhere. */
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

  /** Whether the buttons are at the lower edge of the stage, so that keys come to them after the boards. */
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
    // Who has no pointer scrolls by arrow keys, and opens news that are cut by going there
    for (const words of root.querySelectorAll<HTMLElement>('[part=bar] :is([part=room], [part=news])')) {
      if (words === root.activeElement) continue;
      if (words.scrollHeight > words.clientHeight + 1 || words.scrollWidth > words.clientWidth + 1) words.tabIndex = 0;
      else words.removeAttribute('tabindex');
    }
    this.#place(root);
    const choices = root.querySelector<HTMLElement>('[part=actions] [part=choices]');
    // Those that rise from the edge have room
    if (choices && (this.isUnfolded || getComputedStyle(choices).position === 'absolute')) return;
    const button = root.querySelector<HTMLElement>('[part=actions] [part=unfold]')?.offsetWidth ?? 0;
    const isCrowded = choices !== null && choices.scrollWidth > choices.clientWidth + button + 1;
    if (isCrowded === this.#isCrowded) return;
    this.#isCrowded = isCrowded;
    // What is watched may not change while the browser tells of its sizes
    requestAnimationFrame(() => this.host.requestUpdate());
  }

  /** Finds out where style sheets have put the buttons. */
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

/** The bar of a game or a replay. `actions`: the buttons, where they are next to the words. */
export function renderBar<S extends BaseState, M>(shown: Shown<S, M>, actions: unknown): TemplateResult {
  const { game, interaction, isThinking, locale, perspective, problems, settings, ui } = shown;
  const isWaiting = perspective.awaited !== undefined;
  const hasRow = settings.mode === 'play' || settings.isCoached;
  const isBeside = !ui.buttons || ui.buttons.isOne === true;
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

/** Renders what happened and what to do. A refusal or an input error takes precedence; an event takes the place of the news. */
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
  const now = isChoice ? locale.t('ui.choose') : hasPictures ? locale.t('ui.confirm') : text.status(isThinking);
  // What a touched place is or leads to, or what is in hand does, is said alone; of pictures there is nothing more to say
  const isAlone = interaction.isAsked || interaction.isTold || (selected.length > 0 && hasSelectionHint(shown));
  // What a place was for says nothing of a game that is over, unless somebody asks
  const hint = text.endRule === '' || interaction.isTold ? text.hint() : '';
  const told = hasPictures ? [now] : [isAlone ? '' : now, hint];
  const status = refusal ? text.reason(refusal) : inOneText(locale.t, told);
  const words = problem ? problem.message : status;
  const touched = refusal && !problem ? text.touched() : '';
  const { length } = inOneText(locale.t, [words, touched]);
  const { t } = locale;
  // A game that is played has its verdict beside the move that is judged
  const isPlayed = settings.mode === 'play';
  const verdict = isPlayed ? text.verdict() : '';
  const why = (rule: string, code: string): TemplateResult | typeof nothing =>
    renderWhy(rule, t, () => openRule(host, rule, t, code));
  const news = inOneText(t, [text.news(), verdict]);
  if (perspective.awaited !== undefined)
    return html`<div class="said">
        <div class="words">
          ${event}
          <p part=${refusal ? 'status refusal' : 'status'} title=${status}>${status}</p>
        </div>
        ${why(refusal?.rule ?? '', refusal?.code ?? '')}
      </div>
      ${perspective.render(locale.t)}`;
  // Without blanks between them, which browsers take for words that move
  const inRoom = [
    html`<p part=${problem ? 'error' : refusal ? 'status refusal' : 'status'}>${words}</p>`,
    problem ? nothing : why(refusal?.rule ?? text.endRule, refusal?.code ?? text.endCode),
    // What the place says that was touched is no part of what is wrong, and has not its colour
    touched === '' ? nothing : html`<p class="touched">${touched}</p>`,
    isPlayed ? text.remarks().map(renderComment) : nothing,
  ];
  const close = problem || refusal ? renderClose(t, () => putRefusalAway(shown)) : nothing;
  return html`
    <div class="said">
      ${keyed(
        // Other words are no words that moved
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

/** Puts a refusal away, or what is wrong with a typed move. Returns false if there is none. */
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

/** A comment of a record: plain text, whatever stands in it. */
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
  // What is chosen between is in sight at once
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

/** Whether what can be done with the places in hand is shown as pictures. */
function isPictured<S extends BaseState, M>({ game, interaction, locale, ui }: Shown<S, M>): boolean {
  const [move] =
    interaction.selected.length > 0 && interaction.destinations.length === 0 ? interaction.buttonMoves : [];
  return move !== undefined && ui.buttons?.face?.(game.state, move, locale.t) !== undefined;
}

function hasSelectionHint<S extends BaseState, M>({ game, interaction, locale, ui }: Shown<S, M>): boolean {
  return (ui.selectionHint?.(game.state, interaction.selected, locale.t) ?? '') !== '';
}

/** Renders How to play, until the reader's first move. */
function renderHelp<S extends BaseState, M>({
  game,
  host,
  locale: { t },
  panel,
  table,
}: Shown<S, M>): TemplateResult | typeof nothing {
  // The card that asks who plays offers it, too
  const isOver = table?.outcome !== undefined || table?.reviews === true;
  const isOffered = table?.asks !== true && !isOver && !hasPersonMoved(game.step, game.players);
  if (!isOffered || !isTaught(game.rules.id)) return nothing;
  const teach = (): unknown => host.dispatchEvent(new Event('griddle-teach'));
  // Until it can answer only its room is there, so that the sentence next to it does not break anew
  return renderText(t('ui.how-to-play'), 'teach', teach, !panel.isHere);
}

/** Renders Rematch on narrow tables, where the result may be far below the boards. */
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

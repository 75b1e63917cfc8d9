/**
 * The bar above the boards: what happened last, and what to do now. Its height is fixed, so the page does not move when
 * text and buttons change. Its buttons come with the code of play (`play/actions.ts`).
 */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { joinSentences } from '@griddle/rules/internal/messages/sentences.js';
import {
  html,
  nothing,
  type ReactiveController,
  type ReactiveControllerHost,
  type ReactiveElement,
  type TemplateResult,
} from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Translate } from './catalogues.js';
import type { Shown } from './view-model.js';
import { openRule, renderWhy } from './snapshot.js';

/** Number of letters from which text is set smaller. */
const LONG = 120;

/** Lets long text in the bar scroll. Sizes are read after layout, so that no board forces another one. */
export class Bar {
  /** The content of the bar when its sizes were last read. */
  #measured = '';
  readonly #layout: LayoutController;

  /** `measured`: called after the sizes of the words have been read. */
  constructor(
    private readonly host: ReactiveElement,
    measured: () => void,
  ) {
    this.#layout = new LayoutController(host, () => {
      this.#measure();
      measured();
    });
  }

  /** Called when the bar shows the position that the boards show. `actions`: the content of its buttons. */
  rendered(actions: string): void {
    const words = this.host.renderRoot.querySelector('[part=bar] .said') ?? undefined;
    const content = `${actions} ${words?.textContent}`;
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
  const event = shown.playing?.banner.render(locale.t) ?? nothing;
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
  const { game, host, isThinking, locale, perspective, playing, problems, settings, text } = shown;
  const { refusal } = game.marks;
  const problem = problems.find(({ source }) => source === 'play');
  // Once the game is over, a hint is shown only if the reader asks
  const hint = text.endRule === '' ? text.hint() : '';
  const told = playing?.prompt(shown) ?? [text.statusText(isThinking), hint];
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

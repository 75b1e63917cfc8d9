/** The row of buttons beside a board. */
import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { hasPersonMoved, hasLesson, rove, setTabStop, type GameSnapshot } from '#core';
import { mayAdvise } from './analysis.js';
import { icon, type Icon } from './panel-element.js';
import type { Playback } from './playback.js';

/** The buttons of a replay and of a game to play, in order. */
const BUTTONS: Readonly<Record<'replay' | 'play', readonly Icon[]>> = {
  replay: ['first', 'previous', 'play', 'next', 'last', 'flip', 'more'],
  play: ['help', 'undo', 'redo', 'hint', 'again', 'flip', 'more'],
};

/** Actions of buttons other than stepping and those of the game itself. */
interface ToolbarActs {
  hint(table: GameSnapshot): void;
  again(table: GameSnapshot): void;
  teach(): void;
}

/** A toolbar with one tab stop. Arrow keys move within it. */
export class Toolbar implements ReactiveController {
  /** Whether a click moved the focus here; then arrow keys step through a replay, as on its board. */
  wasClicked = false;

  constructor(
    private readonly host: LitElement,
    private readonly playback: Playback,
    private readonly acts: ToolbarActs,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const buttons = this.#buttons;
    // Help and undo share one place, so one of them is hidden
    const usual = this.host.renderRoot.querySelector('[role=toolbar] :is(.hint, .first)');
    setTabStop([...buttons].find((button) => button.getAttribute('tabindex') === '0') ?? usual, buttons);
  }

  render(table: GameSnapshot, mode: 'replay' | 'play'): TemplateResult {
    // Where the bar is narrow, help replaces undo until there is a move to undo
    const isNew = hasLesson(table.game) && !hasPersonMoved(table.at, table.players);
    const names = BUTTONS[mode].filter((name) => name !== 'flip' || table.canFlip);
    return html`
      <div
        class="row ${mode} ${isNew ? 'new' : ''}"
        role="toolbar"
        part="toolbar"
        aria-label=${table.say('ui.controls')}
        @pointerdown=${() => (this.wasClicked = true)}
        @focusin=${({ target }: FocusEvent) => setTabStop(target, this.#buttons)}
        @focusout=${() => (this.wasClicked = false)}
      >
        ${names.map((name) => this.#renderButton(table, name, mode))}
      </div>
    `;
  }

  /** Moves the focus along the row with the arrow keys; returns false for other keys, or elsewhere. */
  rove(event: KeyboardEvent): boolean {
    const seen = [...this.#buttons].filter((button) => button.checkVisibility());
    return rove(event, seen);
  }

  get #buttons(): NodeListOf<HTMLButtonElement> {
    return this.host.renderRoot.querySelectorAll('[role=toolbar] button');
  }

  /** Renders a button. One that is disabled keeps its place and the focus. */
  #renderButton(table: GameSnapshot, name: Icon, mode: 'replay' | 'play'): TemplateResult {
    const shown = name === 'play' && this.playback.isRunning ? 'pause' : name;
    const label = table.say(`ui.${shown}`);
    const isIdle = !this.#canDo(name, table);
    // The button shows the last snapshot; a move made since then can already be undone
    const refusesItself = name === 'undo' || name === 'redo';
    return html`
      <button
        type="button"
        part="button"
        class="icon ${name}"
        title=${label}
        aria-label=${mode === 'play' ? nothing : label}
        aria-disabled=${isIdle ? 'true' : nothing}
        aria-pressed=${name === 'flip' ? String(table.flipped) : nothing}
        popovertarget=${name === 'more' ? 'menu' : nothing}
        @click=${() => (!isIdle || refusesItself) && this.#do(name, table)}
      >
        ${icon(shown)}${mode === 'play' ? html`<span class="label">${table.say(`ui.${name}-short`)}</span>` : nothing}
      </button>
    `;
  }

  #canDo(name: Icon, table: GameSnapshot): boolean {
    const { canUndo, canRedo, outcome, thinking } = table;
    const { ply, end } = this.playback;
    if (name === 'first' || name === 'previous') return ply > 0;
    if (name === 'next' || name === 'last') return ply < end;
    if (name === 'again' && !mayAdvise(table)) return false;
    if (name === 'play' || name === 'again') return end > 0;
    if (name === 'hint') return !outcome && !thinking && mayAdvise(table);
    if (name === 'undo') return canUndo;
    return name !== 'redo' || canRedo;
  }

  #do(name: Icon, table: GameSnapshot): void {
    const { acts, playback } = this;
    if (name === 'first') playback.goTo(0);
    else if (name === 'previous') playback.goTo(playback.ply - 1);
    else if (name === 'play') playback.toggle();
    else if (name === 'next') playback.goTo(playback.ply + 1);
    else if (name === 'last') playback.goTo(playback.end);
    else if (name === 'undo') table.undo();
    else if (name === 'redo') table.redo();
    else if (name === 'flip') table.flip();
    else if (name === 'hint') acts.hint(table);
    else if (name === 'again') acts.again(table);
    else if (name === 'help') acts.teach();
  }
}

/** What games by link and games in rooms have in common: where they show, what they ask and say, and what they hear of the board. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { announce, steadyStyles, type AskDetail, type GameSnapshot, type MoveDetail } from '#core';
import type { LitElement, ReactiveController } from 'lit';
import { friendStyles } from './friend.styles.js';
import type { FormAsked } from './forms.js';
import { OwnGame, type Stage } from './own-game.js';

/** The controls of the game's element, in which all this is shown. */
export interface TogetherHost extends LitElement {
  readonly table?: GameSnapshot | undefined;
  readonly stage: Element;
}

/** A sentence about what happened last. */
export interface Note {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/**
 * Games with others on one element. `Asked`: what the reader may be asked. A class of this kind adds itself to its host when its
 * fields are there: a host calls a new controller at once.
 */
export abstract class Together<Asked> implements ReactiveController {
  protected readonly own: OwnGame;
  #asked: Asked | FormAsked | undefined;
  #note: Note | undefined;
  /** The text that could not be copied. */
  #byHand = '';

  constructor(protected readonly host: TogetherHost) {
    const { stage } = this;
    this.own = new OwnGame(stage);
    stage.addEventListener('griddle-change', () => this.follow());
    stage.addEventListener('griddle-move', (event) => this.beforeMove(event));
    stage.addEventListener('griddle-ask', ({ detail }) => this.wants(detail));
    const { styleSheet } = steadyStyles(friendStyles);
    const { renderRoot } = host;
    if (styleSheet && renderRoot instanceof ShadowRoot) renderRoot.adoptedStyleSheets.push(styleSheet);
  }

  abstract hostConnected(): void;
  abstract hostDisconnected(): void;

  /** Takes up what has changed on the board. */
  protected abstract follow(): void;
  /** Stops the reader from moving where the game has gone on, or for others. */
  protected abstract beforeMove(event: CustomEvent<MoveDetail>): void;
  /** Does what the reader wants and the others have to agree to, or says why not. */
  protected abstract wants(detail: AskDetail): void;

  get stage(): Stage {
    return this.host.stage as Stage;
  }

  /** What the reader is asked. */
  get asked(): Asked | FormAsked | undefined {
    return this.#asked;
  }

  /** A sentence about the last link or action. */
  get note(): Note | undefined {
    return this.#note;
  }

  get byHand(): string {
    return this.#byHand;
  }

  /** Asks something else. */
  ask(asked: Asked | FormAsked): void {
    this.show(asked);
  }

  /** Closes what is asked or said. */
  close(): void {
    this.show();
    this.stage.focus();
  }

  /** Asks who plays, or says by a message why this game cannot be played so. */
  protected openForm(side: Seat, reason: string | undefined): void {
    // It asks who plays, too
    this.stage.shadowRoot?.querySelector('griddle-card')?.close();
    if (reason === undefined) this.show({ kind: 'form', side });
    else this.show(undefined, { key: reason });
    this.say();
    void this.host.updateComplete.then(() =>
      this.host.renderRoot.querySelector<HTMLElement>('[part=friend] :is(input, button)')?.focus(),
    );
  }

  protected show(asked?: Asked | FormAsked, note?: Note): void {
    this.#asked = asked;
    this.#note = note;
    if (note?.key !== 'ui.copy-failed') this.#byHand = '';
    this.host.requestUpdate();
  }

  /** Says something to the reader, and to screen readers. */
  protected tell(note: Note, asked?: Asked | FormAsked): void {
    this.show(asked, note);
    this.say();
  }

  /** Shows a text that could not be copied. */
  protected giveByHand(text: string): void {
    this.show(undefined, { key: 'ui.copy-failed' });
    this.#byHand = text;
    this.say();
  }

  /** Tells screen readers what is shown; nothing if nothing new is. */
  protected say(): void {
    void this.host.updateComplete.then(() => {
      const words = this.host.renderRoot.querySelector('[part=friend] .told')?.textContent?.trim() ?? '';
      const { table } = this.host;
      if (words !== '' && table) announce(() => words, table.catalogue.locale);
    });
  }
}

/** The language of an element: its own `messages`, else the nearest `lang` attribute. */
import type { Catalogue } from '@griddle/rules/messages/index.js';
import { isServer, type ReactiveController, type ReactiveElement } from 'lit';
import { localeFor, localeOf, onNewMessages, type Locale, type Translate } from './catalogues.js';

interface LocaleHost extends ReactiveElement {
  readonly messages?: Catalogue | undefined;
}

/** The nearest `lang` round an element, through the borders of shadow trees; empty when nobody says. */
function langOf(element: Element): string {
  // Nothing is known there of what is round it
  if (isServer) return element.getAttribute('lang') ?? '';
  const speaker = element.closest('[lang]');
  if (speaker) return speaker.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? langOf(root.host) : '';
}

/** Looks for the language when the element comes to a page, when its `lang` or `messages` change, and for new words. */
export class LocaleController implements ReactiveController {
  #locale: Locale | undefined;
  #stopListening: (() => void) | undefined;

  constructor(private readonly host: LocaleHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#stopListening = onNewMessages(() => this.refresh());
    this.#locale = undefined;
  }

  hostDisconnected(): void {
    this.#stopListening?.();
  }

  /** Looks anew which language is spoken. */
  refresh(): void {
    this.#locale = undefined;
    this.host.requestUpdate();
  }

  get current(): Locale {
    const { host } = this;
    return (this.#locale ??= host.messages ? localeOf(host.messages) : localeFor(langOf(host)));
  }

  get t(): Translate {
    return this.current.t;
  }
}

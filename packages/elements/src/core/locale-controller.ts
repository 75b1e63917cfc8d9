/** The language of an element: its own `messages`, else the nearest `lang` attribute. */
import type { Catalogue } from '@griddle/rules/messages/index.js';
import { isServer, type ReactiveController, type ReactiveElement } from 'lit';
import { localeFor, localeOf, onNewMessages, type Locale, type Translate } from './catalogues.js';

/** Returns the nearest `lang` around an element, across shadow boundaries; empty for none. */
function langOf(element: Element): string {
  // A server does not know the element's ancestors
  if (isServer) return element.getAttribute('lang') ?? '';
  const speaker = element.closest('[lang]');
  if (speaker) return speaker.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? langOf(root.host) : '';
}

/** Called when a `lang` around an element may have changed. */
const listeners = new Set<() => void>();
/** One observer for all elements of the page; created with the first. */
let observer: MutationObserver | undefined;

/** Observes each `lang` around an element, including those outside its shadow tree. */
function observeAround(element: Element): void {
  observer ??= new MutationObserver(() => {
    for (const listener of listeners) listener();
  });
  for (let root: Node = element.getRootNode(); ; root = root.host.getRootNode()) {
    // Observing the same tree again changes nothing
    observer.observe(root, { attributes: true, attributeFilter: ['lang'], subtree: true });
    if (!(root instanceof ShadowRoot)) return;
  }
}

/** Updates the language when the element is added or moved, when a `lang` around it or its `messages` change, and for new words. */
export class LocaleController implements ReactiveController {
  #locale: Locale | undefined;
  /** The language found last. */
  #lang = '';
  #stopListening: (() => void) | undefined;

  constructor(private readonly host: ReactiveElement & { readonly messages?: Catalogue | undefined }) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#stopListening = onNewMessages(() => this.refresh());
    // The element may have returned under another language
    if (this.#locale) this.refresh();
    if (isServer) return;
    observeAround(this.host);
    listeners.add(this.#langChanged);
  }

  hostDisconnected(): void {
    this.#stopListening?.();
    listeners.delete(this.#langChanged);
    if (listeners.size === 0) observer?.disconnect();
  }

  hostMoved(): void {
    observeAround(this.host);
    this.#langChanged();
  }

  /** Removes a translator's elements, so new words can replace theirs. */
  hostUpdate(): void {
    if (!isServer && this.host.hasUpdated) undoTranslation(this.host.renderRoot);
  }

  readonly #langChanged = (): void => {
    if (this.#locale && !this.host.messages && langOf(this.host) !== this.#lang) this.refresh();
  };

  /** Clears the cached locale, so the language is determined again. */
  refresh(): void {
    this.#locale = undefined;
    this.host.requestUpdate();
  }

  get current(): Locale {
    const { host } = this;
    if (this.#locale) return this.#locale;
    if (host.messages) return (this.#locale = localeOf(host.messages));
    this.#lang = langOf(host);
    return (this.#locale = localeFor(this.#lang));
  }

  get t(): Translate {
    return this.current.t;
  }
}

// Translators of web pages replace text nodes with `<font>` elements, so templates would keep writing into nodes that are no
// longer on the page.

const FONT = 'font';

/** Turns a translator's words into text nodes, so templates can change them. The translator notices new words by itself. */
export function undoTranslation(root: ParentNode): void {
  for (let font = root.querySelector(FONT); font; font = root.querySelector(FONT)) {
    let words = '';
    // One text node may have become several elements, with text between them
    for (let next = font.nextSibling; next instanceof Text || isFont(next); next = font.nextSibling) {
      words += next.textContent ?? '';
      next.remove();
    }
    font.replaceWith(`${font.textContent}${words}`);
  }
}

function isFont(node: Node | null): node is Element {
  return node instanceof Element && node.localName === FONT;
}

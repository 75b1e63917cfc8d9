/** The language of an element: its own `messages`, else the nearest `lang` attribute. */
import type { Catalogue } from '@griddle/rules/messages/index.js';
import { isServer, type ReactiveController, type ReactiveElement } from 'lit';
import { localeFor, localeOf, onNewMessages, type Locale, type Translate } from './catalogues.js';

/** The nearest `lang` round an element, through the borders of shadow trees; empty when nobody says. */
function langOf(element: Element): string {
  // Nothing is known there of what is round it
  if (isServer) return element.getAttribute('lang') ?? '';
  const speaker = element.closest('[lang]');
  if (speaker) return speaker.getAttribute('lang') ?? '';
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? langOf(root.host) : '';
}

/** Who is told when a language round it may have changed. */
const listeners = new Set<() => void>();
/** One for the page and all its elements; made with the first of them. */
let observer: MutationObserver | undefined;

/** Hears of each `lang` round an element, also of those outside its shadow tree. */
function observeAround(element: Element): void {
  observer ??= new MutationObserver(() => {
    for (const listener of listeners) listener();
  });
  for (let root: Node = element.getRootNode(); ; root = root.host.getRootNode()) {
    // Said again of the same tree it changes nothing
    observer.observe(root, { attributes: true, attributeFilter: ['lang'], subtree: true });
    if (!(root instanceof ShadowRoot)) return;
  }
}

/** Looks for the language when the element comes to a page or is moved, when a `lang` round it or its `messages` change, and for new words. */
export class LocaleController implements ReactiveController {
  #locale: Locale | undefined;
  /** The language that was found last. */
  #lang = '';
  #stopListening: (() => void) | undefined;

  constructor(private readonly host: ReactiveElement & { readonly messages?: Catalogue | undefined }) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#stopListening = onNewMessages(() => this.refresh());
    // It may have come back under another language
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

  /** New words go where a translator's have stood. */
  hostUpdate(): void {
    if (!isServer && this.host.hasUpdated) undoTranslation(this.host.renderRoot);
  }

  readonly #langChanged = (): void => {
    if (this.#locale && !this.host.messages && langOf(this.host) !== this.#lang) this.refresh();
  };

  /** Looks anew which language is spoken. */
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

// What a translator of web pages leaves behind: it puts `<font>` elements in the place of text nodes, and who wrote those goes
// on writing into nodes that are no longer on the page.

const FONT = 'font';

/** Makes text nodes of a translator's words, so that templates can change them. The translator hears of new words by itself. */
export function undoTranslation(root: ParentNode): void {
  for (let font = root.querySelector(FONT); font; font = root.querySelector(FONT)) {
    let words = '';
    // One text may have become several elements, with text between them
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

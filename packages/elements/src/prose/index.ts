/**
 * Lets the text around a replay drive its board: links preview their position and are marked while the board is there, and with
 * `follow` the board goes along with the paragraph being read. One file in a release, `prose.js`, which only such pages fetch.
 * It imports no other file of the elements, so that pages of one game can use it: the panel passes what it needs.
 */
import { linkedText } from '../core/links.js';
import type { AnySession, AnyStep, GameSnapshot } from '../core/snapshot.js';
import { readLink, writeMoves, type Link, type Start } from '../panel/link-text.js';
import { FollowedText } from './followed-text.js';
import { keepInSight } from './sticky.js';

/** A replay's element. */
export interface Stage extends HTMLElement {
  readonly currentPath: string;
  readonly table: GameSnapshot;
  goTo(path: string): boolean;
}

/** What the panel knows of links. */
export interface PanelLinks {
  /** Whether the element's game started as a link says. */
  isStartOf(start: Start, session: AnySession): boolean;
  /** The moves that lead to a step, as links have them. */
  movesTo(session: AnySession, at: AnyStep): readonly string[];
  /** Follows moves through the tree; returns why it could not. */
  walk(table: GameSnapshot, moves: readonly string[]): unknown;
}

/** The boards that text drives already. */
const joined = new WeakSet<Element>();

/** Connects a board with the text of its page, once. */
export function joinProse(stage: Stage, links: PanelLinks): void {
  if (joined.has(stage) || !stage.isConnected) return;
  joined.add(stage);
  new Prose(new Board(stage, links), () => joined.delete(stage));
}

/** A board, and where links to it lead. */
class Board {
  constructor(
    readonly stage: Stage,
    private readonly panel: PanelLinks,
  ) {}

  /** Returns the text of a link that is for this board; undefined for any other link. */
  textOf(link: HTMLAnchorElement): string | undefined {
    const isHere = link.href.split('#')[0] === location.href.split('#')[0];
    return isHere ? linkedText(this.stage, link) : undefined;
  }

  /** The moves that lead to where the board is, as a link has them. */
  get place(): string {
    const { at, session } = this.stage.table;
    return writeMoves(this.panel.movesTo(session, at));
  }

  /** Whether a link's text leads to a place, by default to where the board is. */
  isAt(text: string, place = this.place): boolean {
    const link = this.#read(text);
    return link !== undefined && writeMoves(link.moves) === place;
  }

  /** Goes where a link's text leads, without errors and scrolling; false if it leads nowhere or into another game. */
  peek(text: string): boolean {
    const link = this.#read(text);
    return link !== undefined && this.panel.walk(this.stage.table, link.moves) === undefined;
  }

  /** Reads a link; undefined for one into another game. */
  #read(text: string): Link | undefined {
    const link = readLink(text);
    return this.panel.isStartOf(link.start, this.stage.table.session) ? link : undefined;
  }
}

/** The links of a page to one board. */
class Prose {
  readonly #stop = new AbortController();
  /** Where the reader was before a preview. */
  #home: string | undefined;
  /** Whether the board is moved from here, rather than by the reader or the page. */
  #isOurs = false;
  readonly #text: FollowedText | undefined;

  constructor(
    private readonly board: Board,
    private readonly left: () => void,
  ) {
    const { stage } = board;
    const { signal } = this.#stop;
    const on = (target: EventTarget, types: readonly string[], listen: (event: Event) => void): void => {
      for (const type of types) target.addEventListener(type, (event) => this.#isHere() && listen(event), { signal });
    };
    on(document, ['pointerover', 'focusin'], (event) => this.#enter(event));
    on(document, ['pointerout', 'focusout'], (event) => this.#leave(event));
    on(stage, ['griddle-change'], () => this.#changed());
    on(stage, ['griddle-update'], () => this.#mark());
    // A followed link is no preview: the reader stays there
    on(document, ['click'], (event) => {
      if (this.#linkOf(event)) this.#home = undefined;
    });
    if (stage.hasAttribute('follow')) {
      keepInSight(stage.localName);
      this.#text = new FollowedText(
        stage,
        () => this.#links(),
        (text) => this.#follow(text),
        signal,
      );
    }
    this.#mark();
  }

  /** Whether the board is still on the page; stops everything otherwise, so that nothing holds on to it. */
  #isHere(): boolean {
    if (this.board.stage.isConnected) return true;
    this.#stop.abort();
    this.left();
    return false;
  }

  /** The links to this board, with their texts. */
  #links(): ReadonlyMap<HTMLAnchorElement, string> {
    const links = new Map<HTMLAnchorElement, string>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="griddle"]')) {
      const text = this.board.textOf(link);
      if (text !== undefined) links.set(link, text);
    }
    return links;
  }

  #linkOf({ target }: { readonly target: EventTarget | null }): HTMLAnchorElement | undefined {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="griddle"]') : null;
    return link && this.board.textOf(link) !== undefined ? link : undefined;
  }

  #enter(event: Event): void {
    const link = this.#linkOf(event);
    const text = link && this.board.textOf(link);
    if (link === undefined || text === undefined || text === '') return;
    // A finger taps, which follows the link; and a clicked link needs no preview by its focus
    if (event instanceof PointerEvent ? event.pointerType === 'touch' : !link.matches(':focus-visible')) return;
    const home = this.#home ?? this.board.stage.currentPath;
    if (this.#go(() => this.board.peek(text))) this.#home = home;
    else this.#goTo(home);
  }

  #leave(event: Event): void {
    const link = this.#linkOf(event);
    const isWithin =
      event instanceof MouseEvent && link !== undefined && this.#linkOf({ target: event.relatedTarget }) === link;
    if (!link || isWithin || this.#home === undefined) return;
    const home = this.#home;
    this.#home = undefined;
    this.#goTo(home);
  }

  #goTo(path: string): void {
    const { stage } = this.board;
    if (stage.currentPath !== path) this.#go(() => stage.goTo(path));
  }

  #go(move: () => boolean): boolean {
    this.#isOurs = true;
    try {
      return move();
    } finally {
      this.#isOurs = false;
    }
  }

  #changed(): void {
    if (this.#isOurs) return;
    this.#home = undefined;
    this.#text?.rest();
  }

  /** Goes along with the text, unless the reader is looking at a preview. */
  #follow(text: string): void {
    if (this.#home === undefined && this.#isHere() && !this.board.isAt(text)) this.#go(() => this.board.peek(text));
  }

  /** Marks the links to where the board is. */
  #mark(): void {
    const { place } = this.board;
    for (const [link, text] of this.#links()) {
      if (this.board.isAt(text, place)) link.setAttribute('aria-current', 'step');
      else if (link.getAttribute('aria-current') === 'step') link.removeAttribute('aria-current');
    }
  }
}

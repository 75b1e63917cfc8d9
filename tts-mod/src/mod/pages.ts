/**
 * The pages of the panel. Everybody turns and folds the panel's pages for themselves: an element that is not visible to a colour
 * takes no room on the screen of that player.
 */
import { BUTTON_INK, HANDLERS, PANEL } from '../names.js';

/** A page of the panel. */
export type Page = 'play' | 'options' | 'tools' | 'views' | 'seats' | 'live' | 'languages' | 'menu';

/** The pages that buttons open; pressed once more, they close them. */
const OPENERS: Readonly<Record<string, Page>> = {
  [HANDLERS.options]: 'options',
  [HANDLERS.tools]: 'tools',
  [HANDLERS.views]: 'views',
  [HANDLERS.seats]: 'seats',
  [HANDLERS.live]: 'live',
  [HANDLERS.languages]: 'languages',
  [HANDLERS.menu]: 'menu',
};

/** All colours that somebody can have; spectators, who are Grey, share a panel. */
const COLOURS = [
  'White',
  'Brown',
  'Red',
  'Orange',
  'Yellow',
  'Green',
  'Teal',
  'Blue',
  'Purple',
  'Pink',
  'Grey',
  'Black',
] as const;

/** Returns the page that a button opens. */
export function pageOpenedBy(handler: string): Page | undefined {
  return OPENERS[handler];
}

/** Which page each colour sees. */
export class Pages {
  /** The open page by colour; the home page where there is none. */
  private open: Record<string, Page> = {};
  private folded: Record<string, boolean> = {};
  /** The page of play, or the menu while there is no game; none while one is laid out. */
  private home: Page | undefined;
  /** The colours sent last for each part, as the game takes them. */
  private sent: Record<string, string> = {};

  /** `first` is the page that the save shows. */
  constructor(
    private readonly first: Page,
    private readonly hasMenu: boolean,
  ) {
    this.home = first;
  }

  /** After a load everybody sees what is in the save. */
  start(): void {
    this.open = {};
    this.folded = {};
    this.sent = { [PANEL.fold]: 'all', [PANEL.unfold]: '' };
    for (const page of this.all()) this.sent[PANEL[page]] = page === this.first ? 'all' : '';
  }

  private all(): readonly Page[] {
    const pages: readonly Page[] = ['play', 'options', 'tools', 'views', 'seats', 'live', 'languages'];
    return this.hasMenu ? [...pages, 'menu'] : pages;
  }

  /** The page that a player sees, folded or not. */
  of(player: string): Page | undefined {
    return this.home === undefined ? undefined : (this.open[player] ?? this.home);
  }

  /** Whether anybody has opened a page. */
  isOpen(page: Page): boolean {
    return COLOURS.some((colour) => this.of(colour) === page);
  }

  /** Sets the home page, at which everybody is then. */
  goHome(home: Page | undefined): void {
    if (home !== this.home) this.open = {};
    this.home = home;
    this.show();
  }

  /** Opens a page for a player, or closes it if it is open. */
  turn(player: string, page: Page): void {
    this.put(player, this.of(player) === page ? this.before(page) : page);
  }

  /** Shows a player the home page, unfolded. */
  showHome(player: string): void {
    this.folded[player] = false;
    this.put(player, this.home);
  }

  /** Closes a page wherever it is open. */
  close(page: Page): void {
    for (const colour of COLOURS) if (this.of(colour) === page) this.put(colour, this.before(page));
  }

  /** Folds a player's panel, or unfolds it. */
  fold(player: string): void {
    this.folded[player] = this.folded[player] !== true;
    this.show();
  }

  private put(player: string, page: Page | undefined): void {
    if (page !== undefined) this.open[player] = page;
    this.show();
  }

  /** The page from which another was opened. */
  private before(page: Page): Page | undefined {
    if (page === 'languages') return this.hasMenu ? 'menu' : 'tools';
    return page === 'seats' || page === 'views' || page === 'live' ? 'tools' : this.home;
  }

  /** Sends everything once more, for guests who may have the panel of the save. */
  showAgain(): void {
    this.sent = {};
    this.show();
  }

  /** Shows each player the own page. */
  show(): void {
    for (const page of this.all()) {
      this.showTo(PANEL[page], (colour) => this.folded[colour] !== true && this.of(colour) === page);
    }
    this.showTo(PANEL.fold, (colour) => this.folded[colour] !== true);
    this.showTo(PANEL.unfold, (colour) => this.folded[colour] === true);
  }

  /** Shows a part of the panel to some colours. */
  private showTo(id: string, isFor: (colour: string) => boolean): void {
    const colours = COLOURS.filter((colour) => isFor(colour));
    const visibility = colours.length === COLOURS.length ? 'all' : colours.join('|');
    if (this.sent[id] === visibility) return;
    this.sent[id] = visibility;
    // No colour at all would mean everybody
    const own = { active: colours.length > 0 ? 'true' : 'false', visibility: visibility === 'all' ? '' : visibility };
    const isButton = id === PANEL.fold || id === PANEL.unfold;
    UI.setAttributes(id, isButton ? ({ ...own, textColor: BUTTON_INK } as never) : (own as never));
  }
}

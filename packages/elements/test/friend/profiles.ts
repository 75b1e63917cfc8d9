/** Two or more readers in one browser: each has a storage and an element, and they send each other links. */
import { find, inside } from '../controls/fake-table.js';
import { drawn, onPage, type Attributes, type OnPage } from '../hands.js';
import type { GameTag } from '../games.js';
import type { GameSnapshot } from '../../src/core/snapshot.js';
import { waitUntil } from '../wait.js';

export type Played = OnPage & {
  readonly table: GameSnapshot;
  readonly currentPosition: string;
  seats: string;
  names: string;
  play(move: string): boolean;
  goTo(place: string | number): boolean;
};

/** The clipboard of all readers, which keeps what was copied last. */
let copied = '';

/** Lets tests see what is copied; there is no share sheet. Returns a function that ends this. */
export function watchClipboard(): () => void {
  const writeText = (text: string): Promise<void> => {
    copied = text;
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  return () => {
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(navigator, 'share');
  };
}

/** The reader who has the page. */
let current: Profile | undefined;

/** Makes the browser a reader's. */
function use(reader: Profile | undefined): void {
  if (current === reader) return;
  if (current) {
    current.storage = { ...localStorage };
    current.page?.remove();
  }
  current = reader;
  localStorage.clear();
  for (const [key, text] of Object.entries(reader?.storage ?? {})) localStorage.setItem(key, text);
}

/** A reader with a browser of their own. */
export class Profile {
  /** What the browser of this reader keeps, while another one has the page. */
  storage: Readonly<Record<string, string>> = {};
  /** Their element; undefined before the first visit. */
  page: Played | undefined;

  constructor(
    private readonly tag: GameTag = 'waffle-wars',
    private readonly attributes: Attributes = {},
  ) {}

  get element(): Played {
    if (!this.page) throw new Error('nothing is on the page');
    return this.page;
  }

  /** What is shown of the game with a friend; empty for nothing. */
  get words(): string {
    const part = inside(find(this.element, 'griddle-controls')).querySelector('[part=friend]');
    return part?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  }

  get controls(): HTMLElement {
    return find(this.element, 'griddle-controls');
  }

  /** Opens the page, at an address or without a link. */
  async visit(url = location.pathname + location.search): Promise<this> {
    use(this);
    this.page?.remove();
    await setAddress(url);
    const attributes = { id: 'board', mode: 'play', still: '', ...this.attributes };
    this.page = (await onPage(this.tag, attributes)) as unknown as Played;
    await waitUntil(() => this.page?.shadowRoot?.querySelector('griddle-controls')?.shadowRoot?.childElementCount);
    await this.rest();
    return this;
  }

  /** Opens a link: in the page that is open, or by a visit where another reader was here last. */
  async follow(url: string): Promise<this> {
    if (current !== this || !this.page) return this.visit(url);
    location.hash = new URL(url).hash;
    await new Promise((done) => setTimeout(done, 30));
    await this.rest();
    return this;
  }

  /** Waits until nothing more happens. */
  async rest(): Promise<void> {
    for (let round = 0; round < 3; round++) {
      await drawn(this.element);
      await new Promise((done) => setTimeout(done, 30));
    }
  }

  /** Presses a button of the game with a friend. */
  async press(words: string): Promise<void> {
    const found = [...inside(this.controls).querySelectorAll<HTMLButtonElement>('[part=friend] button')];
    const button = found.find(({ textContent }) => textContent?.trim() === words);
    if (!button) throw new Error(`no button “${words}” in “${this.words}”`);
    button.click();
    await this.rest();
  }

  /** Opens the form of the menu. */
  async openForm(): Promise<void> {
    find(this.controls, '.more').click();
    const menu = find(this.controls, 'griddle-menu');
    await waitUntil(() => menu.shadowRoot?.querySelector('button'));
    [...inside(menu).querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Play with a friend')
      ?.click();
    await waitUntil(() => this.words !== '');
    await this.rest();
  }

  /** Fills in the form that is shown, and sends it. */
  async submit(fields: Readonly<Record<string, string>>): Promise<void> {
    const form = find<HTMLFormElement>(this.controls, '[part=friend] form');
    for (const [name, value] of Object.entries(fields)) {
      const field = form.elements.namedItem(name) as HTMLInputElement;
      field.value = value;
    }
    form.requestSubmit();
    await this.rest();
  }

  /** Starts a game with a friend. */
  async begin(name: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.openForm();
    await this.submit({ name, ...fields });
  }

  /** Plays moves as a reader does. Returns whether all were played. */
  async move(...moves: readonly string[]): Promise<boolean> {
    const played = moves.map((move) => this.element.table.play(move));
    await this.rest();
    return played.every((isPlayed) => isPlayed);
  }

  /** Sends the link, and returns it. */
  async send(words = 'Send your move'): Promise<string> {
    copied = '';
    await this.press(words);
    return copied.split('\n').at(-1) ?? '';
  }
}

/** Ends all visits. */
export async function leaveAll(): Promise<void> {
  use(undefined);
  await setAddress(location.pathname + location.search);
}

/** Sets the page's address. WebKit allows it a hundred times in ten seconds. */
async function setAddress(url: string): Promise<void> {
  for (let left = 12; ; left--) {
    try {
      return history.replaceState(null, '', url);
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((done) => setTimeout(done, 1000));
    }
  }
}

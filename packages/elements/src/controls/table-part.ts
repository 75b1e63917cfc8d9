/** What the parts beside a board share: they show a table, given as a property or found by `for`. */
import { ReactiveElement, type PropertyDeclarations, type PropertyValues } from '@lit/reactive-element';
import '../old-core/table-view.js';
import { ELEMENTS_EN } from '../old-core/messages.en.js';
import { wordColours } from '../old-core/styles.js';
import type { Say, TableHost, TableView } from '../old-core/table.js';
import { addMessages, langOf, wordsListeners, wordsFor, type Words, type WordsListener } from '../old-core/words.js';
import { PARTS_EN } from './messages.en.js';
import { partStyles } from './part.styles.js';

addMessages({ ...ELEMENTS_EN, text: PARTS_EN });

/** A part renders when it is given another table, and says nothing where it has none. */
export abstract class TablePart extends ReactiveElement implements WordsListener {
  static override properties: PropertyDeclarations = { table: { attribute: false }, for: {} };
  static override styles = [wordColours, partStyles];

  /** Names of the parts of its shadow tree that pages may style, also where it stands inside a game's element. */
  protected static readonly parts: string = '';

  /** The game to stand beside. A game's element gives it to its own parts; elsewhere `for` finds it. */
  table: TableView | undefined;

  /** The id of a game's element in the same document (or shadow tree). It may come later than the part. */
  for = '';

  private root: Node | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.root = this.getRootNode();
    this.root.addEventListener('griddle-table', this.follow);
    if (this.root instanceof ShadowRoot) this.setAttribute('exportparts', (this.constructor as typeof TablePart).parts);
    wordsListeners.add(this);
    this.find();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.root?.removeEventListener('griddle-table', this.follow);
    wordsListeners.delete(this);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('for')) this.find();
  }

  /** @internal */
  wordsChanged(): void {
    this.requestUpdate();
  }

  /** The words of the table or else of the page. */
  protected get words(): Pick<Words, 'catalogue' | 'say'> {
    return this.table ?? wordsFor(langOf(this));
  }

  /** The sentence for a key. */
  protected get say(): Say {
    return this.words.say;
  }

  private find(): void {
    if (this.for === '' || !(this.root instanceof Document || this.root instanceof ShadowRoot)) return;
    this.table = (this.root.getElementById(this.for) as TableHost | null)?.table;
  }

  private readonly follow = ({ target }: Event): void => {
    if (this.for !== '' && target instanceof Element && target.id === this.for)
      this.table = (target as TableHost).table;
  };
}

/** `<score-sheet>`: who has scored what, and where on the board. */
import type { Place, ScoreLine, Seat, SeatScore } from '@griddle/rules/core/contract.js';
import type { PropertyDeclarations, PropertyValues } from '@lit/reactive-element';
import { button, element } from '../controls/dom.js';
import { rove, stopAt } from '../controls/roving.js';
import { TablePart } from '../controls/table-part.js';
import { define } from '../core/define.js';
import type { AnySession } from '../core/table.js';
import { tieBetween } from '@griddle/rules/core/ties.js';
import { scoreSheetStyles } from './score-sheet.styles.js';

/** `griddle-places`, when a line is pointed at. */
export interface PlacesDetail {
  /** Places of the board that earned the line; none when nothing is pointed at any more. */
  readonly places: readonly Place[];
}

/**
 * The score sheet of a game or of a position: the lines of each seat and their sum. A game without points has lines
 * without them.
 *
 * @tagname score-sheet
 * @fires griddle-places - A line is pointed at, or no longer; the board of `for` lights up its places.
 * @fires griddle-error - The position cannot be used; the sheet says why and keeps what it shows.
 * @csspart sheet - The table of one seat.
 * @csspart line - Each line.
 * @csspart ties - What decided between equal points, once the game is over.
 * @csspart error - Why a position cannot be shown.
 */
export class ScoreSheet extends TablePart {
  static override properties: PropertyDeclarations = { game: {}, position: {}, options: {} };
  static override styles = [...TablePart.styles, scoreSheetStyles];
  protected static override readonly parts = 'sheet, line';

  /** The game of `position`, for a sheet that stands alone: `waffle-wars`. */
  game = '';

  /** A position in the game's notation; left out, it is a new game. */
  position = '';

  /** Set-up options of the position, `hand=12`. */
  options = '';

  private own: AnySession | undefined;
  private drawn = '';
  private readonly error = element('p', { part: 'error', hidden: '' });
  private readonly sheets = element('div', { role: 'group' });

  constructor() {
    super();
    this.sheets.addEventListener('keydown', (event) => rove(event, this.buttons));
    this.sheets.addEventListener('focusin', ({ target }) => stopAt(target, this.buttons));
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    if (this.game !== '' && ['game', 'position', 'options'].some((name) => changed.has(name))) void this.readPosition();
    const session = this.table?.session ?? this.own;
    this.sheets.ariaLabel = this.say('ui.score');
    if (!this.sheets.parentNode) this.renderRoot.append(this.error, this.sheets);
    if (session) this.draw(session);
  }

  private async readPosition(): Promise<void> {
    const { game, position, options } = this;
    const { sessionAt } = await import('../controls/alone.js');
    const told = sessionAt(game, position, options, this.words.catalogue);
    const message = 'problem' in told ? told.problem : '';
    this.error.hidden = message === '';
    this.error.textContent = message;
    if ('session' in told) this.own = told.session;
    else this.fire('griddle-error', { source: 'position', message });
    this.requestUpdate();
  }

  private draw({ game, options, state }: AnySession): void {
    const names = game.seats(options);
    const outcome = game.outcome(state);
    const over = outcome !== undefined;
    const scores = over ? ranked(game.score(state)) : game.score(state);
    const lineWords = scores.flatMap(({ lines }) =>
      lines.map(({ code, places }) => this.wordsOf(game.id, code, places.length)),
    );
    const seatWords = names.map((name) => this.say(`seat.${name}`));
    const drawn = JSON.stringify([scores, over, this.say('ui.score'), seatWords, lineWords]);
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    const points = scores.some(({ lines, total }) => total !== 0 || lines.some((line) => line.points !== 0));
    // Only where points decide are the first ones the winners
    const isRanking =
      over && points && scores.every((one) => (rank(one, scores) === 1) === outcome.winners.includes(one.seat));
    this.sheets.replaceChildren(
      ...scores.map((score) => {
        const seat = this.say(`seat.${names[score.seat] ?? ''}`);
        const title = isRanking ? this.say('ui.rank', { rank: rank(score, scores), seat }) : seat;
        const sheet = this.sheet(score, title, game.id, points);
        sheet.append(...this.tieRows(score, game.id, over && points ? tiesThatDecide(score, scores) : 0));
        return sheet;
      }),
    );
    stopAt(this.buttons[0], this.buttons);
  }

  private sheet({ seat, lines, total }: SeatScore, title: string, game: string, points: boolean): HTMLElement {
    const rows = lines.map((line) => this.line(line, seat, game, points));
    const nothing = element('tr', {}, element('td', { colspan: '2' }, this.say('ui.nothing-scored')));
    const sum = element(
      'tr',
      {},
      element('th', { scope: 'row' }, this.say('ui.total')),
      element('td', {}, String(total)),
    );
    return element(
      'table',
      { part: 'sheet' },
      element('caption', {}, title),
      element('tbody', {}, ...(rows.length > 0 ? rows : [nothing])),
      ...(points ? [element('tfoot', {}, sum)] : []),
    );
  }

  /** What decided between seats with the same points. */
  private tieRows({ ties }: SeatScore, game: string, count: number): readonly HTMLElement[] {
    const rows = ties.slice(0, count).flatMap((value, at) => {
      const key = `tie.${game}.${at}`;
      const what = this.say(key);
      if (what === key) return [];
      return element('tr', {}, element('td', {}, this.say('ui.tie', { what })), element('td', {}, String(value)));
    });
    return rows.length > 0 ? [element('tbody', { part: 'ties' }, ...rows)] : [];
  }

  private line(
    { rule, code, points: count, places }: ScoreLine,
    seat: Seat,
    game: string,
    points: boolean,
  ): HTMLElement {
    const where = places.map((place) => this.placeWords(game, place)).filter((words) => words !== '');
    const words = button(
      {},
      undefined,
      this.wordsOf(game, code, places.length),
      element('small', {}, ...unbroken(rule, where)),
    );
    const row = element('tr', { part: 'line' }, element('td', {}, words));
    if (points) row.append(element('td', {}, String(count)));
    for (const type of ['mouseenter', 'focusin']) row.addEventListener(type, () => this.light(places, seat));
    for (const type of ['mouseleave', 'focusout']) row.addEventListener(type, () => this.light([], seat));
    return row;
  }

  /** A line's own words, with the number of its places, else those of the way to win that it is. */
  private wordsOf(game: string, code: string, count: number): string {
    const key = `line.${game}.${code}`;
    const words = this.say(key, { count });
    return words === key ? this.say(`outcome.${game}.${code}`) : words;
  }

  /** A place, or the words for what is no place of the board: `symbol:fish`. Nobody knows pieces by number: `p1:3`. */
  private placeWords(game: string, place: Place): string {
    const [kind = '', name] = place.split(':');
    const key = `${kind}.${game}.${name}`;
    const words = this.say(key);
    if (words !== key) return words;
    return /^p\d(:|$)/.test(place) ? '' : place;
  }

  private light(places: readonly Place[], seat: Seat): void {
    this.table?.highlight(places, seat);
    const detail: PlacesDetail = { places };
    this.fire('griddle-places', detail);
  }

  private fire(type: string, detail: object): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  private get buttons(): readonly HTMLElement[] {
    return [...this.sheets.querySelectorAll('button')];
  }
}

/** A rule and places as words that lines may break between and not within: ` WD-26 · 2,-4 1,-3`. */
function unbroken(rule: string, [first = '', ...more]: readonly string[]): readonly (Node | string)[] {
  const words = [[rule, first].filter((part) => part !== '').join(' · '), ...more];
  return words.flatMap((word) => [' ', element('span', {}, word)]);
}

/** Below zero where the first is before the second, as points and then tie-breaks have it; 0 where they share a place. */
function order(a: SeatScore, b: SeatScore): number {
  const differences = [b.total - a.total, ...b.ties.map((tie, at) => tie - (a.ties[at] ?? 0))];
  return differences.find((difference) => difference !== 0) ?? 0;
}

function ranked(scores: readonly SeatScore[]): readonly SeatScore[] {
  return [...scores].sort(order);
}

/** The place of a seat, from 1. */
function rank(score: SeatScore, scores: readonly SeatScore[]): number {
  return 1 + scores.filter((other) => order(other, score) < 0).length;
}

/** How many tie-breaks it takes to tell a seat from those with as many points; all of them where they share a place. */
function tiesThatDecide(score: SeatScore, scores: readonly SeatScore[]): number {
  const counts = scores.map((other) => {
    if (other === score || other.total !== score.total) return 0;
    const at = tieBetween(score, other);
    return at < 0 ? score.ties.length : at + 1;
  });
  return Math.max(...counts);
}

define('score-sheet', ScoreSheet);

declare global {
  interface HTMLElementTagNameMap {
    'score-sheet': ScoreSheet;
  }
  interface HTMLElementEventMap {
    'griddle-places': CustomEvent<PlacesDetail>;
  }
}

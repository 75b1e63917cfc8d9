/** Where people at a real table tell how a pile came to rest: what fell, how high it is and, if asked for, what touches. */
import type { Place } from '@griddle/rules/core/contract.js';
import { pathOf } from '@griddle/rules/replay/paths.js';
import { FOODS, SEAT_NAMES } from '@griddle/rules/buffet-boss/components.js';
import { plateOf, settlingPieces } from '@griddle/rules/buffet-boss/settling.js';
import { pieceName } from '@griddle/rules/buffet-boss/scoring.js';
import type { BuffetBossMove, BuffetBossState, Contact } from '@griddle/rules/buffet-boss/state.js';
import { button, element } from '../old-core/nodes.js';
import type { Match } from '../old-core/match.js';
import type { Say } from '../old-core/table.js';
import { foodsWords } from './words.js';

/** What a piece adds to the height where nobody says better, in mm. */
const PIECE = 20;

/** Hidden unless a pile is to be told, or the last one is to be told again. */
export class TellPiles {
  readonly node = element('div', { part: 'tell', role: 'group', hidden: '' });
  /** Numbers of the pieces that fell. */
  private readonly fell = new Set<number>();
  private readonly touching = new Set<string>();
  private toggles: readonly HTMLButtonElement[] = [];
  private readonly height = element('input', { type: 'number', min: '1', max: '9999', inputmode: 'numeric' });
  private done = button({ part: 'choice' }, () => this.tell());
  /** Where the game stood, and the words, when the nodes were made. */
  private at: unknown;
  private said: Say | undefined;
  private isTyped = false;

  constructor(private readonly match: Match<BuffetBossState, BuffetBossMove>) {
    this.height.addEventListener('input', () => {
      this.isTyped = true;
    });
  }

  /** Places of the pieces that are marked as fallen. */
  get fallen(): readonly Place[] {
    return this.node.hidden ? [] : [...this.fell].map((piece) => pieceName(this.match.state.turn, piece));
  }

  /** Marks a piece on the plate, or unmarks it; false for any other place, and when nothing is to be told. */
  touch(place: Place): boolean {
    const { match, node } = this;
    const pieces = plateOf(match.state).pieces;
    const piece = pieces.findIndex((_food, i) => pieceName(match.state.turn, i + 1) === place) + 1;
    if (node.hidden || piece === 0) return false;
    this.toggle(piece);
    return true;
  }

  /** `isAsked` when the pile of a person is to come to rest; `mayCorrect` offers to tell the last one again. */
  draw(say: Say, isAsked: boolean, mayCorrect: boolean): void {
    const { match, node } = this;
    const { current } = match.session;
    node.hidden = !isAsked && !mayCorrect;
    if (node.hidden || (this.at === current && this.said === say)) return;
    this.at = current;
    this.said = say;
    this.fell.clear();
    this.touching.clear();
    this.isTyped = false;
    node.setAttribute('aria-label', say('tell.buffet-boss'));
    if (isAsked) this.ask(say);
    else {
      const parent = current.parent;
      const again = button({ part: 'choice' }, () => parent && match.goTo(pathOf(parent)), say('tell.buffet-boss.again')); // prettier-ignore
      node.replaceChildren(again);
    }
  }

  private ask(say: Say): void {
    const { state } = this.match;
    const pieces = settlingPieces(state);
    const seat = SEAT_NAMES[state.turn] ?? '';
    const question = say(`tell.buffet-boss.${state.hand < 0 ? 'adjust' : 'place'}`, { seat, food: FOODS[state.hand]?.id ?? '' }); // prettier-ignore
    this.toggles = pieces.map((food, i) =>
      button({ part: 'tell-piece', 'aria-pressed': 'false' }, () => this.toggle(i + 1), foodsWords([food], say)),
    );
    const label = element('label', {}, `${say('tell.buffet-boss.height')} `, this.height);
    const touches = state.rules.version === 'dinner' && !state.rules.firstCharacters ? [this.touches(say)] : [];
    const row = element('div', { part: 'tell-pieces', role: 'group', 'aria-label': question }, ...[...this.toggles].reverse()); // prettier-ignore
    this.node.replaceChildren(element('p', {}, question), row, ...touches, label, this.done);
    this.count(say);
  }

  private toggle(piece: number): void {
    const { fell, match, said } = this;
    if (!fell.delete(piece)) fell.add(piece);
    this.toggles[piece - 1]?.setAttribute('aria-pressed', String(fell.has(piece)));
    if (said) this.count(said);
    match.host.refresh();
  }

  /** The words on the button, and a height that may be right. */
  private count(say: Say): void {
    const { done, fell, height, isTyped, match } = this;
    const { state } = match;
    const count = fell.size;
    const pieces = settlingPieces(state);
    done.textContent = say(count === 0 ? 'tell.buffet-boss.stays' : 'tell.buffet-boss.fell', { count });
    if (isTyped) return;
    const before = Math.round(plateOf(state).height / 10);
    const added = state.hand >= 0 && !fell.has(pieces.length) ? PIECE : 0;
    height.valueAsNumber = pieces.length === count ? 0 : Math.max(PIECE, before + added);
  }

  /** Chips for what a chosen piece touches, the newest one first. */
  private touches(say: Say): HTMLElement {
    const { state } = this.match;
    const pieces = settlingPieces(state);
    const { touching } = this;
    for (const [a, b] of plateOf(state).contacts) touching.add(`${a}-${b}`);
    if (pieces.length === 1) touching.add('0-1');
    const named = (body: number): string =>
      body === 0 ? say('plate.buffet-boss.plate') : `${foodsWords([pieces[body - 1] ?? -1], say)} (${body})`;
    const select = element('select');
    pieces.forEach((_food, i) => select.prepend(element('option', { value: String(i + 1) }, named(i + 1))));
    select.selectedIndex = 0;
    const chips = element('div', { part: 'tell-pieces', role: 'group' });
    const draw = (): void => {
      const piece = Number(select.value);
      chips.setAttribute('aria-label', named(piece));
      chips.replaceChildren(
        ...[0, ...pieces.map((_food, i) => i + 1)].flatMap((body) => {
          if (body === piece) return [];
          const pair = `${Math.min(body, piece)}-${Math.max(body, piece)}`;
          const chip = button({ part: 'tell-piece', 'aria-pressed': String(touching.has(pair)) }, () => {
            if (!touching.delete(pair)) touching.add(pair);
            chip.setAttribute('aria-pressed', String(touching.has(pair)));
          });
          chip.textContent = named(body);
          return [chip];
        }),
      );
    };
    select.addEventListener('change', draw);
    draw();
    return element('fieldset', {}, element('label', {}, `${say('tell.buffet-boss.touches')} `, select), chips);
  }

  private tell(): void {
    const { fell, height, match, touching } = this;
    const stayed = settlingPieces(match.state).length - fell.size;
    const contacts = [...touching]
      .map((pair): Contact => {
        const [a = 0, b = 0] = pair.split('-').map(Number);
        return [a, b];
      })
      .filter(([a, b]) => !fell.has(a) && !fell.has(b))
      .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
    const millimetres = Number.isFinite(height.valueAsNumber) ? Math.max(1, height.valueAsNumber) : PIECE;
    match.make({
      kind: 'settle',
      height: stayed === 0 ? 0 : Math.round(millimetres * 10),
      contacts,
      fell: [...fell].sort((a, b) => a - b),
      poses: [],
      action: '',
    });
  }
}

/** `<buffet-line>`. */
import { BUFFET_LINE_PALETTE } from '@griddle/art/internal/buffet-boss/palette.js';
import { MARK_COLOURS } from '@griddle/art/internal/palette.js';
import { foodName } from '@griddle/rules/internal/buffet-boss/components.js';
import { buffetBoss as rules, type BuffetBossMove, type BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import type { Place } from '@griddle/rules/core/contract.js';
import { customElement } from 'lit/decorators.js';
import { addEnglish, boardRatio, GameElement, pictureColours, type Scene } from '#core';
import type { BuffetBossUI } from './context.js';
import { partUI } from './game-ui.js';
import { foodOn, lineArea } from './line-area.js';
import { partStyles } from './styles.js';

/** Detail of `griddle-pick`: a food chosen from the line. */
export interface PickDetail {
  /** The food in notation, `berry-pie`, which is also the move that takes it. */
  readonly food: string;
  /** Its place: `line:1` is the first card. */
  readonly place: Place;
}

/** Returns the shortest position text: plates and line alone, if nothing else is set. */
function positionText(state: BuffetBossState): string {
  const text = rules.positionText(state);
  const short = text.split(' ').slice(0, 2).join(' ');
  const alone = rules.parsePosition(short, rules.optionsOf(state));
  return alone.ok && rules.positionText(alone.value) === text ? short : text;
}

const buffetLineUI: BuffetBossUI = {
  ...partUI,
  rules: { ...rules, positionText },
  usualPosition: '0/-/-/-;0/-/-/- -',
  styles: [pictureColours([...BUFFET_LINE_PALETTE, MARK_COLOURS]), partStyles],
  areas: () => [lineArea],
};

addEnglish(buffetLineUI.messages);

/**
 * The buffet line of Buffet Boss: a row of food cards with stars and groups. A diagram, a record to step through, or
 * (`mode="play"`) cards to choose from.
 *
 * @fires {CustomEvent<PickDetail>} griddle-pick - When a food is chosen; the page decides what happens next.
 */
@customElement('buffet-line')
export class BuffetLine extends GameElement<BuffetBossState, BuffetBossMove> {
  static override styles = [super.styles, boardRatio('20/7'), buffetLineUI.styles];

  /** The last chosen card. */
  #picked: Place = '';

  constructor() {
    super(buffetLineUI);
  }

  /** Makes every card selectable. @internal */
  protected override adaptScene(scene: Scene<BuffetBossState>): Scene<BuffetBossState> {
    if (scene.mode !== 'play') return scene;
    const cards = scene.state.line.map((_food, i) => `line:${i + 1}`);
    const selected = cards.filter((place) => place === this.#picked);
    return { ...scene, marks: { ...scene.marks, placements: scene.show.has('moves') ? cards : [], selected } };
  }

  /** @internal */
  override answersTouch(place: Place): boolean {
    const food = foodOn(this.state, place);
    if (this.settings.mode === 'play' && food !== undefined) this.#pick(place, foodName(food));
    return true;
  }

  #pick(place: Place, food: string): void {
    this.#picked = place;
    this.requestUpdate();
    this.speak(() => this.table?.say('line.picked', { food }) ?? '');
    const detail: PickDetail = { food, place };
    this.dispatchEvent(new CustomEvent('griddle-pick', { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'buffet-line': BuffetLine;
  }
  interface GlobalEventHandlersEventMap {
    'griddle-pick': CustomEvent<PickDetail>;
  }
}

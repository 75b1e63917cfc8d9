/** What only play needs beside the table: telling, the clock, a look at one's characters, the menu, the counting. */
import { TABLE, type Place, type Seat } from '@griddle/rules/core/contract.js';
import { outcome } from '@griddle/rules/buffet-boss/scoring.js';
import { EMPTY_PLATE, type BuffetBossMove, type BuffetBossState } from '@griddle/rules/buffet-boss/state.js';
import type { Step } from '@griddle/rules/replay/step.js';
import { PLATE_STYLES } from '../buffet-plate/styles.js';
import { element } from '../old-core/nodes.js';
import type { Match } from '../old-core/match.js';
import { addEnglish } from '../old-core/words.js';
import type { BuffetBoss } from './buffet-boss.js';
import { RescueClock } from './clock.js';
import { EndShow } from './end-show.js';
import { EXTRAS_EN } from './extras.en.js';
import { extrasStyles } from './extras.styles.js';
import { LiveTable } from './live-table.js';
import { Menu } from './menu.js';
import { Peek } from './peek.js';
import { TellCards } from './tell-cards.js';
import { TellPiles } from './tell-piles.js';

addEnglish(EXTRAS_EN);

type BuffetBossMatch = Match<BuffetBossState, BuffetBossMove>;
type BuffetBossStep = Step<BuffetBossState, BuffetBossMove>;

/** What the element knows of those before the screen. */
interface Eyes {
  /** Seats of people. */
  readonly seats: () => readonly Seat[];
  /** What is so, and not only what may be seen. */
  readonly whole: () => BuffetBossState;
  /** Whether something is hidden from somebody who looks at the page. */
  readonly hidden: () => boolean;
}

/** One for each element in play; it puts its parts under the table and brings them up to date with the match. */
export class Extras {
  private readonly piles: TellPiles;
  private readonly cards: TellCards;
  private readonly clock: RescueClock;
  private readonly show: EndShow;
  private readonly live: LiveTable;
  private readonly menu = new Menu();
  private readonly peeks: readonly Peek[];
  private readonly box: HTMLElement;

  constructor(
    private readonly host: BuffetBoss,
    private readonly match: BuffetBossMatch,
    private readonly eyes: Eyes,
  ) {
    this.live = new LiveTable(host, match);
    this.piles = new TellPiles(match);
    this.cards = new TellCards(match);
    this.clock = new RescueClock(
      () => match.make({ kind: 'late' }),
      () => {
        host.atRest = true;
      },
    );
    this.show = new EndShow((places) => host.highlight(places));
    this.peeks = [0, 1, 2, 3, 4].map(
      (seat) =>
        new Peek(
          seat,
          () => eyes.whole().plates[seat] ?? EMPTY_PLATE,
          () => host.say,
          (words) => host.speak(words),
        ),
    );
    // What is fetched brings its looks along
    const root = host.renderRoot as ShadowRoot;
    const looks = [PLATE_STYLES, extrasStyles].flatMap(({ styleSheet }) => styleSheet ?? []);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...looks];
    // The clock stands between what fell and the plate, where everybody looks
    this.box = element('div', {}, this.clock.node, this.live.node, this.piles.node, this.cards.node, this.show.node);
  }

  /** Whether piles are stacked on the page now, and not told. */
  get stacks(): boolean {
    return !this.host.tells('piles') && this.live.canStack;
  }

  /** Pieces that are marked as fallen. */
  get fallen(): readonly Place[] {
    return this.piles.fallen;
  }

  /** Whether a touched place was one to tell something of. */
  touch(place: Place): boolean {
    return this.piles.touch(place);
  }

  /** Below the buttons, which are fetched with the first move that has one. */
  private placeMenu(stage: HTMLElement): void {
    const words = stage.lastElementChild;
    if (this.menu.node.nextElementSibling !== words) words?.before(this.menu.node);
    if (!stage.querySelector('[part=choices]')) void this.host.updateComplete.then(() => words?.before(this.menu.node));
  }

  draw(stage: HTMLElement): void {
    const { host, match, eyes } = this;
    const { say } = host;
    const { session, state } = match;
    if (!this.box.isConnected) stage.querySelector('[part=areas]')?.after(this.box);
    this.placeMenu(stage);
    const isPlayed = host.settings.mode === 'play';
    this.box.hidden = !isPlayed;
    const isPersons = eyes.seats().includes(state.turn);
    this.live.draw(isPlayed && !host.tells('piles'), isPersons);
    const tells = isPlayed && !this.stacks && (isPersons || host.tells('piles'));
    const { move, seat } = session.current;
    const mayCorrect = tells && move?.kind === 'settle' && seat === TABLE && !outcome(state);
    this.piles.draw(say, tells && state.step === 'settle', mayCorrect);
    this.cards.draw(say, isPlayed && state.step === 'line' && (host.tells('cards') || session.seed < 0));
    const isTimed = isPlayed && state.step === 'rescue' && isPersons && !tells && !host.atRest;
    this.clock.draw(say, fallOf(session.current), isTimed);
    this.show.draw(say, session.current, host.still || matchMedia('(prefers-reduced-motion: reduce)').matches);
    this.menu.draw(say, state);
    host.plateFrames().forEach((frame, plate) => {
      // Who stacks sees the plate in full below; characters lie before the small one
      const isBelow = this.live.isShown && plate === state.turn && !eyes.hidden();
      frame.toggleAttribute('hidden', isBelow);
      const isOffered = isPlayed && eyes.hidden() && eyes.seats().includes(plate) && eyes.seats().length > 1;
      this.peeks[plate]?.draw(frame, isOffered && state.step !== 'over');
    });
  }
}

/** The step in which the last piece fell: one that is placed again meanwhile is of the same fall (BB-23). */
function fallOf(step: BuffetBossStep): BuffetBossStep | undefined {
  let at: BuffetBossStep | undefined = step;
  while (at && !(at.move?.kind === 'settle' && at.move.fell.length > 0)) at = at.parent;
  return at;
}

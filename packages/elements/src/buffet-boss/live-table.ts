/** Stacking on the page: the plate of the seat to move in full, and the hands of bots. */
import type { Level } from '@griddle/bots/levels.js';
import { seeded, type Rng } from '@griddle/rules/core/random.js';
import { plyOf } from '@griddle/rules/replay/step.js';
import { fate } from '@griddle/rules/buffet-boss/fate.js';
import { plateOf } from '@griddle/rules/buffet-boss/settling.js';
import type { BuffetBossMove, BuffetBossState, Settled } from '@griddle/rules/buffet-boss/state.js';
import { element } from '../old-core/nodes.js';
import { LivePlate } from '../buffet-plate/live-plate.js';
import { BUFFET_PLATE_EN } from '../buffet-plate/messages.en.js';
import type { PlateMark, PlateScene } from '../buffet-plate/scene.js';
import { Hand } from '../old-core/hand.js';
import type { Match } from '../old-core/match.js';
import { addEnglish } from '../old-core/words.js';
import type { BuffetBoss } from './buffet-boss.js';

// A page need not have `<buffet-plate>`, whose words these are, too
addEnglish(BUFFET_PLATE_EN);

/** Steps in which there is a plate to look at closely. */
const STEPS: readonly string[] = ['turn', 'settle', 'rescue'];
const MARKS: ReadonlySet<PlateMark> = new Set<PlateMark>(['height', 'stars']);
/** How long a bot holds its food, in milliseconds. */
const HOLDS = 700;

/** Empty where piles are told instead of stacked on the page. */
export class LiveTable {
  readonly node = element('div', { part: 'live' });
  private plate: LivePlate | undefined;
  /** The food in hand, or -1. */
  private held = -1;
  /** The step at which a bot lets go. */
  private botAt: unknown;

  constructor(
    private readonly host: BuffetBoss,
    private readonly match: Match<BuffetBossState, BuffetBossMove>,
  ) {}

  /** Whether the page lets the engine run, and it is known where the pieces lie. */
  get canStack(): boolean {
    return this.plate?.canStack ?? true;
  }

  get isShown(): boolean {
    return this.node.hasChildNodes();
  }

  /** Shows the plate of the seat to move, where piles are stacked on the page at all. */
  draw(isStacking: boolean, isPersons: boolean): void {
    const { host, match } = this;
    const { state } = match;
    if (!isStacking || !STEPS.includes(state.step)) {
      this.plate?.stop();
      this.held = -1;
      this.node.replaceChildren();
      return;
    }
    this.plate ??= this.make();
    if (!this.isShown) this.node.append(this.plate.node);
    const scene = this.scene(isPersons);
    const takes = scene.hand >= 0 && scene.hand !== this.held;
    this.held = scene.hand;
    const { activeElement } = host.renderRoot as ShadowRoot;
    this.plate.show(scene);
    // Who takes food by keys goes on with it by keys
    if (takes && isPersons && activeElement?.matches('[part=areas] :focus-visible')) this.plate.focus();
    if (isPersons || state.step !== 'settle' || this.botAt === match.session.current) return;
    this.botAt = match.session.current;
    host.waitFor(this.letBotStack());
  }

  private make(): LivePlate {
    const { host, match } = this;
    return new LivePlate({
      get say() {
        return host.say;
      },
      speak: (words) => host.speak(words),
      settled: (move) => this.settled(move),
      touch: (place) => new Hand(match).touch(place),
      // What cannot be stacked here is told
      waitFor: (work) => host.waitFor(work.then(() => host.refresh())),
    });
  }

  private scene(isPersons: boolean): PlateScene {
    const { host, match } = this;
    const { state, session } = match;
    const plate = plateOf(state);
    const others = state.plates.filter((_other, seat) => seat !== state.turn);
    return {
      seat: state.turn,
      plate,
      hand: state.step === 'settle' ? state.hand : -1,
      mayPush: plate.pieces.length > 0 && (state.step === 'turn' || (state.step === 'settle' && state.hand < 0)),
      leader: Math.max(0, ...others.map(({ height }) => height)),
      // They lie in an area of their own, with what was saved before
      fallen: [],
      lit: host.lit,
      marks: MARKS,
      steadiness: host.steadiness,
      atRest: host.atRest,
      seed: Math.max(0, session.seed),
      still: host.still,
      falls: session.current.move?.kind === 'settle',
      live: isPersons,
      roomy: true,
    };
  }

  /** A push is an adjustment of the pile, for which nobody has to ask first (BB-21). */
  private settled(move: Settled): void {
    const { match } = this;
    if (match.state.step === 'turn' && !match.make({ kind: 'adjust' })) return;
    match.make(move);
  }

  /** A bot's hand: a steadier one for a better level. Where nothing can be stacked, chance tells how the pile rests. */
  private async letBotStack(): Promise<void> {
    const { match } = this;
    const { session, state } = match;
    const { current } = session;
    const player = match.players[state.turn];
    const level = player?.kind === 'bot' ? player.level : 'easy';
    const held = new Promise((resolve) => setTimeout(resolve, HOLDS));
    const move = await stacked(state, level, seeded((Math.max(0, session.seed) + plyOf(current)) % 1_000_000)).catch(
      () => undefined,
    );
    await held;
    if (session.current !== current || match.session !== session) return;
    match.make(move ?? fate(state).move);
  }
}

/** Where a food comes to rest that a bot has put down; undefined where there is nothing to put down or on. */
async function stacked(state: BuffetBossState, level: Level, rng: Rng): Promise<Settled | undefined> {
  const [{ letGoGently }, { loadEngine }] = await Promise.all([
    import('@griddle/bots/buffet-boss/hand.js'),
    import('@griddle/plate/engine.js'),
  ]);
  return letGoGently(await loadEngine(), state, level, rng);
}

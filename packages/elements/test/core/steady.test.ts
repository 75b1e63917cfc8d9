/** Nothing on the page moves while a game is played: not words, nor buttons, nor boards, nor the parts beside them. */
import { expect } from '@open-wc/testing';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { setBotPace } from '../../src/core/bot-pace.js';
import { GAME_TAGS, type GameTag } from '../games.js';
import { drawn, rootOf } from '../hands.js';
import { waitUntil } from '../wait.js';

/** Moves after which a game would go on for ever: more than any of these has. */
const LONGEST = 600;

/** Before every how manyth move of its own the person tries something that is refused. */
const REFUSED = 4;

/** Only Chromium tells of layout shifts. */
const tellsShifts = PerformanceObserver.supportedEntryTypes.includes('layout-shift');

type Table = HTMLElementTagNameMap[GameTag];

/**
 * What keeps its place and size: the bar, the boards, and the parts beside them. The words of the bar keep their place, and their
 * width is what the buttons of the moment leave; whether anything is seen moving, the browser tells.
 */
function boxes(element: Table): Readonly<Record<string, string>> {
  const origin = element.getBoundingClientRect();
  const found = rootOf(element).querySelectorAll<HTMLElement>(
    '[part=bar], .said, [part~=area], svg[part~=board], [part=panel], [part=panel] > *',
  );
  const counts = new Map<string, number>();
  // What comes and goes has room of its own
  const lasting = [...found].filter((node) => !node.closest('[part~=passing], [part~=fallen]'));
  const named = lasting.map((node) => {
    const { left, top, width } = node.getBoundingClientRect();
    const [name = node.className || node.localName, kind = ''] = node.getAttribute('part')?.split(' ') ?? [];
    const nth = (counts.get(name + kind) ?? 0) + 1;
    counts.set(name + kind, nth);
    const sizes = [left - origin.left, top - origin.top, ...(name === 'said' ? [] : [width])];
    return [`${name} ${kind} ${nth}`, sizes.map(Math.round).join(' ')] as const;
  });
  return Object.fromEntries(named);
}

(tellsShifts ? describe : describe.skip)('while a game is played against a bot', () => {
  before(() => setBotPace('at-once'));
  after(() => {
    setBotPace('normal');
    document.body.replaceChildren();
  });

  for (const width of [390, 1280]) {
    for (const tag of GAME_TAGS) {
      it(`nothing moves at <${tag}>, ${width} pixels wide`, async () => {
        const page = document.createElement('div');
        page.lang = 'en';
        page.style.inlineSize = `${width}px`;
        // All its width is on the screen: what is not seen cannot be seen moving
        page.style.transformOrigin = '0 0';
        page.style.transform = `scale(${Math.min(1, innerWidth / width)})`;
        const element = document.createElement(tag);
        // A person's food is let go by hand: there bots stack for both
        const seats = tag === 'buffet-boss' ? 'bot:easy,bot:easy' : 'human,bot:easy';
        Object.assign(element, { mode: 'play', seats, seed: '7', loading: 'eager', still: true });
        page.append(element);
        document.body.replaceChildren(page);
        await waitUntil(() => rootOf(element).querySelector('griddle-controls:defined'));
        await drawn(element);
        const shifts: string[] = [];
        const tell = (entries: readonly PerformanceEntry[]): void => {
          shifts.push(...entries.filter((entry) => !isOfButtons(entry, element)).map(wordsOf));
        };
        const observer = new PerformanceObserver((list) => tell(list.getEntries()));
        observer.observe({ type: 'layout-shift' });
        const before = boxes(element);
        const height = element.offsetHeight;
        let rng = seeded(7);
        let own = 0;
        for (let moves = 0; moves < LONGEST && !element.table.outcome; moves++) {
          const { game, state } = element.table.session;
          const [seat = 0] = game.toMove(state);
          if (seat === 0 && seats.startsWith('human')) {
            const legal = game.legalMoves(state);
            if (own++ % REFUSED === 0) {
              element.play('?');
              await drawn(element);
              expect(boxes(element), `a refusal at ${element.currentPosition}`).to.deep.equal(before);
            }
            rng = next(rng);
            element.play(game.moveText(state, legal[below(rng, legal.length)]));
          } else await waitUntil(() => element.table.at.parent && element.table.session.state !== state);
          await drawn(element);
          // The result takes the place of what is typed, as high as it is
          if (element.table.outcome) break;
          expect(boxes(element), `${element.table.at.token} to ${element.currentPosition}`).to.deep.equal(before);
        }
        expect(element.table.outcome, 'it was played to its end').not.to.equal(undefined);
        // The result and what stands round it have come
        await new Promise((done) => setTimeout(done, 300));
        tell(observer.takeRecords());
        observer.disconnect();
        expect(shifts).to.deep.equal([]);
        expect(element.offsetHeight, 'what stands under the game on the page').to.equal(height);
      }).timeout(240_000);
    }
  }
});

/** What moved, as browsers tell it. */
interface Source {
  readonly node?: Node;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
}

/**
 * Whether nothing moved but buttons of the moment in their row. They come and go with the reader's own move, and browsers count
 * nothing that follows a press; here moves are made without one.
 */
function isOfButtons(entry: PerformanceEntry, element: Table): boolean {
  const row = rootOf(element).querySelector('[part=actions]')?.getBoundingClientRect();
  const { sources = [] } = entry as PerformanceEntry & { sources?: readonly Source[] };
  const isInRow = ({ top, bottom }: DOMRectReadOnly): boolean =>
    !!row && top >= row.top - 1 && bottom <= row.bottom + 1;
  return sources.length > 0 && sources.every((source) => isInRow(source.previousRect) && isInRow(source.currentRect));
}

/** What moved, and by how much. */
function wordsOf(entry: PerformanceEntry): string {
  const { value, sources = [] } = entry as PerformanceEntry & { value: number; sources?: readonly Source[] };
  const names = sources.map(({ node, previousRect: from, currentRect: to }) => {
    const name =
      node instanceof Element ? (node.getAttribute('part') ?? node.localName) : (node?.textContent ?? 'gone');
    return `${name} from ${from.x},${from.y} ${from.width}x${from.height} to ${to.x},${to.y} ${to.width}x${to.height}`;
  });
  return `${value.toFixed(6)} ${names.join('; ')}`;
}

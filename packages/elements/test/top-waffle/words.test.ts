/** What Top Waffle says: no words have the codes of places, orders or seats, and the score sheet has names that readers know. */
import { below, next, seeded } from '@griddle/rules/core/random.js';
import { topWaffle } from '@griddle/rules/top-waffle/index.js';
import { expect } from '@open-wc/testing';
import TOP_WAFFLE_ELEMENT_EN from '../../src/games/top-waffle/messages.en.json' with { type: 'json' };
import '../../src/games/top-waffle/top-waffle.js';
import { drawn, rootOf, tap, onPage } from '../hands.js';
import { describeInOneEngine } from '../one-engine.js';
import { waitUntil } from '../wait.js';
import { expectPlainWords } from '../words.js';
import { stateOf, table, takeScreen } from './table.js';

describeInOneEngine('the words of <top-waffle>', () => {
  it('state each task in one command of at most 60 characters', () => {
    const tasks = Object.entries(TOP_WAFFLE_ELEMENT_EN).filter(([key]) => key.startsWith('phase.'));
    expect(tasks.length).to.be.greaterThan(5);
    for (const [, task] of tasks) expect(task).to.match(/^[A-Z][^.!?]{1,58}\.$/);
  });

  for (const [name, attributes] of [
    ['two people', { seed: '3', options: 'orders=24,bonus=on' }],
    ['a person and a bot that waits', { seed: '8', options: 'orders=24', seats: 'human,bot:60s' }],
  ] as const) {
    it(`have no codes in a game of ${name}`, async () => {
      const element = await table({ ...attributes, controls: 'auto' });
      let rng = seeded(Number(attributes.seed));
      const any = <T>(list: readonly T[]): T => {
        rng = next(rng);
        return list[below(rng, list.length)] as T;
      };
      const kinds = new Set<string>();
      for (let turn = 0; turn < 120; turn++) {
        await takeScreen(element);
        const state = stateOf(element, attributes.options);
        if (topWaffle.outcome(state)) break;
        // Somebody touches what is there, whether it can be used or not
        for (let touched = 0; touched < 2; touched++) {
          const place = any([...rootOf(element).querySelectorAll<SVGElement>('[data-place]')]).dataset['place'] ?? '';
          if (!rootOf(element).querySelector(`[data-place="${place}"]`)) continue;
          await tap(element, place);
          expectPlainWords(element, `${place} touched at ${element.currentPosition}`);
        }
        if (await takeScreen(element)) continue;
        const now = stateOf(element, attributes.options);
        const moves = topWaffle.legalMoves(now);
        if (moves.length === 0) break;
        // All kinds of moves come up, however many ways to pay there are
        const kind = any([...new Set(moves.map((move) => move.kind))]);
        kinds.add(kind);
        element.play(topWaffle.moveText(now, any(moves.filter((move) => move.kind === kind))));
        await drawn(element);
        expectPlainWords(element, element.currentPosition);
      }
      if (attributes.seed === '3') expect([...kinds]).to.include.members(['take', 'pay', 'megaphone', 'wrench', 'end']);
    }).timeout(120_000);
  }
});

const POSITION =
  'bSW.gSBUU.ySSBUC/C.W.U/blender.megaphone.groceries p1:prepare -/-/-/pBUUUW.pUC.gSBC.gSUC/S1/S.B.W.C.B1.W1;-/x/-/ySUWC.pUWWW/U1.W1/S.B.SB 2:5 -/-/bUWW.pSCC -';

describe('the score sheet of <top-waffle>', () => {
  it('TW-40 describes what each line counts', async () => {
    const element = await onPage('top-waffle', { mode: 'play', seats: 'human,bot:easy', position: POSITION });
    await drawn(element);
    await waitUntil(() => rootOf(element).querySelector('score-sheet')?.shadowRoot?.querySelector('tbody tr'));
    const sheet = rootOf(element).querySelector('score-sheet')?.shadowRoot;
    const names = [...(sheet?.querySelectorAll('td button') ?? [])].map((button) => button.ariaLabel ?? '').join('\n');
    expect(names).to.contain('strawberry');
    expect(names).to.contain('pink order');
    expect(names).not.to.match(/[a-z]:[A-Za-z]/);
  });
});

/** What bots on a page are told: nothing of what others hide. */
import { expect } from '@open-wc/testing';
import '../../src/games/buffet-boss/buffet-boss.js';
import '../../src/games/top-waffle/top-waffle.js';
import { onPage } from '../hands.js';
import { waitUntil } from '../wait.js';
import { ordersToWorkers } from '../worker.js';

/** Positions of which each differs from the first in what the second seat hides; the first seat is to move. */
type Case = readonly [tag: 'top-waffle' | 'buffet-boss', options: string, positions: readonly string[]];
const CASES: readonly Case[] = [
  [
    'top-waffle',
    '',
    ['U.U.UC/megaphone', 'S.B.W/megaphone', 'U.U.UC/blender'].map(
      (hand) => `bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender p1:execute S.B.W.C1/wild/-/-/-/-;${hand}/-/-/-/- 1:5 -/-/- -`,
    ),
  ],
  [
    'buffet-boss',
    'version=dinner,characters=all',
    ['A2.B4', 'A1.B4', 'A2.B2'].map(
      (characters) => `150/ham/p-1/B1.B3;200/egg/p-1/${characters} egg.banana.steak p1:turn:1:p1`,
    ),
  ],
];

describe('the position sent to a bot', () => {
  const orders = ordersToWorkers();
  const tasks = (): readonly string[] =>
    orders.flatMap(({ request }) => (request === undefined ? [] : [JSON.stringify(request)]));

  for (const [tag, options, positions] of CASES) {
    it(`is the same in <${tag}> whatever another seat hides`, async () => {
      for (const position of positions) {
        const before = tasks().length;
        const element = await onPage(tag, { mode: 'play', seed: '7', seats: 'bot:60s,human', options, position });
        await waitUntil(() => tasks().length > before);
        // What was refused would leave other cards on the table
        expect(element.shadowRoot?.querySelector('[part~=error]')).to.equal(null);
        element.remove();
      }
      expect(new Set(tasks()).size).to.equal(1);
      expect(tasks().length).to.equal(positions.length);
    });
  }
});

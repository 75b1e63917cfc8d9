import { expect } from '@open-wc/testing';
import { GAMES } from '@griddle/rules/games.js';
import { TAGS } from '@griddle/art/internal/generated/tags.js';
import { judgedAt, mistakesOf } from '../../src/panel/analysis.js';
import type { GameTag } from '../games.js';
import '../../src/generated/elements.js';
import { onPage } from '../hands.js';
import { describeInOneEngine } from '../one-engine.js';
import { waitUntil } from '../wait.js';
import { analysed, coachOf, task, title, press, type Host } from './hands.js';
import { randomRecord } from './records.js';
import EN from '../../src/practice/messages.en.json' with { type: 'json' };

/** Decisions in the games of this test; where points decide, single early moves cost little. */
const MOVES = 16;
const LONGER: Readonly<Record<string, number>> = { 'waffle-time': 120, 'top-waffle': 120 };

describeInOneEngine('Try the mistakes again', () => {
  for (const game of GAMES)
    it(`tells right moves from wrong ones in ${game.id}`, async () => {
      const host: Host = await onPage(TAGS[game.id] as GameTag, {
        mode: 'replay',
        record: randomRecord(game, LONGER[game.id] ?? MOVES),
      });
      const button = await analysed(host);
      const [step] = mistakesOf(host.table);
      const path = host.currentPath;
      button.click();
      await waitUntil(() => task(host).includes('was played here'));
      expect(title(host)).to.include('1 of');
      const judged = step && (await judgedAt(host.table, step, new AbortController().signal));
      if (!judged) throw new Error('nothing is judged');
      const [best = ''] = judged.moves;
      expect(host.play(step.token), 'the mistake can be played').to.equal(true);
      await waitUntil(() => task(host).startsWith('That’s the move from the game'));
      press(coachOf(host), EN['mistakes.try-again']);
      await waitUntil(() => task(host).startsWith('That’s'));
      expect(host.play(best), 'the best move can be played').to.equal(true);
      await waitUntil(() => task(host).startsWith('Yes, that’s the best move!'));
      press(coachOf(host), EN['mistakes.back']);
      await waitUntil(() => host.table.mode === 'replay');
      expect(host.currentPath).to.equal(path);
    }).timeout(120_000);
});

/** Games of Buffet Boss, played at random: no words of the interface have the codes of places, foods or seats. */
import { expect } from '@open-wc/testing';
import { chanceMove } from '@griddle/rules/internal/buffet-boss/chance-move.js';
import { buffetBoss } from '@griddle/rules/buffet-boss/index.js';
import { parseOptions } from '@griddle/rules/core/options.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';
import '../../src/games/buffet-boss/buffet-boss.js';
import BUFFET_BOSS_ELEMENT_EN from '../../src/games/buffet-boss/messages.en.json' with { type: 'json' };
import { drawn, rootOf, tap } from '../hands.js';
import { describeInOneEngine } from '../one-engine.js';
import { expectPlainWords } from '../words.js';
import { table } from './table.js';

describeInOneEngine('the words of <buffet-boss>', () => {
  it('state each task in one command of at most 60 characters', () => {
    const tasks = Object.entries(BUFFET_BOSS_ELEMENT_EN).filter(([key]) => key.startsWith('phase.'));
    expect(tasks.length).to.be.greaterThan(5);
    for (const [key, task] of tasks) {
      expect(task.length, task).to.be.at.most(60);
      if (key !== 'phase.buffet-boss.must') expect(task).to.match(/^[A-Z][^.!?]{1,58}\.$/);
    }
  });

  it('do not mention the house set', () => {
    expect(Object.values(BUFFET_BOSS_ELEMENT_EN).filter((words) => /house/i.test(words))).to.deep.equal([]);
  });

  for (const options of ['players=2', 'players=3,version=dinner,characters=all', 'players=2,version=all']) {
    it(`have no codes in a game of ${options}`, async () => {
      const element = await table({ options, still: '' });
      const read = parseOptions(buffetBoss.options, [], options);
      let rng = seeded(5);
      const any = <T>(list: readonly T[]): T => {
        rng = next(rng);
        return list[below(rng, list.length)] as T;
      };
      for (let turn = 0; turn < 60; turn++) {
        const place = any([...rootOf(element).querySelectorAll<SVGElement>('[data-place]')]).dataset['place'] ?? '';
        if (rootOf(element).querySelector(`[data-place="${place}"]`)) await tap(element, place);
        expectPlainWords(element, `${place} touched at ${element.currentPosition}`);
        const state = buffetBoss.parsePosition(element.currentPosition, read.ok ? read.value : {});
        if (!state.ok) throw new Error(element.currentPosition);
        if (buffetBoss.outcome(state.value)) break;
        const moves = buffetBoss.legalMoves(state.value);
        const move = state.value.step === 'settle' ? chanceMove({ ...state.value, rng }).move : any(moves);
        element.play(buffetBoss.moveText(state.value, move));
        rng = next(rng);
        await drawn(element);
        expectPlainWords(element, element.currentPosition);
      }
    });
  }
});

/** The whole game with its words, for records on a plate or a line, fetched when there is one. */
import { BUFFET_BOSS_EN } from '@griddle/rules/buffet-boss/messages.en.js';
import { buffetBoss, type BuffetBossMove, type BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import { moveWords } from '../buffet-boss/telling.js';
import type { DiagramView } from '../old-core/board-view.js';
import { ELEMENTS_EN } from '../old-core/messages.en.js';
import type { Whole } from '../old-core/notation.js';
import { addMessages } from '../old-core/words.js';
import { millimetres, starsOf } from './words.js';

addMessages({ ...ELEMENTS_EN, text: { ...BUFFET_BOSS_EN, 'move.buffet-boss.nothing': 'no food' } });

/** A part of the table that records are stepped through on, and nothing is played. */
export function wholeOf(view: DiagramView<BuffetBossState>): Whole<BuffetBossState, BuffetBossMove> {
  return {
    rules: buffetBoss,
    view: {
      ...view,
      moveWords,
      phase: () => '',
      facts: ({ plates }, say) =>
        plates
          .map(({ pieces, height }, seat) => {
            const values = { stars: starsOf(pieces), height: millimetres(height) };
            return say('plate.seat-facts', { seat: say(`seat.p${seat + 1}`), ...values });
          })
          .join(' · '),
      calls: [],
      mayPick: () => false,
      moveFromTouches: () => undefined,
    },
  };
}

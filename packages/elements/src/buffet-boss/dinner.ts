/** Characters on the table, drawn and in words: fetched for a game that has some, before it is drawn. */
import { group, path, type Point, type Shape } from '@griddle/art';
import { CARD_BACK, characterCard } from '@griddle/art/buffet-boss/index.js';
import { BUFFET_BOSS_CHARACTERS_EN } from '@griddle/rules/buffet-boss/characters.en.js';
import { CHARACTERS } from '@griddle/rules/buffet-boss/components.js';
import type { Plate } from '@griddle/rules/buffet-boss/state.js';
import type { Say } from '../old-core/table.js';
import { addEnglish } from '../old-core/words.js';
import { DINNER_EN } from './dinner.en.js';
import { characterWords } from './words.js';

export { wear } from '../old-core/wear.js';
export { dinnerStyles } from './dinner.styles.js';

addEnglish({ ...BUFFET_BOSS_CHARACTERS_EN, ...DINNER_EN });

/** Size of a card before a plate. */
const SMALL = 0.48;

/** The characters of a plate side by side below the table. */
export function characters({ characters: held }: Plate): Shape {
  return group(
    'characters',
    held.map(({ card, revealed }, i) => {
      const character = CHARACTERS[card];
      const at: Point = [(i - (held.length - 1) / 2) * 2.3, 2.2];
      const face = character === undefined ? CARD_BACK : characterCard(character);
      const mark = revealed ? [path('M-2.1 -2.9H2.1V2.9H-2.1z', { stroke: 'mark-win', width: 0.35 })] : [];
      return group('held', [face, ...mark], { at, scale: SMALL });
    }),
  );
}

/** What is said of the characters of a plate. */
export function charactersWords({ characters: held }: Plate, say: Say): string {
  return held
    .map(({ card, revealed }) => {
      if (card < 0) return say('plate.buffet-boss.unknown');
      return say(`plate.buffet-boss.${revealed ? 'revealed' : 'held'}`, { card: characterWords(card, say) });
    })
    .join(', ');
}

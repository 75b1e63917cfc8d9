/** The samples of Buffet Boss as stories. Cards and piles are told, as at a real table, so that a demo comes out as it says. */
import { expect, userEvent, waitFor } from 'storybook/test';
import '@griddle/elements/buffet-boss/buffet-boss.js';
import BUFFET_BOSS_EN from '@griddle/rules/internal/buffet-boss/messages.en.json' with { type: 'json' };
import { BUFFET_BOSS_SAMPLES, type BuffetBossTry } from '../../packages/rules/samples/buffet-boss/index.js';
import { demosOf } from '../support/demo.js';
import { space, type GameTable } from '../support/hands.js';

/** Its words, looked up by keys that are put together. */
const WORDS: Readonly<Record<string, string>> = BUFFET_BOSS_EN;

/** A position as all who sit before one screen may see it. */
function seen(position: string): string {
  return position.replace(/(?<=[/.])[AB]\d+(?=[.;/ ]|$)/g, 'x');
}

/** The demo of the sample with a rule and a title. */
export const demo = demosOf<BuffetBossTry>({
  tag: 'buffet-boss',
  game: 'buffet-boss',
  words: BUFFET_BOSS_EN,
  attributes: { told: 'piles cards' },
  samples: BUFFET_BOSS_SAMPLES.map((sample) => ({
    ...sample,
    tries: sample.tries.map(({ leadsTo, ...attempt }) => ({
      ...attempt,
      ...(leadsTo === undefined ? {} : { leadsTo: seen(leadsTo) }),
    })),
  })),
  make,
  goesOn: ({ toMove }, position) => {
    if (toMove?.includes(' ')) return 'Turn: Player 1, Player 2, Player 3.';
    if (toMove !== 'table') return ' turn.';
    return position.includes(':settle:') ? ' is stacking the ' : 'The Buffet Line is being revealed.';
  },
  resultWords,
  check: async (table, { sheets, result }) => {
    if (!sheets || result === undefined || result.includes('fallen')) return;
    const totals = sheets.map((lines) => String(lines.reduce((sum, [, points]) => sum + points, 0)));
    await waitFor(() => expect(totalsOf(table)).toEqual(totals));
  },
});

/** The totals of the counting, once it has come to its end. */
function totalsOf(table: GameTable): readonly string[] {
  const show = table.shadowRoot?.querySelector('[part=show]');
  if (!show?.textContent.includes('wins')) return [];
  return [...show.querySelectorAll('[part=show-seat] strong')].map(({ textContent }) => textContent);
}

/** `Player 1, Player 2 won: most stars` for `p1+p2 stars`; nobody wins what all lose. */
function resultWords(result: string): string {
  const [seats = '', by = ''] = result.split(' ');
  const how = WORDS[`outcome.buffet-boss.${by}`] ?? '';
  if (seats === '') return `Defeat: ${how}`;
  return `${seats
    .split('+')
    .map((seat) => WORDS[`seat.${seat}`])
    .join(', ')} won: ${how}`;
}

/** Takes food by taps and by keys in turn; what is told of the table, and what is no place of it, is written. */
async function make(table: GameTable, { moves, refused }: BuffetBossTry): Promise<void> {
  for (const [at, move] of moves.entries()) {
    await table.updateComplete;
    const slot = (table.currentPosition.split(' ')[1] ?? '').split('.').indexOf(move);
    // A tap on what cannot be taken asks what it is, and refuses nothing
    if (slot < 0 || (refused !== undefined && at === moves.length - 1)) table.play(move);
    else {
      const card = await space(table, `line:${slot + 1}`);
      if (at % 2 === 0) await userEvent.click(card);
      else {
        card.focus({ preventScroll: true });
        await userEvent.keyboard('{Enter}');
      }
    }
  }
}

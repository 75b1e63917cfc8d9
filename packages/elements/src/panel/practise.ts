/** Uses the code with which readers learn from a game, or a first game, which is fetched when it is asked for. */
import { nothing, type TemplateResult } from 'lit';
import { hasFar, html, inputError, loadGuide, loadPractice, type GameSnapshot } from '#core';
import type * as PracticeCode from '#practice';

/** Does something with that code; reports that `what` is not there if it cannot be fetched. */
export async function practise(
  { report }: Pick<GameSnapshot, 'report'>,
  what: string,
  act: (code: typeof PracticeCode) => unknown,
): Promise<void> {
  try {
    await act(await loadPractice());
  } catch {
    report(inputError('link', 'file', [], { found: what }));
  }
}

/** The games with a guided first game. */
const GUIDED: readonly string[] = ['waffle-time', 'waffle-wars'];

/** Leads the reader through a game, step by step. `isPages`: whether the page asks for it. */
export function guide(table: GameSnapshot, isPages = false): Promise<void> {
  return practise(table, table.say('ui.guide'), async () => (await loadGuide()).openGuide(table, isPages));
}

/** Renders the button that begins the first game; nothing where there is none, during a visit, and with people elsewhere. */
export function renderGuide(table: GameSnapshot, first?: () => void): TemplateResult | typeof nothing {
  if (!GUIDED.includes(table.game) || table.visit || hasFar(table.players)) return nothing;
  const begin = (): void => {
    first?.();
    void guide(table);
  };
  return html`<button type="button" part="button" @click=${begin}>${table.say('ui.guide')}</button>`;
}

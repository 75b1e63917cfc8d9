/** Uses the code with which readers learn from a game, which is fetched when it is asked for. */
import { inputError, loadPractice, type GameSnapshot } from '#core';
import type * as PracticeCode from '#practice';

/** Does something with that code; reports that `what` is not there if it cannot be fetched. */
export async function practise(
  { report }: Pick<GameSnapshot, 'report'>,
  what: string,
  act: (code: typeof PracticeCode) => void,
): Promise<void> {
  try {
    act(await loadPractice());
  } catch {
    report(inputError('link', 'file', [], { found: what }));
  }
}

/** The games' lessons as notebook tabs: the steps in words, with the answers to their tasks. */
import { gameById } from '@griddle/rules/games.js';
import { answerOf, puzzleOf } from '@griddle/rules/internal/puzzle/index.js';
import { parseRecords } from '@griddle/rules/record/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';
import { lessonOf } from '../../../packages/elements/src/learn/lessons.js';

/** Returns the steps of a game's lesson for the notebook; empty for a game without one. */
export function lessonText(id: string): string {
  const game = gameById(id);
  const text = lessonOf(id);
  const records = text === undefined ? undefined : parseRecords(text);
  if (!game || text === undefined || records?.ok !== true) return '';
  const steps = records.value.map((record, at) => {
    const session = sessionFromRecord(game, record, text);
    const title = record.tags.find(({ name }) => name === 'Title')?.value ?? '';
    if (!session.ok) return '';
    const puzzle = puzzleOf(session.value, text);
    const { root } = session.value;
    // The task may be followed by the reply to the right answer, which contains the answer
    const [task = '', ...said] = root.after.map(({ text: words }) => words);
    const answer = puzzle.ok ? answerOf(puzzle.value) : '';
    const told = answer === '' ? [] : [answer === 'yes' ? 'Yes.' : answer === 'no' ? 'No.' : `${answer}.`];
    return [`[b]${at + 1}. ${title}[/b]`, [task, ...(said.length > 0 ? said : told)].join(' ')].join('\n');
  });
  return steps.join('\n\n');
}

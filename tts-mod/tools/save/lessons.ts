/** The lessons of the games as tabs of the notebook: the steps in words, with the answers to what they ask. */
import { gameById } from '@griddle/rules/games.js';
import { answerOf, puzzleOf } from '@griddle/rules/internal/puzzle/index.js';
import { parseRecords } from '@griddle/rules/record/index.js';
import { sessionFromRecord } from '@griddle/rules/replay/index.js';
import { lessonOf } from '../../../packages/elements/src/learn/lessons.js';

/** The steps of a game's lesson as the notebook shows them; empty for a game without one. */
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
    // After the task may come what is said to the right answer, with the answer in it
    const [task = '', ...said] = root.after.map(({ text: words }) => words);
    const answer = puzzle.ok ? answerOf(puzzle.value) : '';
    const told = answer === '' ? [] : [answer === 'yes' ? 'Yes.' : answer === 'no' ? 'No.' : `${answer}.`];
    return [`[b]${at + 1}. ${title}[/b]`, [task, ...(said.length > 0 ? said : told)].join(' ')].join('\n');
  });
  return steps.join('\n\n');
}

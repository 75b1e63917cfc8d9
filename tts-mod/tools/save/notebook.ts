/** The notebook of the save: the rules, the keys, and a tab for the session's record. */
import { format, type Catalogue } from '@griddle/rules/messages/index.js';
import { CLOSE_UPS, OFFERS } from '../../src/names.js';
import { lessonText } from './lessons.js';

/** One entry of `TabStates`. */
interface Tab {
  readonly title: string;
  readonly body: string;
  readonly color: string;
  readonly visibleColor: { readonly r: number; readonly g: number; readonly b: number };
  readonly id: number;
}

/** Actions that can be bound to a key, in the order of the list. */
const HOTKEYS = [
  'undo',
  'redo',
  'new-game',
  'repair',
  'record',
  'marks',
  'checking',
  'look-board',
  'look-mine',
  'look-hand',
  'look-next',
  'look-close',
  'why',
  'scores',
];

/** Number ranges in the names of repeated keys. */
const NUMBERS: Readonly<Record<string, string>> = { offer: `1-${OFFERS}`, 'look-close': `1-${CLOSE_UPS}` };

/**
 * Converts a rule catalogue for the notebook: Markdown becomes the game's markup, and each paragraph or list item becomes
 * one line, which the notebook wraps.
 */
export function notebookText(markdown: string): string {
  const lines: string[] = [];
  for (const line of markdown.split('\n')) {
    const goesOn = /^\S/.test(line) && !/^(#|- )/.test(line) && lines.at(-1) !== '';
    const item = line.startsWith('  ');
    if ((goesOn || item) && lines.length > 0) lines.push(`${lines.pop() ?? ''} ${line.trim()}`);
    else lines.push(line);
  }
  return lines
    .map((line) =>
      line
        .replace(/^#+ (.*)$/, '[b]$1[/b]')
        .replace(/\*(.+?)\*/g, '[i]$1[/i]')
        .replaceAll('`', ''),
    )
    .join('\n')
    .trim();
}

function keys(words: Catalogue, more: readonly string[]): string {
  const line = (name: string): string =>
    `[b]${format(words, `tts.hotkey.${name}`, { number: NUMBERS[name] ?? '' })}[/b]: ${format(words, `tts.keys.${name}`)}`;
  return [format(words, 'tts.keys.intro'), '', ...[...HOTKEYS, ...more].map(line)].join('\n');
}

/** Returns the tabs for `TabStates`, with the rules by game; a table may add its own hotkeys and tabs. */
export function notebook(
  words: Catalogue,
  rules: Readonly<Record<string, string>>,
  hotkeys: readonly string[] = [],
  more: readonly (readonly [title: string, body: string])[] = [],
  /** The games whose lessons are included. */
  taught: readonly string[] = [],
): Record<string, Tab> {
  const catalogues = Object.entries(rules);
  const told = taught.map((game) => ({ game, body: lessonText(game) })).filter(({ body }) => body !== '');
  const lessons = told.map(({ game, body }): readonly [string, string] => [
    told.length === 1 ? format(words, 'tts.tab.lesson') : format(words, 'tts.tab.lesson-of', { game }),
    body,
  ]);
  const bodies: readonly (readonly [string, string])[] = [
    ...catalogues.map(([game, text]): readonly [string, string] => [
      catalogues.length === 1 ? format(words, 'tts.tab.rules') : format(words, 'tts.tab.rules-of', { game }),
      notebookText(text),
    ]),
    ...lessons,
    ...more,
    [format(words, 'tts.tab.keys'), keys(words, hotkeys)],
    [format(words, 'tts.tab.record'), ''],
  ];
  const grey = { r: 0.5, g: 0.5, b: 0.5 };
  return Object.fromEntries(
    bodies.map(([title, body], id) => [String(id), { title, body, color: 'Grey', visibleColor: grey, id }]),
  );
}

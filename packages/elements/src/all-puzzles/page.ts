/** The page of all puzzles: pictures by game and level. Readers choose one and play it, and go on to the next from there. */
import { RULES_EN } from '@griddle/rules/internal/generated/words.js';
import { EN, format, mergeMessages } from '@griddle/rules/messages/index.js';
import { DAILY_GAMES, isDaily, type DailyGame } from '../daily/day.js';
import { puzzlesOf, tagOfPuzzle } from '../daily/sets.js';
import { DAILY } from '../generated/daily.js';
import PAGE_EN from './messages.en.json' with { type: 'json' };

const WORDS = mergeMessages(EN, PAGE_EN, ...RULES_EN);
const LEVELS = ['1', '2', '3', '4', '5'];

function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

/** A labelled choice. Each option is a value and its words. */
function choice(label: string, options: readonly (readonly [string, string])[]): HTMLSelectElement {
  return make('select', { 'aria-label': label }, ...options.map(([value, words]) => make('option', { value }, words)));
}

/** Fills an element of a page with the list. The elements of the games must be defined, or found by the loader. */
export function showAllPuzzles(root: HTMLElement): void {
  const t = (key: keyof typeof PAGE_EN, values = {}): string => format(WORDS, key, values);
  const games = choice(
    t('all-puzzles.game'),
    DAILY_GAMES.map((id) => [id, WORDS.text[`game.${id}`] ?? id] as const),
  );
  const levels = choice(t('all-puzzles.level'), [
    ['', t('all-puzzles.any-level')],
    ...LEVELS.map((level) => [level, `${t('all-puzzles.level')} ${level}`] as const),
  ]);
  const list = make('ol', { class: 'puzzles' });
  const back = make('button', { type: 'button' }, t('all-puzzles.back'));
  const stage = make('div', { class: 'stage' });
  const choices = make('div', { class: 'choices' }, games, levels);
  root.replaceChildren(choices, list);

  const open = (game: DailyGame, number: number): void => {
    const attributes = { mode: 'puzzle', puzzles: game, game: String(number), loading: 'eager' };
    stage.replaceChildren(back, make(DAILY[game], attributes));
    root.replaceChildren(stage);
    back.focus();
  };

  const card = (game: DailyGame, number: number, level: string): HTMLLIElement => {
    const picture = make(DAILY[game], { puzzles: `${game}:${number}`, ply: '0', controls: 'none' });
    // The button is over the picture and has its name
    picture.inert = true;
    const words = t('all-puzzles.one', { number, level });
    const button = make('button', { type: 'button', 'aria-label': words }, `${number} `, '★'.repeat(Number(level)));
    button.addEventListener('click', () => open(game, number));
    return make('li', {}, picture, button);
  };

  const draw = async (): Promise<void> => {
    const game = games.value;
    if (!isDaily(game)) return;
    const puzzles = await puzzlesOf(game);
    if (game !== games.value) return;
    const cards = puzzles.map((puzzle, at) => ({ number: at + 1, level: tagOfPuzzle(puzzle, 'Difficulty') }));
    const shown = cards.filter(({ level }) => levels.value === '' || level === levels.value);
    list.replaceChildren(...shown.map(({ level, number }) => card(game, number, level)));
  };

  for (const select of [games, levels]) select.addEventListener('change', () => void draw());
  back.addEventListener('click', () => {
    const number = stage.querySelector<HTMLElement & { game: number }>('[mode]')?.game ?? 1;
    root.replaceChildren(choices, list);
    const buttons = [...list.querySelectorAll('button')];
    (buttons.find(({ textContent }) => textContent.startsWith(`${number} `)) ?? games).focus();
  });
  void draw();
}

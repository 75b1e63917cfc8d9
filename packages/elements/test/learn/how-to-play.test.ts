import { expect } from '@open-wc/testing';
import '../../src/games/waffle-wars/waffle-wars.js';
import { pleasesAxe } from '../axe.js';
import { onPage, press, rootOf, tap, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';

const coachOf = (element: Element | null | undefined): ShadowRoot | null | undefined =>
  element?.shadowRoot?.querySelector('griddle-coach')?.shadowRoot;
const titleOf = (element: Element | null | undefined): string =>
  coachOf(element)?.querySelector('[part=title]')?.textContent ?? '';

describe('built-in lessons', () => {
  it('are used where a page gives none', async () => {
    const told: string[] = [];
    const onError = (event: Event): void => void told.push((event as CustomEvent<{ message: string }>).detail.message);
    document.addEventListener('griddle-error', onError);
    const lesson = await onPage('waffle-wars', { mode: 'lesson' }, 'A lesson in Waffle Wars');
    await waitUntil(() => /^Step 1 of \d+/.test(titleOf(lesson)));
    document.removeEventListener('griddle-error', onError);
    expect(told).to.deep.equal([]);
    await pleasesAxe(lesson);
  });

  it('replace Undo on a phone, as long as nobody has moved', async () => {
    const game = await onPage('waffle-wars', { mode: 'play', start: 'now', keep: 'none' });
    const controls = (): ShadowRoot | null | undefined => rootOf(game).querySelector('griddle-controls')?.shadowRoot;
    const seen = (name: string): HTMLElement | undefined => {
      const button = controls()?.querySelector<HTMLElement>(`.${name}`);
      return button?.checkVisibility() ? button : undefined;
    };
    await waitUntil(() => seen('help'));
    expect(seen('undo')).to.equal(undefined);
    seen('help')?.focus();
    seen('help')?.click();
    const dialog = (): HTMLDialogElement | null => rootOf(game).querySelector('dialog');
    await waitUntil(() => /^Step 1 of \d+/.test(titleOf(dialog()?.querySelector('waffle-wars'))));
    await pleasesAxe(game);
    dialog()?.querySelector<HTMLElement>('[part=lesson-close]')?.click();
    await waitUntil(() => dialog() === null);
    expect(controls()?.activeElement === seen('help'), 'the focus comes back').to.equal(true);
    await tap(game, 'c3');
    await waitUntil(() => seen('undo') && !seen('help'));
    seen('undo')?.click();
    await waitUntil(() => seen('help'));
  });

  it('open over a game from its menu, and the game waits unchanged', async () => {
    const game = await onPage('waffle-wars', { mode: 'play', start: 'now', keep: 'none' });
    const changes: string[] = [];
    game.addEventListener('griddle-change', (event) => changes.push(event.detail.move));
    await tap(game, 'c3');
    const controls = (): ShadowRoot | null | undefined => rootOf(game).querySelector('griddle-controls')?.shadowRoot;
    await waitUntil(() => controls()?.querySelector('.more'));
    controls()?.querySelector<HTMLElement>('.more')?.click();
    await waitUntil(() => controls()?.querySelector('griddle-menu')?.shadowRoot?.querySelector('button'));
    const menu = controls()?.querySelector('griddle-menu') as OnPage;
    const item = [...rootOf(menu).querySelectorAll('button')].find(({ textContent }) => textContent === 'How to play');
    item?.click();
    const dialog = (): HTMLDialogElement | null => rootOf(game).querySelector('dialog');
    await waitUntil(() => /^Step 1 of \d+/.test(titleOf(dialog()?.querySelector('waffle-wars'))));
    const lesson = dialog()?.querySelector('waffle-wars') as OnPage & { goTo(ply: number): boolean };
    lesson.focus();
    await press(lesson, 'ArrowLeft');
    expect(changes, 'nothing of the lesson is told of the game').to.deep.equal(['c3']);
    const swap = (): HTMLElement | null | undefined => dialog()?.querySelector<HTMLElement>('[part=lesson-read]');
    const summary = (): HTMLElement | null | undefined => dialog()?.querySelector<HTMLElement>('[part=summary]');
    expect(swap()?.textContent.trim()).to.equal('Read the rules');
    swap()?.click();
    await waitUntil(() => summary()?.querySelectorAll('figure waffle-wars').length === 5);
    expect(summary()?.textContent).to.contain('Three in a row or a 2×2 square');
    expect(lesson.checkVisibility(), 'the lesson waits').to.equal(false);
    expect(swap()?.textContent.trim()).to.equal('Learn by playing');
    swap()?.click();
    expect([lesson.checkVisibility(), summary()?.checkVisibility()]).to.deep.equal([true, false]);
    dialog()?.querySelector<HTMLElement>('[part=lesson-close]')?.click();
    await waitUntil(() => dialog() === null);
    expect((game as unknown as { currentPath: string }).currentPath).to.equal('0');
  });

  /** A lesson at its last step, which has been solved or read. */
  async function atTheEnd(lesson: (OnPage & { game: number }) | null | undefined): Promise<HTMLElement> {
    if (!lesson) throw new Error('no lesson');
    await waitUntil(() => /^Step 1 of \d+/.test(titleOf(lesson)));
    lesson.game = Number(/of (\d+)/.exec(titleOf(lesson))?.[1]);
    const buttons = (): HTMLElement[] => [...(coachOf(lesson)?.querySelectorAll<HTMLElement>('[part=button]') ?? [])];
    const named = (words: string): HTMLElement | undefined =>
      buttons().find(({ textContent }) => textContent?.trim() === words);
    await waitUntil(() => named('Solution') ?? named('Play against the computer'));
    named('Solution')?.click();
    await waitUntil(() => named('Play against the computer'));
    return named('Play against the computer') as HTMLElement;
  }
  type Lesson = OnPage & { game: number; mode: string; seats: string; currentPosition: string };

  it('end with a game against the computer, at the table when no game is in progress', async () => {
    const game = (await onPage('waffle-wars', { mode: 'play', start: 'now', keep: 'none' })) as Lesson;
    const teach = (): HTMLElement | null => rootOf(game).querySelector('[part=actions] .teach');
    await waitUntil(teach);
    teach()?.click();
    const dialog = (): HTMLDialogElement | null => rootOf(game).querySelector('dialog');
    await waitUntil(dialog);
    (await atTheEnd(dialog()?.querySelector<Lesson>('waffle-wars'))).click();
    await waitUntil(() => dialog() === null);
    expect(game.seats).to.equal('human,bot:easy');
  });

  it('end with a game of their own when the table has one, which stays unchanged', async () => {
    const replay = (await onPage('waffle-wars', { mode: 'replay' }, '1. c3 d4')) as Lesson;
    await waitUntil(() => rootOf(replay).querySelector('griddle-controls'));
    rootOf(replay).querySelector('griddle-controls')?.teach();
    const lesson = (): Lesson | null => rootOf(replay).querySelector<Lesson>('dialog waffle-wars');
    await waitUntil(lesson);
    (await atTheEnd(lesson())).click();
    await waitUntil(() => lesson()?.mode === 'play');
    expect([lesson()?.seats, replay.mode]).to.deep.equal(['human,bot:easy', 'replay']);
    await waitUntil(() => lesson()?.currentPosition.startsWith('6/6/6/6/6/6 s'));
  });

  it('become a game where they are alone on a page', async () => {
    const lesson = (await onPage('waffle-wars', { mode: 'lesson' })) as Lesson;
    (await atTheEnd(lesson)).click();
    await waitUntil(() => lesson.currentPosition.startsWith('6/6/6/6/6/6 s'));
    expect([lesson.mode, lesson.seats]).to.deep.equal(['play', 'human,bot:easy']);
  });
});

import { expect } from '@open-wc/testing';
import '../../src/games/waffle-wars/waffle-wars.js';
import { onPage, press, rootOf, tap, type OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';

const coachOf = (element: Element | null | undefined): ShadowRoot | null | undefined =>
  element?.shadowRoot?.querySelector('griddle-coach')?.shadowRoot;
const titleOf = (element: Element | null | undefined): string =>
  coachOf(element)?.querySelector('[part=title]')?.textContent ?? '';

describe('lessons of our own', () => {
  it('come where a page gives none', async () => {
    const told: string[] = [];
    const onError = (event: Event): void => void told.push((event as CustomEvent<{ message: string }>).detail.message);
    document.addEventListener('griddle-error', onError);
    const lesson = await onPage('waffle-wars', { mode: 'lesson' }, 'A lesson in Waffle Wars');
    await waitUntil(() => /^Step 1 of \d+/.test(titleOf(lesson)));
    document.removeEventListener('griddle-error', onError);
    expect(told).to.deep.equal([]);
    await expect(lesson).to.be.accessible();
  });

  it('are offered where a move is taken back, as long as there is none', async () => {
    const game = await onPage('waffle-wars', { mode: 'play', start: 'now', keep: 'none' });
    const button = (): HTMLElement | null => rootOf(game).querySelector('[part=actions] [part=action]');
    await waitUntil(() => button()?.title === 'How to play');
    button()?.focus();
    button()?.click();
    const dialog = (): HTMLDialogElement | null => rootOf(game).querySelector('dialog');
    await waitUntil(() => /^Step 1 of \d+/.test(titleOf(dialog()?.querySelector('waffle-wars'))));
    await expect(game).to.be.accessible();
    dialog()?.querySelector<HTMLElement>('[part=lesson-close]')?.click();
    await waitUntil(() => dialog() === null);
    expect(rootOf(game).activeElement, 'the focus comes back').to.equal(button());
    await tap(game, 'c3');
    await waitUntil(() => button()?.title === 'Take back the last move');
    button()?.click();
    await waitUntil(() => button()?.title === 'How to play');
  });

  it('open over a game from its menu, and the game waits as it is', async () => {
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
    expect(summary()?.textContent).to.contain('Three in a row or a square of four');
    expect(lesson.checkVisibility(), 'the lesson waits').to.equal(false);
    expect(swap()?.textContent.trim()).to.equal('Learn by doing');
    swap()?.click();
    expect([lesson.checkVisibility(), summary()?.checkVisibility()]).to.deep.equal([true, false]);
    dialog()?.querySelector<HTMLElement>('[part=lesson-close]')?.click();
    await waitUntil(() => dialog() === null);
    expect((game as unknown as { currentPath: string }).currentPath).to.equal('0');
  });
});

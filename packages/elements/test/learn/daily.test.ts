import { expect, fixture, html } from '@open-wc/testing';
import '../../src/daily/griddle-daily.js';
import type { GriddleDaily } from '../../src/daily/griddle-daily.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import { marksOf, waffleMarks } from '../../src/daily/share-text.js';
import { pleasesAxe } from '../axe.js';
import type { OnPage } from '../hands.js';
import { waitUntil } from '../wait.js';

type Table = OnPage & { readonly record: string; play(move: string): boolean };

async function daily(attributes: Readonly<Record<string, string>>): Promise<GriddleDaily> {
  const host = await fixture<HTMLElement>(html`<div lang="en"></div>`);
  const element = document.createElement('griddle-daily');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  host.append(element);
  await element.updateComplete;
  return element;
}

const tableIn = (element: Element): Table | null => element.querySelector<Table>('waffle-wars');
const words = (element: Element, selector: string): string =>
  element.shadowRoot?.querySelector(selector)?.textContent?.trim() ?? '';

describe('<griddle-daily>', () => {
  beforeEach(() => localStorage.removeItem('griddle-daily waffle-wars'));

  it('shows everybody the same puzzle on one date, and another one the day after', async () => {
    const [one, same, next] = await Promise.all(
      ['2026-11-25', '2026-11-25', '2026-11-26'].map((date) => daily({ game: 'waffle-wars', date })),
    );
    await waitUntil(() => [one, same, next].every((element) => element && tableIn(element)));
    const records = [one, same, next].map((element) => (element ? tableIn(element)?.getAttribute('record') : ''));
    expect(records[0]).to.equal(records[1]);
    expect(records[0]).not.to.equal(records[2]);
    expect(words(one as Element, '[part=head] strong')).to.equal('Daily puzzle 329: Waffle Wars');
  });

  it('stores solved puzzles, counts days in a row, and shares lines that give nothing away', async () => {
    for (const [at, date] of ['2026-11-24', '2026-11-25'].entries()) {
      const element = await daily({ game: 'waffle-wars', date });
      await waitUntil(() => tableIn(element));
      const detail = { game: 1, tries: at, hints: 0 };
      tableIn(element)?.dispatchEvent(new CustomEvent('griddle-solved', { detail, bubbles: true, composed: true }));
      await element.updateComplete;
      expect(words(element, '[part=head]')).to.contain(at === 0 ? '1 day in a row' : '2 days in a row');
      expect(element.shadowRoot?.querySelectorAll('[part=day].solved').length).to.equal(at + 1);
      expect(words(element, '[part=share]')).to.equal('Share');
    }
    expect(marksOf({ tries: 2, hints: 1 })).to.equal('🟥🟥💡🟩');
    expect(waffleMarks('5/1c*3/5/5/w3y p1:draft').split('\n').length).to.equal(5);
  });

  it('has the lesson of its game at most two taps away', async () => {
    const element = await daily({ game: 'waffle-wars', date: '2026-11-25' });
    await waitUntil(() => tableIn(element)?.shadowRoot?.querySelector('[part=stage]'));
    element.shadowRoot?.querySelector<HTMLElement>('[part=teach]')?.click();
    const dialog = (): HTMLDialogElement | null | undefined =>
      tableIn(element)?.shadowRoot?.querySelector<HTMLDialogElement>('[part=lesson]');
    await waitUntil(() => dialog()?.open);
    dialog()?.close();
  });

  it('goes to the day before by its button', async () => {
    const element = await daily({ game: 'waffle-wars', date: '2026-11-25' });
    await waitUntil(() => tableIn(element));
    const record = tableIn(element)?.getAttribute('record');
    element.shadowRoot?.querySelector<HTMLElement>('[part=day]')?.click();
    await waitUntil(() => tableIn(element)?.getAttribute('record') !== record);
    expect(words(element, '[part=head] strong')).to.equal('Daily puzzle 323: Waffle Wars');
  });

  it('reports errors in its attributes in one sentence, and still shows a puzzle', async () => {
    const element = await daily({ game: 'waffle-wars', date: '2026-02-31' });
    await waitUntil(() => tableIn(element));
    expect(words(element, '[part=error]')).to.contain('2026-02-31');
    const other = await daily({ game: 'chess', date: '2026-11-25' });
    expect(words(other, '[part=error]')).to.contain('chess');
  });

  it('does not move the board when the rest has loaded', async () => {
    const element = await daily({ game: 'waffle-wars', date: '2026-11-25' });
    const boardOf = (): Element | null | undefined => tableIn(element)?.shadowRoot?.querySelector('[role=grid]');
    const top = (): number => (boardOf()?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top;
    const height = (): number => element.getBoundingClientRect().height;
    await waitUntil(boardOf);
    const before = [top(), height()].map(Math.round);
    const coach = (): ShadowRoot | null | undefined =>
      tableIn(element)?.shadowRoot?.querySelector('griddle-coach')?.shadowRoot;
    await waitUntil(() => coach()?.querySelectorAll('[part=button]').length === 2);
    await new Promise(requestAnimationFrame);
    expect([top(), height()].map(Math.round)).to.deep.equal(before);
    // Also where the coach comes later than the board, as it does not here once its code has been fetched
    const room = tableIn(element)?.shadowRoot?.querySelector('.coached') as HTMLElement;
    const kept = Number.parseFloat(getComputedStyle(room).minBlockSize);
    expect(room.firstElementChild?.getBoundingClientRect().height).to.be.closeTo(kept, 0.5);
  });

  it('is accessible', async () => {
    const element = await daily({ game: 'waffle-wars', date: '2026-11-25' });
    await waitUntil(() => tableIn(element));
    await pleasesAxe(element);
  });
});

import { expect } from '@open-wc/testing';
import { waitUntil } from '../wait.js';
import { harder, swapped } from '../../src/panel/rematch.js';
import { find, gameAfter, inside, type FakeTable } from './fake-table.js';
import { place, stage, type Stage } from './stage.js';

const WON = ['b1', 'a6', 'c1', 'b4', 'd1', 'c6', 'e1', 'f6', 'f1'];

/** A game that a lone reader has won against a bot. */
async function ended(change: (table: FakeTable) => void = () => undefined): Promise<Stage> {
  const it = await stage('play', gameAfter(...WON.slice(0, -1)));
  it.table.players = [{ kind: 'human' }, { kind: 'bot', level: 'easy' }];
  it.table.seated = 'human,bot:easy';
  change(it.table);
  it.table.session = gameAfter(...WON);
  it.table.refresh();
  await it.controls.updateComplete;
  return it;
}

function button({ controls }: Stage, words: string): HTMLButtonElement {
  const found = [...inside(controls).querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === words,
  );
  if (!found) throw new Error(`no button "${words}"`);
  return found;
}

/** Lets a test answer for what the browser's system does; gives it back afterwards. */
function withSystem(system: Partial<Record<'share' | 'canShare' | 'clipboard', unknown>>): () => void {
  for (const [name, value] of Object.entries(system))
    Object.defineProperty(navigator, name, { configurable: true, value });
  return () => Object.keys(system).forEach((name) => Reflect.deleteProperty(navigator, name));
}

describe('the end of a game', () => {
  it('is told to a reader who played one seat as theirs', async () => {
    const it = await ended();
    expect(find(it.controls, '[part=result] strong').textContent).to.equal('You won');
    const lost = await ended((table) => (table.players = [{ kind: 'bot', level: 'easy' }, { kind: 'human' }]));
    expect(find(lost.controls, '[part=result] strong').textContent).to.equal('You lost');
  });

  it('offers a rematch, the other side and a stronger opponent', async () => {
    const it = await ended();
    button(it, 'Rematch').click();
    expect(it.table.asked.at(-1)).to.equal('again');
    button(it, 'Swap sides').click();
    expect(it.table.asked.slice(-2)).to.deep.equal(['sit bot:easy,human', 'again']);
    button(it, 'Harder').click();
    expect(it.table.asked.slice(-2)).to.deep.equal(['sit human,bot:medium', 'again']);
  });

  it('keeps what else there is folded until it is asked for, so that nothing jumps', async () => {
    const it = await ended();
    const height = it.controls.offsetHeight;
    const more = button(it, 'More');
    expect([more.ariaExpanded, find(it.controls, '[part=about]').hidden]).to.deep.equal(['false', true]);
    more.click();
    await it.controls.updateComplete;
    expect(more.ariaExpanded).to.equal('true');
    expect(it.controls.offsetHeight).to.be.above(height);
    expect(find(it.controls, 'score-sheet').offsetHeight).to.be.above(0);
    await expect(it.controls).to.be.accessible();
  });

  it('is stepped through with buttons and a slider in the same room, and come back to', async () => {
    const it = await ended();
    const height = it.controls.offsetHeight;
    button(it, 'Review').click();
    await it.controls.updateComplete;
    expect(place(it)).to.equal('');
    expect(it.controls.offsetHeight, 'nothing jumps').to.equal(height);
    expect(inside(it.controls).activeElement?.getAttribute('type')).to.equal('range');
    find(it.controls, '.next').click();
    await it.controls.updateComplete;
    expect(place(it)).to.equal('b1');
    await expect(it.controls).to.be.accessible();
    button(it, 'To the result').click();
    await it.controls.updateComplete;
    expect(place(it)).to.equal('f1');
    expect(inside(it.controls).activeElement?.textContent).to.equal('Rematch');
  });

  it('is shared as a line, a picture and a link by the system', async () => {
    const shared: ShareData[] = [];
    const restore = withSystem({
      canShare: () => true,
      share: (data: ShareData) => Promise.resolve(void shared.push(data)),
    });
    const it = await ended();
    button(it, 'Share').click();
    await waitUntil(() => shared.length === 1);
    restore();
    expect(shared[0]?.text).to.equal('Waffle Wars: Strawberries won');
    expect(shared[0]?.url).to.match(/#griddle-.*=b1\.a6\..*\.f1$/);
    expect(shared[0]?.files?.[0]?.type).to.equal('image/png');
  });

  it('is copied where there is no share sheet, and given to copy by hand where that is forbidden', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
    const restore = withSystem({ share: undefined, clipboard });
    const it = await ended();
    button(it, 'Share').click();
    await waitUntil(() => find(it.controls, '[part=result] p').textContent?.includes('Copied.'));
    expect(copied[0]).to.match(/^Waffle Wars: Strawberries won\nhttp/);
    restore();
    const forbid = withSystem({ share: undefined, clipboard: { writeText: () => Promise.reject(new Error('no')) } });
    button(it, 'Share').click();
    await waitUntil(() => inside(it.controls).querySelector('textarea')?.value.includes('Strawberries won'));
    forbid();
  });
});

describe('who plays the next game', () => {
  it('sits one seat further, where people and bots play', () => {
    expect(swapped('human,bot:hard', 2)).to.equal('bot:hard,human');
    expect(swapped('human,bot:easy,bot:hard', 3)).to.equal('bot:hard,human,bot:easy');
    expect(swapped('', 2)).to.equal(undefined);
    expect(swapped('bot,bot', 2)).to.equal(undefined);
  });

  it('is a level stronger, up to the best', () => {
    expect(harder('human,bot', 2)).to.equal('human,bot:medium');
    expect(harder('bot:medium,human', 2)).to.equal('bot:hard,human');
    expect(harder('human,bot:best', 2)).to.equal(undefined);
    expect(harder('human,bot:2s', 2)).to.equal(undefined);
    expect(harder('', 2)).to.equal(undefined);
  });
});

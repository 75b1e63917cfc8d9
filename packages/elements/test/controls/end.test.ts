import { expect } from '@open-wc/testing';
import { pleasesAxe } from '../axe.js';
import { waitUntil } from '../wait.js';
import { harder, swapped } from '../../src/panel/start-form.js';
import { find, gameAfter, inside, press, type FakeTable } from './fake-table.js';
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
  await it.card.updateComplete;
  return it;
}

/** A button of the card, or of the controls. */
function button({ card, controls }: Stage, words: string): HTMLButtonElement {
  const found = [card, controls]
    .flatMap((part) => [...inside(part).querySelectorAll('button')])
    .find(({ textContent }) => textContent?.trim() === words);
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
  it('is told as “you” to a reader with one seat', async () => {
    const it = await ended();
    expect(find(it.card, '[part=result] strong').textContent).to.equal('You won');
    const lost = await ended((table) => (table.players = [{ kind: 'bot', level: 'easy' }, { kind: 'human' }]));
    expect(find(lost.card, '[part=result] strong').textContent).to.equal('You lost');
  });

  it('offers a rematch, the other side and a stronger opponent', async () => {
    const it = await ended();
    button(it, 'Rematch').click();
    expect(it.table.asked.at(-1)).to.equal('again');
    button(it, 'Swap sides').click();
    expect(it.table.asked.slice(-2)).to.deep.equal(['setPlayers bot:easy,human', 'again']);
    button(it, 'Harder').click();
    expect(it.table.asked.slice(-2)).to.deep.equal(['setPlayers human,bot:medium', 'again']);
  });

  it('keeps everything else folded, with the totals on the score sheet', async () => {
    const it = await ended();
    const more = button(it, 'More');
    expect([more.ariaExpanded, find(it.card, '[part=about]').hidden]).to.deep.equal(['false', true]);
    more.click();
    await it.card.updateComplete;
    expect(more.ariaExpanded).to.equal('true');
    expect(find(it.card, 'score-sheet').offsetHeight).to.be.above(0);
    find(it.card, '[part=card]')
      .getAnimations()
      .forEach((animation) => animation.finish());
    await pleasesAxe(it.card);
  });

  it('moves the focus of a player to the card, not to a button, and returns it', async () => {
    const elsewhere = await ended();
    expect(inside(elsewhere.card).activeElement, 'nobody was there').to.equal(null);
    const it = await ended();
    it.table.session = gameAfter(...WON.slice(0, -1));
    it.table.refresh();
    await it.card.updateComplete;
    it.host.tabIndex = 0;
    it.host.focus();
    it.table.session = gameAfter(...WON);
    it.table.refresh();
    await it.card.updateComplete;
    const card = find(it.card, '[part=card]');
    expect(inside(it.card).activeElement).to.equal(card);
    expect(inside(it.card).getElementById(card.getAttribute('aria-labelledby') ?? '')?.textContent).to.equal('You won');
    expect(press('Escape').defaultPrevented).to.equal(true);
    await it.card.updateComplete;
    expect(inside(it.card).querySelector('[part=card]')).to.equal(null);
    expect(document.activeElement).to.equal(it.host);
    it.controls.showResult();
    await it.card.updateComplete;
    expect(inside(it.card).activeElement, 'it can be had again').to.equal(find(it.card, '[part=card]'));
  });

  it('shows the points of all seats where there are more than two', async () => {
    const it = await ended();
    const scored = [12, 31, 24].map((total, seat) => ({ seat, total, lines: [], ties: [] }));
    const { game } = it.table.session;
    Object.assign(it.table.session, {
      game: Object.assign({ ...game }, { score: () => scored, seats: () => ['red', 'blue', 'yellow'] }),
    });
    it.table.refresh();
    await it.card.updateComplete;
    const totals = [...inside(it.card).querySelectorAll('.score b')].map(({ textContent }) => textContent);
    expect(totals).to.deep.equal(['31', '24', '12']);
  });

  it('is reviewed with buttons and a slider, and can be returned to', async () => {
    const it = await ended();
    button(it, 'Review').click();
    await it.controls.updateComplete;
    expect(place(it)).to.equal('');
    expect(inside(it.controls).activeElement?.getAttribute('type')).to.equal('range');
    find(it.controls, '.next').click();
    await it.controls.updateComplete;
    expect(place(it)).to.equal('b1');
    await pleasesAxe(it.controls);
    button(it, 'Back to result').click();
    await it.card.updateComplete;
    expect(place(it)).to.equal('f1');
    expect(inside(it.card).activeElement).to.equal(find(it.card, '[part=card]'));
  });

  it('is also reviewed by going back in the list', async () => {
    const it = await ended();
    it.table.session.goTo('0.0');
    it.table.reviews = true;
    it.table.refresh();
    await it.controls.updateComplete;
    expect(find(it.controls, '[part=review] [type=range]').ariaValueText).to.equal('2 of 9: a6');
    expect(find(it.controls, '[part=review]').textContent).to.contain('Analyse game');
  });

  it('is shared as a line, a picture and a link through the system', async () => {
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

  it('is copied where there is no share sheet, and shown for manual copying where that is blocked', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
    const restore = withSystem({ share: undefined, clipboard });
    const it = await ended();
    button(it, 'Share').click();
    await waitUntil(() => find(it.card, '[part=result] p').textContent?.includes('Copied!'));
    expect(copied[0]).to.match(/^Waffle Wars: Strawberries won\nhttp/);
    restore();
    const forbid = withSystem({ share: undefined, clipboard: { writeText: () => Promise.reject(new Error('no')) } });
    button(it, 'Share').click();
    await waitUntil(() => inside(it.card).querySelector('textarea')?.value.includes('Strawberries won'));
    forbid();
  });
});

describe('the next game', () => {
  it('moves each player one seat on, where people and bots play', () => {
    expect(swapped('human,bot:hard', 2)).to.equal('bot:hard,human');
    expect(swapped('human,bot:easy,bot:hard', 3)).to.equal('bot:hard,human,bot:easy');
    expect(swapped('', 2)).to.equal(undefined);
    expect(swapped('bot,bot', 2)).to.equal(undefined);
  });

  it('is one level stronger, up to the best', () => {
    expect(harder('human,bot', 2)).to.equal('human,bot:medium');
    expect(harder('bot:medium,human', 2)).to.equal('bot:hard,human');
    expect(harder('human,bot:best', 2)).to.equal(undefined);
    expect(harder('human,bot:2s', 2)).to.equal(undefined);
    expect(harder('', 2)).to.equal(undefined);
  });
});

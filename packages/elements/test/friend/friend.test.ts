/** A game with a friend by link, on whole elements: to and fro between browsers, and all that can be wrong with a link. */
import { expect } from '@open-wc/testing';
import '../../src/games/top-waffle/top-waffle.js';
import '../../src/games/waffle-wars/waffle-wars.js';
import { pleasesAxe } from '../axe.js';
import { find, inside } from '../controls/fake-table.js';
import { said, textOf } from '../hands.js';
import { waitUntil } from '../wait.js';
import { leaveAll, Profile, watchClipboard } from './profiles.js';

/** The moves on a board. */
const movesOf = ({ element }: Profile): string => {
  const moves: string[] = [];
  for (let step = element.table.at; step.parent; step = step.parent) moves.unshift(step.token);
  return moves.join(' ');
};

/** Ann has begun and sent c3, Ben has joined and sent d4. Each link is the one that was sent. */
async function begun(): Promise<{ ann: Profile; ben: Profile; first: string; second: string }> {
  const ann = await new Profile().visit();
  await ann.begin('Ann');
  await ann.move('c3');
  const first = await ann.send();
  const ben = await new Profile().visit(first);
  await ben.submit({ name: 'Ben' });
  await ben.move('d4');
  const second = await ben.send();
  return { ann, ben, first, second };
}

describe('a game with a friend', () => {
  let restore = (): void => undefined;
  before(() => (restore = watchClipboard()));
  afterEach(leaveAll);
  after(() => restore());

  it('begins in the menu with a name and a side, and asks for the move to be sent', async () => {
    const ann = await new Profile().visit();
    await ann.openForm();
    expect(inside(find(ann.element, 'griddle-card')).textContent?.trim(), 'no second question').to.equal('');
    await pleasesAxe(ann.controls);
    await ann.submit({ name: 'Ann' });
    expect(ann.words).to.equal('Game with your friend Leave');
    await ann.move('c3');
    expect(ann.words).to.contain('Send your move');
    await pleasesAxe(ann.controls);
    const url = await ann.send();
    expect(ann.words)
      .to.contain('Link copied. Paste it in a message to your friend.')
      .and.to.contain('Waiting for a link');
    expect(await said('Link copied. Paste it in a message to your friend.')).to.equal(true);
    expect(url).to.match(/#griddle-board=&friend=\w{10}&game=waffle-wars&names=Ann,&seed=\d+&moves=c3&end=1$/);
    expect(location.href, 'a reload and a copied address are right').to.equal(url);
  });

  it('goes round in a group of four', async () => {
    const ann = await new Profile().visit();
    await ann.openForm();
    const players = find<HTMLSelectElement>(ann.controls, '[part=friend] [name=players]');
    players.value = '4';
    players.dispatchEvent(new Event('change'));
    await ann.rest();
    expect(find<HTMLSelectElement>(ann.controls, '[part=friend] [name=side]').options).to.have.length(4);
    await ann.submit({ name: 'Ann' });
    await ann.move('c3');
    const ben = await new Profile().visit(await ann.send());
    await ben.submit({ name: 'Ben' });
    await ben.move('d4');
    const url = await ben.send();
    expect(url).to.contain('names=Ann,Ben,,');
    const cem = await new Profile().visit(url);
    expect(cem.words).to.contain('invites you to play.');
    await ann.visit(url);
    expect(movesOf(ann)).to.equal('c3 d4');
    expect(ann.words).to.contain('Ben and your friend');
  });

  it('lets the friend begin', async () => {
    const ann = await new Profile().visit();
    await ann.begin('Ann', { side: '1' });
    const ben = await new Profile().visit(await ann.send('Send the link'));
    expect(ben.words).to.contain('Ann invites you to play. You play Strawberries.');
    await ben.submit({ name: '' });
    await ben.move('c3');
    await ann.visit(await ben.send());
    expect(movesOf(ann)).to.equal('c3');
    expect(textOf(ann.element)).to.contain('Your turn');
  });

  it('invites the friend, plays the last move, and says whose turn it is', async () => {
    const ann = await new Profile().visit();
    await ann.begin('Ann');
    await ann.move('c3');
    const ben = await new Profile('waffle-wars', { lang: 'en' }).visit(await ann.send());
    expect(ben.words).to.contain('Ann invites you to play. You play Blueberries.');
    expect(await ben.move('d4'), 'nobody has joined').to.equal(false);
    await pleasesAxe(ben.controls);
    await ben.submit({ name: 'Ben' });
    expect(textOf(ben.element)).to.contain('Your turn');
    await ben.move('d4');
    const url = await ben.send();
    await ann.visit(url);
    expect(movesOf(ann)).to.equal('c3 d4');
    expect(ann.words).to.contain('Game with Ben');
    expect(await said('Ben placed on d4. Your turn.')).to.equal(true);
  });

  it('goes on in the page that is open', async () => {
    const { ann, ben, second } = await begun();
    await ann.follow(second);
    await ann.move('e5');
    const third = await ann.send();
    await ben.visit(second);
    await ben.follow(third);
    expect(movesOf(ben)).to.equal('c3 d4 e5');
    expect(await said('Ann placed on e5. Your turn.')).to.equal(true);
  });

  it('loses nothing when the page is closed after the move', async () => {
    const ann = await new Profile().visit();
    await ann.begin('Ann');
    ann.element.table.play('c3');
    await ann.visit();
    expect(ann.words).to.contain('You have a game with your friend.');
    await ann.press('Resume');
    expect(movesOf(ann)).to.equal('c3');
    expect(await ann.send()).to.contain('moves=c3');
  });

  it('never replaces the reader’s own game, and goes back to it', async () => {
    const ann = await new Profile().visit();
    await ann.move('a2', 'b3');
    await waitUntil(() =>
      Object.entries(localStorage).some(([key, text]) => /^griddle \//.test(key) && text.includes('b3')),
    );
    const own = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('griddle /'));
    await ann.begin('Ann');
    await ann.move('c3');
    await ann.send();
    dispatchEvent(new Event('pagehide'));
    expect(Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('griddle /'))).to.deep.equal(own);
    await ann.press('Leave');
    expect(movesOf(ann)).to.equal('a2 b3');
    expect(ann.element.seats).to.equal('');
    expect(ann.words).to.equal('');
    expect(location.hash).to.equal('');
    await ann.visit();
    expect(ann.words, 'both are kept').to.contain('You have a game with your friend.');
    expect(inside(find(ann.element, 'griddle-card')).textContent).to.contain('You have a game in progress.');
  });

  it('undoes a move until it is sent', async () => {
    const ann = await new Profile().visit();
    await ann.begin('Ann');
    await ann.move('c3');
    ann.element.table.undo();
    await ann.rest();
    expect(ann.words).to.equal('Game with your friend Leave');
    await ann.move('d4');
    expect(await ann.send()).to.contain('moves=d4');
    ann.element.table.undo();
    await ann.rest();
    expect(ann.words).to.contain('You have already sent this move.');
    expect(movesOf(ann)).to.equal('d4');
  });

  it('is not changed by a move in the middle', async () => {
    const { ann, second } = await begun();
    await ann.visit(second);
    ann.element.goTo(0);
    await ann.rest();
    expect(await ann.move('b2')).to.equal(false);
    expect(movesOf(ann)).to.equal('c3 d4');
    expect(ann.words).to.contain('You can only move at the end of the game.');
  });

  describe('with a link that', () => {
    it('is older: nothing changes', async () => {
      const { ann, first, second } = await begun();
      await ann.visit(second);
      await ann.move('e5');
      await ann.follow(first);
      expect(ann.words).to.contain('This is an older link. It ends at move 1, and your game is already at move 3.');
      expect(movesOf(ann)).to.equal('c3 d4 e5');
      await ann.visit(first);
      expect(movesOf(ann), 'also on the next visit').to.equal('c3 d4 e5');
    });

    it('is the reader’s own', async () => {
      const { ann, first } = await begun();
      await ann.visit(first);
      expect(ann.words).to.contain('This is your own link. Send it to your friend, who moves next.');
      expect(movesOf(ann)).to.equal('c3');
    });

    it('differs: the reader decides, and neither game is lost', async () => {
      const { ann, second } = await begun();
      await ann.visit(second);
      await ann.move('e5');
      const other = second.replace('moves=c3.d4', 'moves=c3.e4');
      await ann.follow(other);
      expect(ann.words).to.contain('This link differs from your game at move 2.');
      await pleasesAxe(ann.controls);
      await ann.press('My game');
      expect(movesOf(ann)).to.equal('c3 d4 e5');
      await ann.follow(`${other}&again`);
      await ann.press('The link’s game');
      expect(movesOf(ann)).to.equal('c3 e4');
      await ann.visit();
      await ann.press('Resume');
      expect(movesOf(ann)).to.equal('c3 e4');
      await ann.press('Switch to the other version');
      expect(movesOf(ann)).to.equal('c3 d4 e5');
    });

    it('has a move against the rules: the game stays, with the reason', async () => {
      const { ann, first, second } = await begun();
      await ann.visit(second.replace('moves=c3.d4', 'moves=c3.c3'));
      expect(textOf(ann.element)).to.contain('This link breaks at move 2, “c3”.');
      expect(movesOf(ann)).to.equal('c3');
      const cem = await new Profile().visit(first.replace('moves=c3', 'moves=a1'));
      expect(textOf(cem.element)).to.contain('This link breaks at move 1, “a1”.');
      expect(cem.words, 'nobody is offered a seat').to.equal('');
      expect(movesOf(cem)).to.equal('');
    });

    it('is broken, for another game, or another start: one sentence each', async () => {
      const { ann, second } = await begun();
      for (const [url, words] of [
        [second.slice(0, -4), 'This link is incomplete.'],
        [second.replace('waffle-wars', 'snake'), 'This link is for a different game.'],
        [second.replace('names=Ann', 'names=Ann,x'), 'This link is incomplete.'],
      ] as const) {
        await ann.visit(url);
        expect(textOf(ann.element), url).to.contain(words);
        expect(movesOf(ann)).to.equal('');
      }
      await ann.visit(second.replace(/seed=\d+/, 'seed=7'));
      expect(ann.words).to.contain('This link starts with another setup than your game. Your game is unchanged.');
      expect(movesOf(ann)).to.equal('c3');
    });

    it('is opened by a third person, or on another device: they watch until they say who they are', async () => {
      const { ann, second } = await begun();
      const other = await new Profile().visit(second);
      expect(other.words).to.contain('You’re watching this game.');
      expect(await other.move('e5')).to.equal(false);
      await pleasesAxe(other.controls);
      expect(
        Object.keys(localStorage).filter((key) => key.startsWith('griddle friend')),
        'not kept',
      ).to.deep.equal([]);
      await other.press('I’m Ann');
      expect(await other.move('e5')).to.equal(true);
      await ann.visit(await other.send());
      expect(movesOf(ann), 'the first device takes it up').to.equal('c3 d4 e5');
    });

    it('is damaged in any place: the board stays, and a sentence says why', async () => {
      const { ann, second } = await begun();
      const [page = '', text = ''] = second.split('&friend=');
      for (let at = 0; at < text.length; at += 7) {
        await ann.visit(`${page}&friend=${text.slice(0, at)}%${text.slice(at + 1)}`);
        expect(`${ann.words} ${textOf(ann.element)}`.length, text.slice(0, at)).to.be.greaterThan(20);
        expect(movesOf(ann)).to.be.oneOf(['', 'c3', 'c3 d4']);
      }
    });
  });

  it('says where a game needs a room', async () => {
    const ann = await new Profile('top-waffle' as 'waffle-wars', { options: 'players=2' }).visit();
    await ann.openForm();
    expect(ann.words).to.contain('Hands are hidden in this game, and a link would show them.');
    await ann.press('Close');
    expect(ann.words).to.equal('');
  });

  it('uses the share sheet where there is one, and shows the link where nothing may be copied', async () => {
    const ann = await new Profile().visit();
    await ann.begin('Ann');
    await ann.move('c3');
    const shared: unknown[] = [];
    const share = (data: unknown): Promise<void> => Promise.resolve(void shared.push(data));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    await ann.press('Send your move');
    expect(shared).to.deep.equal([{ text: 'Play Waffle Wars with me!', url: location.href }]);
    expect(ann.words).to.contain('Waiting for a link from your friend.');
    const refuse = (): Promise<void> => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: refuse } });
    try {
      await ann.press('Send again');
      expect(find<HTMLTextAreaElement>(ann.controls, '[part=friend] textarea').value).to.contain(location.href);
    } finally {
      restore = watchClipboard();
    }
  });

  it('can be played without storage', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      const ann = await new Profile().visit();
      await ann.begin('Ann');
      await ann.move('c3');
      expect(await ann.send()).to.contain('moves=c3');
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });
});

/** The same bots in a browser: the games of Node, move by move. */
import { expect } from '@open-wc/testing';
import { hardGames, shortGames } from './same-games.js';
import { HARD_GAMES, SHORT_GAMES } from './same-games-expected.js';

describe('bots in this browser', () => {
  it('play the same twenty games of each game as in Node', async function () {
    this.timeout(300_000);
    expect(await shortGames()).to.deep.equal(SHORT_GAMES);
  });

  it('make the same decisions in Top Waffle at the hard level as in Node', async function () {
    this.timeout(300_000);
    expect(await hardGames()).to.deep.equal(HARD_GAMES);
  });
});

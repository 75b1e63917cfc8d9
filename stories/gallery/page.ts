/** A page that looks like a blog post and holds everything a blogger can embed. */
import { html, type TemplateResult } from 'lit';
import '@griddle/elements/connect-four/connect-four.js';
import '@griddle/elements/hostage-rescue/hostage-rescue.js';
import '@griddle/elements/order-board/order-board.js';
import '@griddle/elements/pengo-board/pengo-board.js';
import '@griddle/elements/top-waffle/top-waffle.js';
import '@griddle/elements/buffet-boss/buffet-boss.js';
import '@griddle/elements/waddle-waddle/waddle-waddle.js';
import '@griddle/elements/waffle-time/waffle-time.js';
import '@griddle/elements/waffle-wars/waffle-wars.js';
import { code, elementOf, figure, type Embed } from './embed.js';
import { BREAKFAST_WAR } from './record.js';
import { WADDLE_OVER } from './waddle-record.js';
import { LONG_BREAKFAST } from './waffle-time-record.js';
import './gallery.css';

const HERO: Embed = {
  attributes: { position: 'ssssss/5s/5s/1bbbbb/2bb1s/b2b1s b 7,9 war' },
  text: 'Six strawberries fill the top row of the waffle, five blueberries stand in a row below.',
};

const LOCKS: Embed = {
  attributes: { position: '1ss2s/5s/5s/1b1b1b/2bb1s/b2b1s s 11,11' },
  text: 'Strawberries own the upper right quadrant, Blueberries the lower right one.',
};

const REPLAY: Embed = { attributes: { mode: 'replay' }, text: BREAKFAST_WAR };

const TWO_PLAYERS: Embed = {
  attributes: { mode: 'play' },
  text: 'A game of Waffle Wars for two at one screen stands here. It needs a script.',
};

const AGAINST_BOT: Embed = {
  attributes: { mode: 'play', seats: 'human,bot:easy' },
  text: 'A game of Waffle Wars against a blueberry stands here. It needs a script.',
};

const COLUMNS: Embed = {
  tag: 'connect-four',
  attributes: { mode: 'play', seats: 'human,bot:easy' },
  text: 'A game of Connect-4 against a blueberry stands here. It needs a script.',
};

const HOSTAGES: Embed = {
  tag: 'hostage-rescue',
  attributes: { position: '2b2s/3bb1/s3b1/ss1b2/2s3/bs1s2 s:4' },
  text: 'Strawberries have rolled a four. Their hostage is caged in the upper right corner.',
};

const BREAKFAST: Embed = {
  tag: 'waffle-time',
  attributes: { mode: 'replay' },
  text: LONG_BREAKFAST,
};

const ORDERS: Embed = {
  tag: 'order-board',
  attributes: { position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender' },
  text: 'Three orders, three toppings and three items of Top Waffle lie face up.',
};

const STAND: Embed = {
  tag: 'top-waffle',
  attributes: { mode: 'play', seats: 'human,bot:easy', seed: '5' },
  text: 'A game of Top Waffle against the machine stands here. It needs a script.',
};

const BUFFET: Embed = {
  tag: 'buffet-boss',
  attributes: { mode: 'play', told: 'piles', options: 'players=3', seed: '4' },
  text: 'A score companion for Buffet Boss stands here. It needs a script.',
};

const PENGOS: Embed = {
  tag: 'waddle-waddle',
  attributes: { mode: 'play', options: 'modules=0', position: 'rP1,0;bP0,1;rP1,-1;bG-1,0 r' },
  text: 'A game of Waddle Waddle for two stands here. It needs a script.',
};

const ICE: Embed = {
  tag: 'pengo-board',
  attributes: { options: 'players=4', position: WADDLE_OVER.split(' ')[0] ?? '' },
  text: 'Sixty-four penguin tiles in four colours round an iceberg.',
};

const SCRIPT = '<script type="module" src="https://YOUR.SITE/release/griddle.js"></script>';

export function galleryPage(): TemplateResult {
  return html`<div class="blog">
    <header class="masthead"><span>The Sunday Plate</span></header>
    <article>
      <div class="hero">
        <div>
          <h1>Six berries before nine o’clock</h1>
          <p class="byline">Breakfast games · a five minute read</p>
          <p class="lead">
            My daughter has a new rule for Sundays: nobody eats the waffle until somebody has won it. Today she won it
            in eleven moves. Here is how, and here is a waffle for you to try.
          </p>
        </div>
        <div class="picture">${elementOf(HERO, 'hero')}</div>
      </div>

      <h2>The game on a waffle</h2>
      <p>
        Strawberries play against blueberries. On your turn you put a berry into an open space, or you jump with one of
        yours over one of theirs, which is then out of the game. Three in a row or a square inside one of the four
        quadrants makes that quadrant yours, and the other side may not place there any more. Five in a row win,
        wherever they are.
      </p>
      ${figure(
        LOCKS,
        'locks',
        'The frames show who owns what: Strawberries the upper right, Blueberries the lower right. Both are locked for the other side.',
      )}
      <p>
        The lock is what makes it a fight. A quadrant of your own is a place where nobody can get in your way, unless
        they come by a jump.
      </p>

      <h2>The war at our table</h2>
      <p>
        This is the whole game, with what we said about it afterwards. Step through it with the buttons, the arrow keys
        or the list of moves. Its indented lines are what might have been.
      </p>
      ${figure(REPLAY, 'replay', 'Mia (strawberries) against Jonas (blueberries), eleven moves and a World War.')}

      <h2>Your waffle</h2>
      <p>
        One screen, two forks: take turns. The dots show where a berry may go, and if you try something that the rules
        do not allow, the waffle tells you which rule it was.
      </p>
      ${figure(TWO_PLAYERS, 'two-players', 'A game for two at one screen.')}
      <p>
        And if you eat alone, this one has somebody to play blueberries for you. It looks only a move ahead, so it can
        be beaten by anybody who looks two.
      </p>
      ${figure(AGAINST_BOT, 'against-bot', 'You are Strawberries. Taking back a move takes back its answer, too.')}

      <h2>A waffle for everybody</h2>
      <p>
        Some Sundays we are kinder: everybody has a waffle, drafts fruit and cream, and pours syrup where a pattern is
        complete. This is a whole breakfast for two.
      </p>
      ${figure(BREAKFAST, 'breakfast', 'A game of Waffle Time, eight rounds: 34 points to 36.')}

      <h2>Who runs the stand</h2>
      <p>
        On market days we sell them: toppings come from the deck, orders from the street, and what is left in the
        evening costs you. An order that you can complete glows.
      </p>
      ${figure(ORDERS, 'orders', 'What lies face up in Top Waffle. The cards are a house set.')}
      ${figure(STAND, 'stand', 'Three days at the stand, against the machine.')}

      <h2>A plate too full</h2>
      <p>
        Buffet Boss is played with real pieces on a plate that rocks. The page deals the line, keeps the turns and
        counts; all we do is tap what fell off.
      </p>
      ${figure(BUFFET, 'buffet', 'Lunch for three. The pile is on our table, the score on the page.')}

      <h2>Penguins after the waffle</h2>
      <p>
        When the plates are empty we put the Iceberg on the table. Tiles slide in from outside, and groups of one colour
        score; point at a place with a tile in hand to see what it would bring.
      </p>
      ${figure(PENGOS, 'pengos', 'Waddle Waddle for two, the base game.')}
      ${figure(ICE, 'ice', 'The board alone, at the end of a game for four: a diagram.')}

      <h2>Seconds</h2>
      <p>
        The same waffle and the same berries will do for five more games. Stood on its edge it is Connect-4: touch a
        column, and a berry falls into it.
      </p>
      ${figure(COLUMNS, 'columns', 'Connect-4. You are Strawberries again.')}
      <p>
        In Hostage Rescue each side keeps a berry of the other one in its corner, and a die says how far one walks along
        a row or a column.
      </p>
      ${figure(HOSTAGES, 'hostages', 'Strawberries have rolled a four: far enough to take a blueberry, but which?')}
      <p>
        Snake, Waffle Checkers and Reversi are <code>&lt;snake-board&gt;</code>,
        <code>&lt;waffle-checkers&gt;</code> and <code>&lt;reversi-board&gt;</code>.
      </p>

      <aside>
        <h2>A waffle for your own page</h2>
        <p>
          It takes two lines: one script, once a page, and an element wherever a waffle should stand. The script is
          small and fetches only what the page uses. <code>npm run release</code> makes the folder to upload.
        </p>
        ${code([SCRIPT, '<waffle-wars mode="play"></waffle-wars>'].join('\n'))}
      </aside>
      <footer>
        Mia, Jonas and their plate are made up. Griddle is an unofficial implementation of the rules of Waffle Wars with
        pictures of its own.
      </footer>
    </article>
  </div>`;
}

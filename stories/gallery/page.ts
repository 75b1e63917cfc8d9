/** A page that looks like a blog post and holds everything a blogger can embed. */
import '@griddle/elements/buffet-boss/buffet-boss.js';
import '@griddle/elements/connect-four/connect-four.js';
import '@griddle/elements/hostage-rescue/hostage-rescue.js';
import '@griddle/elements/order-board/order-board.js';
import '@griddle/elements/pengo-board/pengo-board.js';
import '@griddle/elements/top-waffle/top-waffle.js';
import '@griddle/elements/waddle-waddle/waddle-waddle.js';
import '@griddle/elements/waffle-time/waffle-time.js';
import '@griddle/elements/waffle-wars/waffle-wars.js';
import { html, type TemplateResult } from 'lit';
import { copy, snippetOf, type Embed as WholeEmbed } from '../support/embed.js';
import './gallery.css';
import { BREAKFAST_WAR, WADDLE_OVER, LONG_BREAKFAST } from './records.js';

// An element on the page together with the HTML that puts it there, both from one description.

/** An embed of `waffle-wars`, if it names no other element. */
type Embed = Partial<Pick<WholeEmbed, 'tag'>> & Omit<WholeEmbed, 'tag'>;

const USUAL = 'waffle-wars';

/** The element itself. */
function elementOf({ tag = USUAL, attributes, text }: Embed, id: string): HTMLElement {
  const element = document.createElement(tag);
  element.id = id;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value === true ? '' : value);
  element.textContent = text;
  return element;
}

const KINDS: Readonly<Record<string, string>> = { diagram: 'diagram', replay: 'replay', play: 'game' };

/** A figure: the element, what it shows, and its HTML behind a fold. */
function figure(embed: Embed, id: string, caption: string): TemplateResult {
  return html`<figure>
    ${elementOf(embed, id)}
    <figcaption>${caption}</figcaption>
    <details>
      <summary>The HTML of this ${KINDS[`${embed.attributes['mode'] ?? 'diagram'}`]}</summary>
      ${code(snippetOf({ tag: USUAL, ...embed }))}
    </details>
  </figure>`;
}

/** Code with a button that copies it. */
function code(text: string): TemplateResult {
  return html`<div class="code">
    <pre tabindex="0" role="group" aria-label="HTML"><code>${text}</code></pre>
    <button type="button" @click=${copyCode}>Copy</button>
  </div>`;
}

/** Copies the code before the button. */
async function copyCode({ currentTarget }: Event): Promise<void> {
  const button = currentTarget as HTMLButtonElement;
  const source = button.parentElement?.querySelector('code');
  if (source) await copy(button, source.textContent, source);
}

const HERO: Embed = {
  attributes: { position: 'ssssss/5s/5s/1bbbbb/2bb1s/b2b1s b 7,9 war' },
  text: 'Six strawberries fill the top row of the waffle. Below them, five blueberries in a row.',
};

const LOCKS: Embed = {
  attributes: { position: '1ss2s/5s/5s/1b1b1b/2bb1s/b2b1s s 11,11' },
  text: 'Strawberries own the upper right quadrant, Blueberries the lower right one.',
};

const REPLAY: Embed = { attributes: { mode: 'replay' }, text: BREAKFAST_WAR };

const TWO_PLAYERS: Embed = {
  attributes: { mode: 'play' },
  text: 'This is a game of Waffle Wars for two on one screen. It needs JavaScript.',
};

const AGAINST_BOT: Embed = {
  attributes: { mode: 'play', seats: 'human,bot:easy' },
  text: 'This is a game of Waffle Wars against the computer. It needs JavaScript.',
};

const COLUMNS: Embed = {
  tag: 'connect-four',
  attributes: { mode: 'play', seats: 'human,bot:easy' },
  text: 'This is a game of Connect-4 against the computer. It needs JavaScript.',
};

const HOSTAGES: Embed = {
  tag: 'hostage-rescue',
  attributes: { position: '2b2s/3bb1/s3b1/ss1b2/2s3/bs1s2 s:4' },
  text: 'Strawberries rolled a four. Their hostage is in the upper right corner.',
};

const BREAKFAST: Embed = {
  tag: 'waffle-time',
  attributes: { mode: 'replay' },
  text: LONG_BREAKFAST,
};

const ORDERS: Embed = {
  tag: 'order-board',
  attributes: { position: 'bSBW.gCC.yUU/S.B1.SB/wild.wrench.blender' },
  text: 'Three orders, three toppings and three items of Top Waffle, face up.',
};

const STAND: Embed = {
  tag: 'top-waffle',
  attributes: { mode: 'play', seats: 'human,bot:easy', seed: '5' },
  text: 'This is a game of Top Waffle against the computer. It needs JavaScript.',
};

const BUFFET: Embed = {
  tag: 'buffet-boss',
  attributes: { mode: 'play', told: 'piles', options: 'players=3', seed: '4' },
  text: 'This is a scorekeeper for Buffet Boss. It needs JavaScript.',
};

const PENGOS: Embed = {
  tag: 'waddle-waddle',
  attributes: { mode: 'play', options: 'modules=0', position: 'rP1,0;bP0,1;rP1,-1;bG-1,0 r' },
  text: 'This is a game of Waddle Waddle for two. It needs JavaScript.',
};

const ICE: Embed = {
  tag: 'pengo-board',
  attributes: { options: 'players=4', position: WADDLE_OVER.split(' ')[0] ?? '' },
  text: 'Sixty-four penguin tiles in four colours around an Iceberg.',
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
        Strawberries play against Blueberries. On your turn, place a piece on an open space, or jump over one of theirs
        to capture it. Three in a row or a 2×2 square wins a quadrant, and the other side can’t place there any more.
        Five in a row wins the game, anywhere on the waffle.
      </p>
      ${figure(
        LOCKS,
        'locks',
        'The frames show who owns what: Strawberries the upper right, Blueberries the lower right.',
      )}
      <p>The lock is what makes it a fight. Nobody can get in your way in your own quadrant, unless they jump in.</p>

      <h2>The war at our table</h2>
      <p>
        Here is the whole game, with our comments. Step through it with the buttons, the arrow keys or the log. The
        indented lines show what might have been.
      </p>
      ${figure(REPLAY, 'replay', 'Mia (strawberries) against Jonas (blueberries), eleven moves and a World War.')}

      <h2>Your waffle</h2>
      <p>
        One screen, two forks: take turns. The dots show where you can place. If you try something that isn’t allowed,
        the waffle tells you why.
      </p>
      ${figure(TWO_PLAYERS, 'two-players', 'A game for two on one screen.')}
      <p>
        Eating alone? Here the computer plays Blueberries. It only looks one move ahead, so look two ahead and you can
        win.
      </p>
      ${figure(AGAINST_BOT, 'against-bot', 'You play Strawberries. Undo also undoes the answer.')}

      <h2>A waffle for everybody</h2>
      <p>
        Some Sundays we’re kinder: everyone gets their own waffle, drafts fruit and cream, and pours syrup on finished
        patterns. Here is a whole breakfast for two.
      </p>
      ${figure(BREAKFAST, 'breakfast', 'A game of Waffle Time, eight rounds: 34 points to 36.')}

      <h2>Who runs the waffle stand</h2>
      <p>
        On market days we sell waffles. Collect toppings and complete orders, but leftovers at the end of the day cost
        you. Orders you can complete glow.
      </p>
      ${figure(ORDERS, 'orders', 'The face-up cards in Top Waffle. The cards are our own.')}
      ${figure(STAND, 'stand', 'Three days at the stand, against the computer.')}

      <h2>A plate too full</h2>
      <p>
        We play Buffet Boss with real pieces on a plate that rocks. The page deals the Buffet Line, keeps turns and
        scores. We just tap what fell off.
      </p>
      ${figure(BUFFET, 'buffet', 'Lunch for three: the piles are on our table, the score is on the page.')}

      <h2>Penguins after the waffle</h2>
      <p>
        When the plates are empty, out comes the Iceberg. Tiles slide in from outside, and groups of one colour score.
        Hold a tile over a space to see what it would score.
      </p>
      ${figure(PENGOS, 'pengos', 'Waddle Waddle for two, the base game.')}
      ${figure(ICE, 'ice', 'A diagram: the board at the end of a four-player game.')}

      <h2>Seconds</h2>
      <p>
        Five more games use the same waffle and pieces. Stand it on its edge and it’s Connect-4: tap a column to drop a
        piece.
      </p>
      ${figure(COLUMNS, 'columns', 'Connect-4. You play Strawberries again.')}
      <p>
        In Hostage Rescue each side holds one of the other’s pieces in its corner. Roll the die and move that far along
        a row or column.
      </p>
      ${figure(HOSTAGES, 'hostages', 'Strawberries rolled a four: far enough to capture a blueberry, but which one?')}
      <p>
        Snake, Waffle Checkers and Reversi are <code>&lt;snake-board&gt;</code>,
        <code>&lt;waffle-checkers&gt;</code> and <code>&lt;reversi-board&gt;</code>.
      </p>

      <aside>
        <h2>A waffle for your own page</h2>
        <p>
          It takes two lines: one script per page, and one element wherever you want a waffle. The script is small and
          loads only what the page uses. <code>npm run release</code> makes the folder to upload.
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

/** What a game with a friend shows above the tools: questions about links, whose turn it is, and the link to send. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { GameSnapshot } from '#core';
import type { Friend } from './friend.js';
import { ownName, UNSENT, type FriendGame } from './kept.js';

/** What the reader is asked. */
export type Asked =
  | { readonly kind: 'form'; readonly side: Seat; /** The number of players chosen so far. */ readonly count?: string }
  | { readonly kind: 'invited'; readonly seat: Seat }
  | { readonly kind: 'offers'; readonly games: readonly FriendGame[] }
  | { readonly kind: 'fork'; readonly at: number; readonly mine: FriendGame; readonly theirs: FriendGame };

/** A sentence about the last link or action. */
export interface Note {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** The option for the number of players. */
const PLAYERS = 'players';

/** Renders all that there is to show. */
export function renderFriend(friend: Friend, table: GameSnapshot): TemplateResult | typeof nothing {
  const { asked, byHand, game, note } = friend;
  if (!asked && !note && !game) return nothing;
  const { say } = table;
  return html`
    <div part="friend" role="group" aria-label=${say('ui.friend')}>
      ${note ? html`<p class="told">${say(note.key, note.values)}</p>` : nothing}
      ${byHand === '' ? nothing : html`<textarea readonly rows="3" aria-label=${say('ui.copy-failed')} .value=${byHand}></textarea>`}
      ${asked ? renderAsked(friend, table, asked) : game ? renderGame(friend, table, game) : renderClose(friend, table)}
    </div>
  `;
}

/** The others who play, in a sentence: by name, else by colour or number. */
export function namesOf({ catalogue, say, session }: GameSnapshot, { names, seat }: FriendGame): string {
  const seats = session.game.seats(session.options);
  const others = seats.flatMap((name, at) => {
    if (at === seat) return [];
    return names[at] === undefined ? say('friend.somebody') : names[at] || say(`seat.${name}`);
  });
  return new Intl.ListFormat(catalogue.locale, { type: 'conjunction' }).format(new Set(others));
}

function renderAsked(friend: Friend, table: GameSnapshot, asked: Asked): TemplateResult {
  if (asked.kind === 'form') return renderForm(friend, table, asked);
  if (asked.kind === 'invited') return renderInvitation(friend, table, asked.seat);
  const { say } = table;
  if (asked.kind === 'offers')
    return html`
      ${asked.games.map((game) => {
        return html`<div class="row">
          <p class="told">${say('friend.resume', { names: namesOf(table, game) })}</p>
          ${renderButton(say('ui.kept-go-on'), () => void friend.resume(game), 'primary')}
        </div>`;
      })}
      ${renderClose(friend, table)}
    `;
  const { at, mine, theirs } = asked;
  return html`
    <p class="told">${say('friend.fork', { number: at + 1 })}</p>
    <div class="row">
      ${renderButton(say('friend.keep'), () => void friend.choose(mine))}
      ${renderButton(say('friend.take'), () => void friend.choose(theirs))}
    </div>
  `;
}

/** Whose turn it is, and the link to send. */
function renderGame(friend: Friend, table: GameSnapshot, game: FriendGame): TemplateResult {
  const { say } = table;
  const names = namesOf(table, game);
  if (game.seat < 0) return renderWatching(friend, table, game);
  const isDue = game.moves.length > game.sent;
  const isOver = table.outcome !== undefined;
  const first = game.moves.length === 0 ? 'friend.send-first' : 'friend.send';
  const canSend = friend.isOthersTurn && (isDue || !isOver);
  const send = renderButton(say(isDue ? first : 'friend.send-again'), () => void friend.send(), isDue ? 'primary' : '');
  const isWaiting = canSend && !isDue && game.sent > UNSENT;
  return html`
    <div class="row">
      <p>${say(isWaiting ? 'friend.waiting' : 'friend.with', { names })}</p>
      ${canSend ? send : nothing} ${renderButton(say('friend.leave'), () => void friend.leave(), 'plain')}
    </div>
    ${
      game.other.length === 0
        ? nothing
        : renderButton(say('friend.switch'), () => {
            const { moves, other } = game;
            void friend.choose({ ...game, moves: other, other: moves, sent: Math.min(game.sent, other.length) });
          })
    }
  `;
}

/** For a reader who is none of the players, as far as this browser knows. */
function renderWatching(friend: Friend, table: GameSnapshot, { names }: FriendGame): TemplateResult {
  const { say, session } = table;
  const seats = session.game.seats(session.options);
  return html`
    <p class="told">${say('friend.watching')}</p>
    <p class="soft">${say('friend.watching-why')}</p>
    <div class="row">
      ${seats.map((seat, at) => {
        const name = names[at];
        if (name === undefined) return nothing;
        return renderButton(say('friend.i-am', { name: name || say(`seat.${seat}`) }), () => friend.claim(at));
      })}
      ${renderButton(say('friend.leave'), () => void friend.leave(), 'plain')}
    </div>
  `;
}

function renderInvitation(friend: Friend, table: GameSnapshot, seat: Seat): TemplateResult {
  const { say, session } = table;
  const host = friend.game?.names.find((name) => name);
  const seats = session.game.seats(session.options);
  return html`
    <form @submit=${onSubmit((form) => friend.claim(seat, textIn(form, 'name')))}>
      <div class="told">
        <strong>${host ? say('friend.invited', { name: host }) : say('friend.invited-unnamed')}</strong>
        <p>${say('friend.side', { seat: seats[seat] ?? '' })}</p>
      </div>
      ${renderName(table)}
      <div class="row">
        <button part="button" class="primary">${say('friend.join')}</button>
        ${renderButton(say('friend.leave'), () => void friend.leave(), 'plain')}
      </div>
    </form>
  `;
}

function renderForm(friend: Friend, table: GameSnapshot, asked: Asked & { readonly kind: 'form' }): TemplateResult {
  const { side } = asked;
  const { say, session } = table;
  const { game, options } = session;
  const players = playersOf(table, friend.stage);
  const optionsFor = (count: string): typeof options =>
    players.length === 0
      ? options
      : { ...options, [PLAYERS]: typeof options[PLAYERS] === 'number' ? Number(count) : count };
  const given = asked.count ?? String(options[PLAYERS]);
  const count = players.includes(given) ? given : (players[0] ?? '');
  const seats = game.seats(optionsFor(count));
  const begin = (form: HTMLFormElement): void => {
    const chosen = optionsFor(textIn(form, PLAYERS) || count);
    const seat = Math.min(Number(textIn(form, 'side')), game.seats(chosen).length - 1);
    void friend.start({ name: textIn(form, 'name'), seat, options: chosen });
  };
  return html`
    <form @submit=${onSubmit(begin)}>
      <div>
        <strong>${say('ui.friend')}</strong>
        <p class="soft">${say('friend.how')}</p>
      </div>
      ${renderName(table)}
      ${
        players.length < 2
          ? nothing
          : renderSelect(
              say(`option.${table.game}.${PLAYERS}`),
              PLAYERS,
              players.map((value) => [value, value]),
              count,
              (value) => friend.ask({ ...asked, count: value }),
            )
      }
      ${renderSelect(
        say('ui.start-side'),
        'side',
        seats.map((seat, at) => [String(at), say(`seat.${seat}`)]),
        String(Math.min(side, seats.length - 1)),
      )}
      <div class="row">
        <button part="button" class="primary">${say('ui.start-game')}</button>
        ${renderButton(say('ui.cancel'), () => friend.close(), 'plain')}
      </div>
    </form>
  `;
}

/** The numbers of players to choose from; none where the page or the position decides. */
function playersOf({ isSetUp, session }: GameSnapshot, stage: Element): readonly string[] {
  const option = session.game.options.find(({ key }) => key === PLAYERS);
  if (!option || isSetUp || stage.getAttribute('options')?.includes(PLAYERS)) return [];
  if (option.kind === 'choice') return option.values;
  if (option.kind !== 'number') return [];
  return Array.from({ length: option.max - option.min + 1 }, (_, at) => String(option.min + at)).filter(
    (count) => count !== '1',
  );
}

function renderName({ say }: GameSnapshot): TemplateResult {
  return html`<label>
    <span>${say('friend.name')}</span>
    <input name="name" maxlength="24" autocomplete="nickname" .value=${ownName()} />
  </label>`;
}

function renderSelect(
  label: string,
  name: string,
  values: readonly (readonly [value: string, words: string])[],
  chosen: string,
  onChange: (value: string) => void = () => undefined,
): TemplateResult {
  return html`<label>
    <span>${label}</span>
    <select name=${name} @change=${({ target }: Event) => onChange((target as HTMLSelectElement).value)}>
      ${values.map(([value, words]) => html`<option value=${value} ?selected=${value === chosen}>${words}</option>`)}
    </select>
  </label>`;
}

function renderClose(friend: Friend, { say }: GameSnapshot): TemplateResult {
  return html`<div class="row">${renderButton(say('ui.banner-close'), () => friend.close(), 'plain')}</div>`;
}

function renderButton(words: string, act: () => void, look = ''): TemplateResult {
  return html`<button type="button" part="button" class=${look} @click=${act}>${words}</button>`;
}

/** Handles a form without leaving the page. */
function onSubmit(act: (form: HTMLFormElement) => void): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault();
    if (event.currentTarget instanceof HTMLFormElement) act(event.currentTarget);
  };
}

/** The text of a field. */
function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

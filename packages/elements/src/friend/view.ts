/** What a game with a friend shows above the tools: questions about links, whose turn it is, and the link to send. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { GameSnapshot } from '#core';
import type { Friend } from './friend.js';
import {
  listOf,
  onSubmit,
  renderButton,
  renderClose,
  renderForm,
  renderName,
  textIn,
  type FormAsked,
} from './forms.js';
import { UNSENT, type FriendGame } from './kept.js';

/** What the reader is asked. */
export type Asked =
  | FormAsked
  | { readonly kind: 'invited'; readonly seat: Seat }
  | { readonly kind: 'offers'; readonly games: readonly FriendGame[] }
  | { readonly kind: 'fork'; readonly at: number; readonly mine: FriendGame; readonly theirs: FriendGame };

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
  return listOf(catalogue, new Set(others));
}

function renderAsked(friend: Friend, table: GameSnapshot, asked: Asked): TemplateResult {
  if (asked.kind === 'form') return renderForm(friend, table, asked, 'friend.how');
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

/** What a game in a room shows above the tools: who is there, what is asked, and what can be asked. */
import type { Seat } from '@griddle/rules/core/contract.js';
import { REACTIONS, type RoomState } from '@griddle/rules/internal/rooms/protocol.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { GameSnapshot } from '#core';
import {
  listOf,
  onSubmit,
  renderButton,
  renderClose,
  renderForm,
  renderName,
  textIn,
  type FormAsked,
} from '../friend/forms.js';
import type { KeptSeat } from './kept.js';
import type { RoomGame } from './room-game.js';

/** What the reader is asked. */
export type Asked =
  | FormAsked
  | { readonly kind: 'invited'; readonly invite: string }
  | { readonly kind: 'offers'; readonly seats: readonly KeptSeat[] }
  | { readonly kind: 'resign' };

/** Renders all that there is to show. */
export function renderRoom(room: RoomGame, table: GameSnapshot): TemplateResult | typeof nothing {
  const { asked, byHand, isInside, note } = room;
  if (!asked && !note && !isInside) return nothing;
  const { say } = table;
  return html`
    <div part="friend" role="group" aria-label=${say(room.isLive ? 'room.live' : 'ui.friend')}>
      ${note ? html`<p class="told">${say(note.key, note.values)}</p>` : nothing}
      ${
        byHand === ''
          ? nothing
          : html`<textarea readonly rows="3" aria-label=${say('ui.copy-failed')} .value=${byHand}></textarea>`
      }
      ${asked ? renderAsked(room, table, asked) : isInside ? renderInside(room, table) : renderClose(room, table)}
    </div>
  `;
}

function renderAsked(room: RoomGame, table: GameSnapshot, asked: Asked): TemplateResult {
  const { say } = table;
  if (asked.kind === 'form') return renderForm(room, table, asked, 'room.how');
  if (asked.kind === 'invited') return renderInvitation(room, table, asked.invite);
  if (asked.kind === 'resign')
    return html`
      <p class="told">${say('room.resign-sure')}</p>
      <div class="row">
        ${renderButton(say('room.resign'), () => void room.speak('resign'))}
        ${renderButton(say('ui.cancel'), () => room.close(), 'plain')}
      </div>
    `;
  return html`
    ${asked.seats.map(
      (kept) =>
        html`<div class="row">
          <p class="told">${say('friend.resume', { names: namesOf(table, kept.names, kept.seat) })}</p>
          ${renderButton(say('ui.kept-go-on'), () => void room.resume(kept), 'primary')}
        </div>`,
    )}
    ${renderClose(room, table)}
  `;
}

function renderInvitation(room: RoomGame, table: GameSnapshot, invite: string): TemplateResult {
  const { say } = table;
  const { names = [], seats = [], taken = [] } = room.now ?? {};
  const host = names.find((name) => name !== '');
  const free = seats.filter((_name, at) => taken[at] !== true);
  return html`
    <form @submit=${onSubmit((form) => void room.join(invite, textIn(form, 'name')))}>
      <div class="told">
        <strong>${host === undefined ? say('friend.invited-unnamed') : say('friend.invited', { name: host })}</strong>
        ${free.length === 1 ? html`<p>${say('friend.side', { seat: free[0] ?? '' })}</p>` : nothing}
      </div>
      ${renderName(table)}
      <div class="row">
        <button part="button" class="primary">${say('friend.join')}</button>
        ${renderButton(say('room.watch'), () => room.close(), 'plain')}
      </div>
    </form>
  `;
}

/** The room that the reader is in. */
function renderInside(room: RoomGame, table: GameSnapshot): TemplateResult {
  const { now, waiting } = room;
  const { say } = table;
  const status = room.isConnected
    ? now
      ? statusOf(room, table, now)
      : ''
    : say(now ? 'room.away' : 'room.connecting');
  const news = html`<div class="row">
    <p class="told">${say('room.new-moves', { count: waiting })}</p>
    ${renderButton(say('room.show'), () => room.toEnd(), 'primary')}
  </div>`;
  return html`
    ${status === '' ? nothing : html`<p class=${now && room.isConnected ? '' : 'told'}>${status}</p>`}
    ${waiting > 0 ? news : nothing}
    ${now ? html`${renderQuestion(room, table, now)} ${renderInvitations(room, table, now)} ${renderMore(room, table, now)}` : nothing}
  `;
}

/** Who plays with the reader, and who is not there. */
function statusOf({ people }: RoomGame, table: GameSnapshot, { names, seat, taken }: RoomState): string {
  const { called, catalogue, say } = table;
  if (seat < 0) return say('friend.watching');
  const absent = called.filter((_name, at) => at !== seat && taken[at] === true && people?.here[at] === false);
  if (absent.length > 0) return say('room.absent', { names: listOf(catalogue, absent) });
  const free = taken.some((isTaken) => !isTaken);
  return say(free ? 'room.free' : 'friend.with', { names: namesOf(table, names, seat) });
}

/** The others who play, in a sentence: by name, else by colour or number. */
function namesOf({ catalogue, say, seats }: GameSnapshot, names: readonly string[], own: Seat): string {
  const others = seats.flatMap((seat, at) => (at === own ? [] : [names[at] || say(`seat.${seat}`)]));
  return listOf(catalogue, others);
}

/** What somebody asks. */
function renderQuestion(
  room: RoomGame,
  { called, say }: GameSnapshot,
  now: RoomState,
): TemplateResult | typeof nothing {
  const { asking, question, seat } = now;
  if (question === '' || seat < 0) return nothing;
  if (asking === seat)
    return html`<div class="row">
      <p>${say('room.asked')}</p>
      ${renderButton(say('ui.cancel'), () => void room.speak('no'), 'plain')}
    </div>`;
  return html`<div class="row">
    <p class="told">${say(`room.asks-${question}`, { name: called[asking] ?? '' })}</p>
    ${renderButton(say('room.yes'), () => void room.speak('yes'), 'primary')}
    ${renderButton(say('room.no'), () => void room.speak('no'))}
  </div>`;
}

/** The links to the seats that are free. */
function renderInvitations(room: RoomGame, { say }: GameSnapshot, now: RoomState): TemplateResult | typeof nothing {
  const free = room.invitations.flatMap((word, at) => (word !== '' && now.taken[at] !== true ? [at] : []));
  if (free.length === 0) return nothing;
  return html`<div class="row">
    ${free.map((seat) =>
      renderButton(
        now.seats.length === 2 ? say('room.invite') : say('room.invite-seat', { seat: now.seats[seat] ?? '' }),
        () => void room.invite(seat),
        'primary',
      ),
    )}
  </div>`;
}

/** What is needed now and then. */
function renderMore(room: RoomGame, { say }: GameSnapshot, now: RoomState): TemplateResult {
  const { isOver, question, seat, toMove } = now;
  const isPlayer = seat >= 0;
  const canAsk = isPlayer && !isOver && question === '';
  const canClaim = canAsk && toMove.every((one) => one >= 0 && one !== seat);
  return html`
    <details>
      <summary>${say('room.more')}</summary>
      <div class="row">
        ${canAsk ? renderButton(say('room.draw'), () => void room.speak('ask', 'draw')) : nothing}
        ${isPlayer && !isOver ? renderButton(say('room.resign'), () => room.ask({ kind: 'resign' })) : nothing}
        ${canClaim ? renderButton(say('room.claim'), () => void room.speak('absent')) : nothing}
        ${isPlayer && isOver && now.again === '' && question === '' ? renderButton(say('ui.rematch'), () => void room.speak('ask', 'again')) : nothing}
        ${isPlayer ? renderButton(say('room.device'), () => void room.shareSeat()) : nothing}
        ${renderButton(say('friend.leave'), () => void room.leave())}
      </div>
      ${
        isPlayer
          ? html`<div class="row" role="group" aria-label=${say('room.react')}>
              ${REACTIONS.map((text) => renderButton(say(`room.react-${text}`), () => room.react(text), 'plain'))}
            </div>`
          : nothing
      }
    </details>
  `;
}

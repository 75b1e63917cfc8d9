/** The questions before a game with others, and the fields and buttons that they share with the rest. */
import type { Options, Seat } from '@griddle/rules/core/contract.js';
import type { Catalogue } from '@griddle/rules/messages/index.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { GameSnapshot } from '#core';
import { ownName } from './kept.js';

/** The option for the number of players. */
const PLAYERS = 'players';

/** The form, with what has been chosen in it so far. */
export interface FormAsked {
  readonly kind: 'form';
  readonly side: Seat;
  /** The number of players. */
  readonly count?: string;
}

/** A new game, as the reader has asked for it. */
export interface NewGame {
  readonly name: string;
  readonly seat: Seat;
  readonly options: Options;
}

/** What the form does. */
export interface FormHost {
  readonly stage: Element;
  start(game: NewGame): unknown;
  ask(asked: FormAsked): void;
  close(): void;
}

/** Renders the questions before a new game; `how` is the key of a sentence that says how it is played. */
export function renderForm(host: FormHost, table: GameSnapshot, asked: FormAsked, how: string): TemplateResult {
  const { side } = asked;
  const { say, session } = table;
  const { game, options } = session;
  const players = playersOf(table, host.stage);
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
    host.start({ name: textIn(form, 'name'), seat, options: chosen });
  };
  return html`
    <form @submit=${onSubmit(begin)}>
      <div>
        <strong>${say('ui.friend')}</strong>
        <p class="soft">${say(how)}</p>
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
              (value) => host.ask({ ...asked, count: value }),
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
        ${renderButton(say('ui.cancel'), () => host.close(), 'plain')}
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

/** Names in a sentence: `Ann, Ben and Cleo`. */
export function listOf({ locale }: Catalogue, names: Iterable<string>): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}

/** Renders the field for the reader's name. */
export function renderName({ say }: GameSnapshot): TemplateResult {
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

/** Renders the button that closes what is said. */
export function renderClose(host: Pick<FormHost, 'close'>, { say }: GameSnapshot): TemplateResult {
  return html`<div class="row">${renderButton(say('ui.banner-close'), () => host.close(), 'plain')}</div>`;
}

/** Renders a button. */
export function renderButton(words: string, act: () => void, look = ''): TemplateResult {
  return html`<button type="button" part="button" class=${look} @click=${act}>${words}</button>`;
}

/** Handles a form without leaving the page. */
export function onSubmit(act: (form: HTMLFormElement) => void): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault();
    if (event.currentTarget instanceof HTMLFormElement) act(event.currentTarget);
  };
}

/** The text of a field. */
export function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** The start form: number of players, opponents, side and options. */
import { LEVELS, levelOf, type LevelName } from '@griddle/bots/internal/levels.js';
import type { Option, Options } from '@griddle/rules/core/contract.js';
import { optionsText } from '@griddle/rules/core/options.js';
import { OPTIONS_EN } from '@griddle/rules/internal/generated/option-words.js';
import { valueWords } from '@griddle/rules/internal/messages/sentences.js';
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { addEnglish, hasMessage, type GameSnapshot } from '#core';

for (const words of OPTIONS_EN) addEnglish(words);

/** The option for the number of players, in every game that offers a choice. */
const PLAYERS = 'players';
/** The default level of bots. */
const USUAL_LEVEL: LevelName = 'medium';

/** The answers so far. Defaults to the page's settings, else one person against a bot. */
export class StartForm {
  #options: Options;
  #isAgainstBots: boolean;
  #level: LevelName;
  /** The seat of the reader. */
  #side: number;
  /** Whether a coach watches the reader. */
  coaches: boolean;
  /** Options that the page has set. */
  readonly #fixed: ReadonlySet<string>;

  /** `written`: the attribute `options` of the element; `coaches`: its attribute `coach`. */
  constructor(
    private readonly host: ReactiveControllerHost,
    private table: GameSnapshot,
    written: string,
    coaches = false,
  ) {
    this.coaches = coaches;
    const { isSetUp, seated, seats, session, toMove } = table;
    const players = playersOf(seated, seats.length);
    const bot = players.find((player) => player.startsWith('bot'));
    const level = levelOf(bot?.split(':')[1] ?? '');
    this.#options = session.options;
    this.#isAgainstBots = seated === '' || bot !== undefined;
    this.#level = LEVELS.find((name) => name === level) ?? USUAL_LEVEL;
    // From a position, the reader plays the side to move
    const first = isSetUp ? (toMove[0] ?? 0) : 0;
    this.#side = Math.max(0, seated === '' ? first : players.indexOf('human'));
    this.#fixed = new Set(written.split(',').map((pair) => pair.split('=')[0]?.trim() ?? ''));
  }

  /** Seats the players, and starts a new game if the options differ from the page's. */
  start(): void {
    const { newGame, setPlayers, session } = this.table;
    setPlayers(this.#seats.map((_name, seat) => this.#playerOf(seat)).join());
    const asked = optionsText(session.game.options, this.#options);
    if (asked !== optionsText(session.game.options, session.options)) newGame(this.#options);
  }

  /** The aim and the course of a turn, in the chosen version. */
  renderAim({ catalogue, game, say }: GameSnapshot): TemplateResult | typeof nothing {
    const key = `aim.${game}`;
    const own = `${key}.${this.#options['version']}`;
    const aim = hasMessage(catalogue, own) ? own : key;
    return hasMessage(catalogue, aim) ? html`<p class="aim">${say(aim)}</p>` : nothing;
  }

  /** The questions. */
  render(table: GameSnapshot): TemplateResult {
    this.table = table;
    const { say } = table;
    const options = this.#asked.filter(({ key }) => key !== PLAYERS);
    const players = this.#asked.find(({ key }) => key === PLAYERS);
    return html`
      ${players ? this.#renderOption(players) : nothing} ${this.#seats.length > 1 ? this.#renderOpponents() : nothing}
      ${
        options.length === 0
          ? nothing
          : html`<details>
              <summary>${say('ui.start-options')}</summary>
              ${options.map((option) => this.#renderOption(option))}
            </details>`
      }
    `;
  }

  get #seats(): readonly string[] {
    return this.table.session.game.seats(this.#options);
  }

  /** Options with a choice. A game that starts from a position is already set up. */
  get #asked(): readonly Option[] {
    const { isSetUp, session } = this.table;
    if (isSetUp) return [];
    return session.game.options.filter(
      (option) => !this.#fixed.has(option.key) && valuesOf(option, this.#seats).length > 1,
    );
  }

  #playerOf(seat: number): string {
    const isReader = seat === Math.min(this.#side, this.#seats.length - 1);
    return isReader || !this.#isAgainstBots ? 'human' : `bot:${this.#level}`;
  }

  #renderOpponents(): TemplateResult {
    const { say } = this.table;
    const who = ['bots', 'people'];
    const { log } = this.table;
    const sides = this.#seats.map((name, seat) => {
      const picture = log?.piece?.(seat);
      const words = say(`seat.${name}`);
      const shown = picture
        ? html`<griddle-icon .picture=${picture} .paints=${log?.paints}></griddle-icon>${words}`
        : words;
      return [String(seat), shown] as const;
    });
    const levels = LEVELS.map((level) => [level, say(`ui.level-${level}`)] as const);
    const against = who.map((kind) => [kind, say(`ui.start-${kind}`)] as const);
    const coach = ['off', 'on'].map((value) => [value, say(`ui.coach-${value}`)] as const);
    const kind = this.#isAgainstBots ? 'bots' : 'people';
    return html`
      ${this.#renderSegments(say('ui.start-against'), against, kind, (value) => (this.#isAgainstBots = value === 'bots'))}
      ${
        this.#isAgainstBots
          ? html`
              ${this.#renderSegments(say('ui.start-level'), levels, this.#level, (value) => {
                this.#level = LEVELS.find((level) => level === value) ?? USUAL_LEVEL;
              })}
              ${this.#renderSegments(say('ui.start-side'), sides, String(this.#side), (value) => {
                this.#side = Number(value);
              })}
              ${this.#renderSegments(say('ui.coach'), coach, this.coaches ? 'on' : 'off', (value) => {
                this.coaches = value === 'on';
              })}
            `
          : nothing
      }
    `;
  }

  #renderOption(option: Option): TemplateResult {
    const { catalogue, game, say } = this.table;
    const { key, kind } = option;
    const about = `about.${game}.${key}`;
    const values = valuesOf(option, this.#seats).map((value) => {
      return [String(value), valueWords(catalogue, game, key, value)] as const;
    });
    const label = say(`option.${game}.${key}`);
    const set = (value: string): void => {
      this.#options = { ...this.#options, [key]: kind === 'number' ? Number(value) : value };
    };
    // The label before them says what is counted
    const numbers = values.map(([value]) => [value, value] as const);
    if (key === PLAYERS) return this.#renderSegments(label, numbers, String(this.#options[key]), set);
    return this.#renderChoice(
      label,
      values,
      String(this.#options[key]),
      set,
      key !== PLAYERS && hasMessage(catalogue, about) ? say(about) : '',
    );
  }

  /** A few short choices side by side. */
  #renderSegments(
    label: string,
    values: readonly (readonly [value: string, words: unknown])[],
    chosen: string,
    set: (value: string) => void,
  ): TemplateResult {
    const onChange = ({ target }: Event): void => {
      set((target as HTMLInputElement).value);
      this.host.requestUpdate();
    };
    return html`
      <div class="choice" role="radiogroup" aria-label=${label}>
        <span aria-hidden="true">${label}</span>
        <div class="segments">
          ${values.map(
            ([value, words]) =>
              html`<label>
                <input type="radio" name=${label} value=${value} .checked=${value === chosen} @change=${onChange} />
                ${words}
              </label>`,
          )}
        </div>
      </div>
    `;
  }

  #renderChoice(
    label: string,
    values: readonly (readonly [value: string, words: string])[],
    chosen: string,
    set: (value: string) => void,
    about = '',
  ): TemplateResult {
    const onChange = ({ target }: Event): void => {
      set((target as HTMLSelectElement).value);
      this.host.requestUpdate();
    };
    return html`
      <label class="line">
        <span>${label}</span>
        <select @change=${onChange}>
          ${values.map(
            ([value, words]) => html`<option value=${value} .selected=${value === chosen}>${words}</option>`,
          )}
        </select>
        ${about === '' ? nothing : html`<small class="about">${about}</small>`}
      </label>
    `;
  }
}

/** The values allowed for an option with these seats. */
function valuesOf(option: Option, seats: readonly string[]): readonly (string | number)[] {
  if (option.kind === 'choice') return option.values;
  if (option.kind === 'seats') return ['none', 'all', ...seats];
  return Array.from({ length: option.max - option.min + 1 }, (_, at) => option.min + at);
}

// The players of the next game, written as in the attribute `seats`.

const HUMAN = 'human';
const BOT = 'bot:';

/** The players of `count` seats; those left out are human. */
function playersOf(seated: string, count: number): readonly string[] {
  const players = seated.split(',').map((player) => player.trim());
  return Array.from({ length: count }, (_, seat) => players[seat] || HUMAN);
}

/** Moves players on by one seat; undefined unless there are both people and bots. */
export function swapped(seated: string, count: number): string | undefined {
  const players = playersOf(seated, count);
  const isMixed = players.includes(HUMAN) && players.some((player) => player !== HUMAN);
  return isMixed ? [...players.slice(-1), ...players.slice(0, -1)].join() : undefined;
}

/** Raises the bots by one level; undefined if none can be stronger. */
export function harder(seated: string, count: number): string | undefined {
  const players = playersOf(seated, count);
  const stronger = players.map(strongerThan);
  return stronger.join() === players.join() ? undefined : stronger.join();
}

function strongerThan(player: string): string {
  if (player === 'bot') return `${BOT}${LEVELS[1]}`;
  const at = LEVELS.findIndex((level) => player === `${BOT}${level}`);
  return at < 0 ? player : `${BOT}${LEVELS[Math.min(at + 1, LEVELS.length - 1)]}`;
}

/** A story out of a sample: the position, what the rule says, things to try; and a play function that tries them all. */
import type { StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent } from 'storybook/test';
import { gameById } from '@griddle/rules/games.js';
import { optionsOf } from '@griddle/rules/internal/replay/start.js';
import type { Sample, Try } from '../../packages/rules/samples/sample.js';
import { elementWith } from './element.js';
import { copyButton } from './embed.js';
import {
  choose,
  expectPosition,
  expectRule,
  expectWords,
  part,
  placesOf,
  tableIn,
  tap,
  type,
  walk,
  type GameTable,
} from './hands.js';
import { whenTested } from './tested.js';
import './demo.css';

type Demo = Pick<StoryObj, 'render' | 'play'>;

/** How long “Show me” waits between two moves, in milliseconds: time to see the first one. */
const BETWEEN_MOVES = 900;

/** A game whose samples become stories. */
export interface DemoGame<T extends Try> {
  readonly tag: string;
  /** The game's id, which is part of its message keys. */
  readonly game: string;
  /** The words of its rules. */
  readonly words: Readonly<Record<string, string>>;
  readonly samples: readonly Sample<T>[];
  /** Attributes that its element has in every demo. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** How its moves are made; left out, by the spaces in their notation. */
  readonly make?: (table: GameTable, attempt: T) => Promise<void>;
  /** What a reader does first, and again whenever the demo was reset: takes a screen that is handed over. */
  readonly ready?: (table: GameTable) => Promise<void>;
  /** What a sample promises of the position as it stands. */
  readonly start?: (table: GameTable, sample: Sample<T>) => Promise<void>;
  /** What stands in its status after a try that ends nothing and led to a position; left out, whose turn it is. */
  readonly goesOn?: (attempt: T, position: string) => string;
  /** How its status tells a result; left out, as games for two sides do. */
  readonly resultWords?: (result: string) => string;
  /** What a try promises besides its position, terms and result. */
  readonly check?: (table: GameTable, attempt: T) => Promise<void>;
}

/** Gives the demo of a rule and title; `controls` shows the buttons and the field beside the board, too. */
export function demosOf<T extends Try>(
  game: DemoGame<T>,
): (id: string, title: string, more?: { readonly controls?: 'auto' | 'none' }) => Demo {
  return (id, title, { controls = 'none' } = {}) => {
    const sample = game.samples.find((candidate) => candidate.id === id && candidate.title === title);
    if (!sample) throw new Error(`no sample ${id} ${title}`);
    return {
      render: () => page(game, sample, controls),
      play: whenTested(async ({ canvasElement, step }) => {
        const table = await tableIn(canvasElement, game.tag);
        await expectTriesInSight(canvasElement);
        await game.ready?.(table);
        const start = table.currentPosition;
        await game.start?.(table, sample);
        for (const attempt of sample.tries) {
          await step(attempt.tell, async () => {
            await (game.make ?? make)(table, attempt);
            await check(game, table, attempt);
            await putBack(game, table, start);
          });
        }
        // What was touched was scrolled to; a reader begins at the heading
        document.scrollingElement?.scrollTo(0, 0);
      }),
    };
  };
}

function page<T extends Try>(game: DemoGame<T>, sample: Sample<T>, controls: string): TemplateResult {
  const { attributes: own, tag } = game;
  const { id, title, sentence, position, options = '', tries } = sample;
  const attributes = { ...own, mode: 'play', position, options };
  const board = elementWith(tag, { ...attributes, controls }) as GameTable;
  return html`<article class="demo">
    <header>
      <p class="rule">${id}</p>
      <h2>${title}</h2>
      <p>${sentence}</p>
    </header>
    <section>
      <h3 ?hidden=${tries.length === 0}>Try it</h3>
      <ol ?hidden=${tries.length === 0}>
        ${tries.map((attempt) => {
          const ring = (): void => board.highlight(placesIn(game.game, sample, attempt));
          const clear = (): void => board.highlight([]);
          return html`<li @pointerenter=${ring} @pointerleave=${clear} @focusin=${ring} @focusout=${clear}>
            <span>${attempt.tell}</span>
            <button type="button" @click=${() => show(board, attempt)}>Show me</button>
          </li>`;
        })}
      </ol>
      <div class="tools">
        <button type="button" ?hidden=${tries.length === 0} @click=${() => board.again()}>Reset</button>
        ${copyButton({ tag, attributes, text: sentence })}
      </div>
    </section>
    ${board}
  </article>`;
}

/** The places that the moves of a try touch, to put rings on. */
function placesIn(id: string, { position, options = '' }: Sample, { moves }: Try): readonly string[] {
  const game = gameById(id);
  if (!game) return [];
  const chosen = optionsOf(game, options);
  const read = chosen.ok ? game.parsePosition(position, chosen.value) : chosen;
  if (!read.ok) return [];
  const places = new Set<string>();
  let state = read.value;
  for (const text of moves) {
    const move = game.parseMove(state, text);
    if (!move.ok) break;
    for (const place of game.placesOfMove(state, move.value)) places.add(place);
    const next = game.play(state, move.value);
    if (!next.ok) break;
    state = next.value;
  }
  return [...places];
}

/** The tries are next to the board or above it, and the first one shows before a reader scrolls. */
async function expectTriesInSight(story: HTMLElement): Promise<void> {
  const first = story.querySelector('.demo li');
  if (first) await expect(first.getBoundingClientRect().bottom).toBeLessThan(720);
}

/** Plays a try on the board of the page, slowly enough to follow. */
async function show(table: GameTable, { moves }: Try): Promise<void> {
  table.again();
  table.scrollIntoView({ block: 'nearest' });
  for (const [at, move] of moves.entries()) {
    if (at > 0) await new Promise((done) => setTimeout(done, BETWEEN_MOVES));
    table.play(move);
  }
}

/**
 * Makes the moves as a reader would: by taps and by keys in turn. A pass is a button; a chain that could go on stops where
 * it is touched again; one that the rules do not know, and that no tap can make, is typed.
 */
async function make(table: GameTable, { moves, refused }: Try): Promise<void> {
  for (const [at, move] of moves.entries()) {
    const before = table.currentPosition;
    const illegal = refused !== undefined && at === moves.length - 1;
    const places = placesOf(move);
    if (move === 'pass' && !illegal) await choose(table);
    else if (move === 'pass' || (illegal && (places.length > 2 || move.startsWith('@')))) await type(table, move);
    else await (at % 2 === 0 ? tap : walk)(table, move);
    if (!illegal && places.length > 1 && table.currentPosition === before) await tap(table, places.at(-1) ?? '');
    // A tap on what cannot move asks what it is, and refuses nothing
    if (illegal) await expectRule(table, refused.rule, { timeout: 1000 }).catch(() => table.play(move));
  }
}

/** Everything that a try promises, read off the element. */
async function check<T extends Try>(game: DemoGame<T>, table: GameTable, attempt: T): Promise<void> {
  const { refused, leadsTo, terms = [], result } = attempt;
  if (refused) return expectRule(table, refused.rule);
  if (leadsTo !== undefined) await expectPosition(table, leadsTo);
  for (const term of terms) await expectWords(table, '[part=term]', `${game.words[`term.${game.game}.${term}`]}!`);
  await game.check?.(table, attempt);
  await expectWords(
    table,
    '[part~=status]',
    result === undefined
      ? (game.goesOn?.(attempt, table.currentPosition) ?? ' turn.')
      : (game.resultWords ?? usualWords(game))(result),
  );
}

/** `Blueberries won: five in a row` for `blueberries five-in-a-row`. */
function usualWords<T extends Try>({ game, words }: DemoGame<T>): (result: string) => string {
  return (result) => {
    const [seat = '', by = ''] = result.split(' ');
    const name = words[`seat.${seat}`] ?? `${seat.charAt(0).toUpperCase()}${seat.slice(1)}`;
    const start = seat === 'draw' ? 'Draw' : `${name} won`;
    return `${start}: ${words[`outcome.${game}.${by}`]}`;
  };
}

/** Leaves the board as the next reader should find it. */
async function putBack<T extends Try>({ ready }: DemoGame<T>, table: GameTable, position: string): Promise<void> {
  table.again();
  await ready?.(table);
  const stop = await part(table, '[data-place][tabindex="0"]');
  stop.focus({ preventScroll: true });
  await userEvent.keyboard('{Escape}');
  stop.blur();
  await expectPosition(table, position);
}

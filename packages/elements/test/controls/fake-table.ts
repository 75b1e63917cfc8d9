/** A table without a board, for the tests of the parts: it keeps a real session and notes what it was asked. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { EN, mergeMessages } from '@griddle/rules/messages/index.js';
import { parseRecords, writeRecord } from '@griddle/rules/record/index.js';
import { playText, recordOf, sessionFromRecord, startSession } from '@griddle/rules/replay/index.js';
import { waffleWars } from '@griddle/rules/waffle-wars/index.js';
import WAFFLE_WARS_EN from '@griddle/rules/internal/waffle-wars/messages.en.json' with { type: 'json' };
import WAFFLE_WARS_ELEMENT_EN from '../../src/games/waffle-wars/messages.en.json' with { type: 'json' };
import PARTS_EN from '../../src/panel/messages.en.json' with { type: 'json' };
import { localeOf } from '../../src/core/catalogues.js';
import type { Target } from '../../src/core/game-host.js';
import { openSession, type InputError } from '../../src/core/input.js';
import type { Mode } from '../../src/core/settings.js';
import type { AnySession, GameSnapshot } from '../../src/core/snapshot.js';

/** A part under test: it takes a table. */
export interface Part extends HTMLElement {
  table: GameSnapshot | undefined;
  readonly updateComplete: Promise<boolean>;
}

export class FakeTable {
  mode: Mode = 'replay';
  isGiven = true;
  reviews = false;
  players: GameSnapshot['players'] = [];
  refusal: GameSnapshot['refusal'];
  seated = '';
  flipped = false;
  show: GameSnapshot['show'] = new Set();
  /** What the parts have asked for, in order. */
  readonly asked: string[] = [];
  words = localeOf(mergeMessages(EN, PARTS_EN, WAFFLE_WARS_EN, WAFFLE_WARS_ELEMENT_EN));

  constructor(
    public session: AnySession,
    private readonly parts: () => readonly Part[],
  ) {}

  /** What was told as wrong. */
  readonly faults: InputError[] = [];

  /** Gives the parts another view, as an element does after each change. */
  refresh(): void {
    for (const part of this.parts()) part.table = this.view();
  }

  view(): GameSnapshot {
    const { session, words, mode, flipped, show } = this;
    const { game, state } = session;
    const note =
      (what: string) =>
      (...values: readonly unknown[]): void => {
        this.asked.push([what, ...values].join(' '));
        this.refresh();
      };
    return {
      game: game.id,
      mode,
      session,
      whole: session,
      text: '',
      number: 1,
      isFromPage: this.isGiven,
      isSetUp: session.position !== '',
      reviews: this.reviews,
      at: session.current,
      catalogue: words.catalogue,
      say: words.t,
      explain: (violation) => violation.code,
      openRule: note('rule'),
      seats: game.seats(session.options),
      players: this.players,
      called: game.seats(session.options).map((seat) => words.t(`seat.${seat}`)),
      seated: this.seated,
      asks: false,
      keeps: false,
      toMove: game.toMove(state),
      canUndo: session.canUndo(),
      canRedo: session.canRedo(),
      thinking: false,
      refusal: this.refusal,
      outcome: game.outcome(state),
      ending: '',
      calls: game.id === 'waffle-wars' ? ['waffling', 'soggy-waffle'] : [],
      canFlip: true,
      flipped,
      show,
      play: (text) => this.did(`play ${text}`, playText(session, text).ok),
      undo: () => this.did('undo', session.undo()),
      redo: () => this.did('redo', session.redo()),
      goTo: (place) => this.did(`goTo ${place}`, session.goTo(String(place))),
      again: note('again'),
      newGame: note('newGame'),
      open: (record, at = -1) => this.open(record, at),
      setPlayers: note('setPlayers'),
      lockInput: note('lockInput'),
      keepCompany: note('keepCompany'),
      selectGame: note('selectGame'),
      report: (fault) => void this.faults.push(fault),
      call: note('call'),
      showHint: note('showHint'),
      highlight: note('highlight'),
      flip: note('flip'),
      toggle: note('toggle'),
      toRecord: () => Promise.resolve(writeRecord(recordOf(session))),
      recordNow: () => writeRecord(recordOf(session)),
      toSVG: () => Promise.resolve('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
      toPNG: () => Promise.resolve(new Blob([], { type: 'image/png' })),
    };
  }

  private open(record: string, at: Target): InputError | undefined {
    const input = { record, position: '', options: '', seed: '', game: 1 };
    const opened = openSession(this.session.game, input, undefined);
    if (!opened.ok) return opened.error;
    this.session = opened.value;
    this.isGiven = false;
    if (typeof at === 'string') this.session.goTo(at);
    else this.session.goToPly(at < 0 ? Infinity : at);
    this.did('open', true);
    return undefined;
  }

  private did(what: string, done: boolean): boolean {
    this.asked.push(what);
    this.refresh();
    return done;
  }
}

/** The session of a record of Waffle Wars. */
export function sessionOf(text: string): AnySession {
  const records = parseRecords(text);
  const record = records.ok ? records.value[0] : undefined;
  const read = record && sessionFromRecord(waffleWars, record, text);
  if (!read?.ok) throw new Error(`not a record: ${text}`);
  return read.value as unknown as AnySession;
}

/** A new game of Waffle Wars after some moves. */
export function gameAfter(...moves: readonly string[]): AnySession {
  const started = startSession<BaseState, unknown>(
    waffleWars as unknown as AnySession['game'],
    initialOptions(waffleWars.options),
    1,
  );
  if (!started.ok) throw new Error('no game');
  for (const move of moves) if (!playText(started.value, move).ok) throw new Error(`refused: ${move}`);
  return started.value;
}

/** The nodes of a part. */
export function inside(part: Element): ShadowRoot {
  if (!part.shadowRoot) throw new Error(`<${part.localName}> has drawn nothing`);
  return part.shadowRoot;
}

/** The first node of a part that a selector finds. */
export function find<T extends HTMLElement>(part: Element, selector: string): T {
  const found = inside(part).querySelector<T>(selector);
  if (!found) throw new Error(`<${part.localName}> has no ${selector}`);
  return found;
}

/** A key pressed where the focus is, through all shadow trees. */
export function press(key: string): KeyboardEvent {
  let target = document.activeElement;
  while (target?.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  target?.dispatchEvent(event);
  return event;
}

/** Turns the attributes of an element into its settings, players and game. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { ReactiveElement } from 'lit';
import { faultInRecord } from './cut-short.js';
import type { GameController } from './game-controller.js';
import type { GameUI } from './game-ui.js';
import { settle, UNSET } from './given.js';
import { faultOf, type GameInput } from './input.js';
import { parsePlayers } from './players.js';
import type { ProblemsController } from './problems-controller.js';
import { readSettings, type Settings, type WrittenSettings } from './settings.js';
import type { SourceController } from './source-controller.js';

/** Attributes that make another game when they change. */
const INPUT = ['position', 'record', 'src', 'game', 'seed', 'options'] as const;
/** Attributes that change how the same game is shown and played. */
const SETTINGS = ['mode', 'show', 'controls', 'keep', 'start', 'loading'] as const;

/** The attributes. */
interface AttributesHost<S extends BaseState, M> extends ReactiveElement, WrittenSettings, GameInput {
  readonly ui: GameUI<S, M>;
  /** What the attributes come to; the last valid value of each. */
  settings: Settings;
  readonly seats: string;
  readonly ply?: number | null;
  readonly path?: string | null;
  /** Whether a position is the one on the board. */
  shows(position: string): boolean;
}

/** Reads changed attributes. An invalid one is reported and keeps its last valid value. */
export class AttributesController<S extends BaseState, M> {
  constructor(
    private readonly host: AttributesHost<S, M>,
    private readonly game: GameController<S, M>,
    private readonly source: SourceController,
    private readonly problems: ProblemsController,
  ) {}

  /** Takes up what has changed, by the names of the properties. */
  read(changed: Map<PropertyKey, unknown>): void {
    const { host } = this;
    settle(host, changed, UNSET);
    if (SETTINGS.some((name) => changed.has(name))) this.#readSettings();
    if (changed.has('seats')) this.#readPlayers();
    const inputs: PropertyKey[] = INPUT.filter((name) => changed.has(name));
    // A lesson of its own is no game to go on with
    if (changed.get('mode') === 'lesson') inputs.push('src');
    if (!host.hasUpdated || inputs.length > 0) this.#readInput(inputs);
    else if (changed.has('ply') || changed.has('path')) this.#goToStart();
  }

  #readSettings(): void {
    const { host, problems } = this;
    problems.forgive(SETTINGS);
    host.settings = readSettings(host, host.settings, host.ui, (fault) => problems.report(fault));
  }

  #readPlayers(): void {
    const { host, problems } = this;
    problems.forgive(['seats']);
    const players = parsePlayers(host.ui.rules, host.seats);
    if (players.ok) this.game.players = players.value;
    else problems.report(players.error);
  }

  #readInput(changed: readonly PropertyKey[]): void {
    const { host } = this;
    const { record, position, options, seed, game, hasUpdated, ui } = host;
    this.problems.forgive(INPUT);
    if (hasUpdated && changed.join() === 'position' && host.shows(position)) return;
    const isElsewhere = record === '' && position === '';
    if (!isElsewhere) this.source.pass();
    const input = { record, position, options, seed, game, ...(isElsewhere ? this.source.read(ui.rules) : {}) };
    const within = isElsewhere && this.source.isOwn ? host : undefined;
    const fault = this.game.take(input);
    const { isCoached, mode } = host.settings;
    const told = faultInRecord({ record: input.record, fault, session: this.game.session, mode, within });
    if (told) this.problems.report(told);
    else if (isCoached && !input.record && !this.source.loaded)
      this.problems.report(faultOf('record', 'no-solution', [], {}));
    this.#goToStart();
  }

  #goToStart(): void {
    const { host, problems } = this;
    problems.forgive(['ply', 'path']);
    const target = host.path ?? host.ply ?? undefined;
    if (this.game.goToStart(target)) return;
    const source = host.path ? 'path' : 'ply';
    // A text that is no number is told as it was written
    problems.report(faultOf(source, 'path', [], { found: host.getAttribute(source) ?? String(target) }));
  }
}

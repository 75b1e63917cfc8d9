/**
 * What readers need to make moves: the code of play. A page that only shows boards never loads it. Entries of games
 * contain it; elsewhere the first element that is played loads it (`panel-code.ts`).
 */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { CSSResult, nothing, TemplateResult } from 'lit';
import type { Board } from './board/board.js';
import type { BoardKeys } from './board/board-keys.js';
import type { Translate } from './catalogues.js';
import type { GameController } from './game-controller.js';
import type { GameHost } from './game-host.js';
import type { GameText } from './game-text.js';
import type { ExtraContext } from './game-ui.js';
import { loadPlay } from './panel-code.js';
import type { PointingController } from './pointing-controller.js';
import type { Mode } from './settings.js';
import type { Shown } from './view-model.js';

type Part = TemplateResult | typeof nothing;

/** How one element is played. */
export interface Playing<S extends BaseState, M> {
  /** What readers point at and have picked. */
  readonly interaction: PointingController<S, M>;
  readonly bots: {
    /** Whether a bot is thinking. */
    readonly isThinking: boolean;
    /** Stops the thinking when the position changes. */
    stop(): void;
  };
  /** The buttons of the action bar. */
  readonly row: {
    /** Whether they are at the lower edge of the stage, after the boards in tab order. */
    readonly isNarrow: boolean;
    /** Whether all are unfolded over the boards. */
    readonly isUnfolded: boolean;
    fold(): void;
    /** Called when the bar shows the position that the boards show. Returns a text that differs for other buttons. */
    rendered(): string;
    /** Reads sizes, after layout. */
    measure(): void;
  };
  /** Important events, shown for a while. */
  readonly banner: {
    /** Hides them when the reader does something or they have faded. */
    readonly dismiss: (event: Event) => void;
    render(t: Translate): Part;
  };
  readonly drawers: {
    /** The name of the open drawer; empty for none. */
    readonly open: string;
  };
  /** Makes a board answer touches, drags and keys. */
  attach(board: Board<S>, keys: BoardKeys<S>): void;
  /** Returns the sentences that say what to do now. */
  prompt(shown: Shown<S, M>): readonly string[];
  /** Returns what to do after selecting places, for screen readers. */
  selectionStory(text: GameText<S, M>, places: readonly Place[]): string;
  /** Renders the buttons of the action bar. */
  renderActions(shown: Shown<S, M>, context: ExtraContext<S, M>): Part;
  /** Renders the buttons of the drawers. */
  renderDrawers(shown: Shown<S, M>): Part;
}

/** The parts of an element that play needs. */
export interface Played<S extends BaseState, M> {
  readonly host: GameHost<S, M>;
  readonly game: GameController<S, M>;
  /** Returns the game in words. */
  readonly text: () => GameText<S, M>;
}

/** The code of play. */
export interface PlayCode {
  /** Style sheets, to go before those of the element. */
  readonly styles: readonly CSSResult[];
  create<S extends BaseState, M>(played: Played<S, M>): Playing<S, M>;
}

let code: PlayCode | undefined;
let arriving: Promise<unknown> | undefined;

/** Returns the code of play; undefined until it has loaded. */
export function playCode(): PlayCode | undefined {
  return code;
}

/** Makes the code of play known to all elements. */
export function usePlay(loaded: PlayCode): void {
  code = loaded;
}

/** Whether readers of a mode make moves. */
export const isPlayable = (mode: Mode): boolean => mode !== 'diagram' && mode !== 'replay';

/** Resolves when the code of play has loaded or failed to load, which leaves boards to look at. */
export function whenPlayable(): Promise<unknown> {
  return (arriving ??= loadPlay().catch((error: unknown) => {
    console.error(`Griddle could not load the code for playing, so the boards only show positions: ${String(error)}`);
  }));
}

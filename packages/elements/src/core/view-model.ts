/** The view model of an element's templates: one value for each render, made from the element and its controllers. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { Scene } from './area.js';
import type { BoardsController } from './boards-controller.js';
import type { Locale } from './catalogues.js';
import type { ReportedError } from './events.js';
import type { GameController } from './game-controller.js';
import type { GameHost } from './game-host.js';
import type { GameText } from './game-text.js';
import type { ExtraContext, GameUI } from './game-ui.js';
import type { Panel } from './panel.js';
import type { PerspectiveController } from './perspective-controller.js';
import type { Playing } from './playing.js';
import type { PointingController } from './pointing-controller.js';
import type { Settings } from './settings.js';
import type { GameSnapshot } from './snapshot.js';

/** The element's own parts: its controllers, and the scene and language of this render. */
interface Parts<S extends BaseState, M> {
  readonly locale: Locale;
  readonly scene: Scene<S>;
  readonly game: GameController<S, M>;
  readonly interaction: PointingController<S, M>;
  readonly perspective: PerspectiveController<S, M>;
  readonly boards: BoardsController<S>;
  readonly text: GameText<S, M>;
  /** How it is played; undefined until the code of play has loaded. */
  readonly playing: Playing<S, M> | undefined;
  readonly panel: Panel;
  /** Whether the element's file is loading. */
  readonly isLoading: boolean;
  readonly isThinking: boolean;
}

/** What the templates show. */
export interface Shown<S extends BaseState, M> extends Parts<S, M> {
  readonly host: GameHost<S, M>;
  readonly ui: GameUI<S, M>;
  readonly settings: Settings;
  readonly problems: readonly ReportedError[];
  readonly table: GameSnapshot | undefined;
}

/** Makes the view model of a render. */
export function viewModelOf<S extends BaseState, M>(host: GameHost<S, M>, parts: Parts<S, M>): Shown<S, M> {
  const { problems, settings, table, ui } = host;
  return { ...parts, host, problems, settings, table, ui };
}

/** Returns what a game's own templates may read and do. */
export function contextOf<S extends BaseState, M>({
  game,
  host,
  locale,
  perspective,
  scene,
  text,
  table,
}: Shown<S, M>): ExtraContext<S, M> {
  const { state, viewer, mode, marks } = scene;
  return {
    state,
    viewer,
    mode,
    marks,
    whole: game.state,
    step: game.step,
    seed: game.session.seed,
    people: perspective.people,
    isHumanTurn: game.isHumanTurn,
    isReview: game.isReview,
    still: host.still,
    names: table?.names ?? [],
    t: locale.t,
    told: text.told,
    play: (move) => game.play(move),
    highlight: (places) => game.highlight(places),
    announce: (words) => host.speak(words),
    requestUpdate: () => host.requestUpdate(),
  };
}

/** The scene that an element's boards show. */
import { TABLE, type BaseState } from '@griddle/rules/core/contract.js';
import { NO_MARKS, type Marks, type Scene } from './area.js';
import type { GameController } from './game-controller.js';
import type { InteractionController } from './interaction-controller.js';
import type { PerspectiveController } from './perspective-controller.js';
import type { LayerName, Settings } from './settings.js';

/** What of an element its scene is made of. */
export interface SceneSource<S extends BaseState, M> {
  readonly game: GameController<S, M>;
  readonly interaction: InteractionController<S, M>;
  readonly perspective: PerspectiveController<S, M>;
  readonly settings: Settings;
  readonly flipped: boolean;
}

/** Returns the current scene. `hand` includes the marks of the reader's own move; exported pictures omit them. */
export function sceneOf<S extends BaseState, M>(source: SceneSource<S, M>, hand: boolean): Scene<S> {
  const { flipped, game, perspective, settings } = source;
  const { mode } = settings;
  const show = game.isWaiting ? withoutMoves(settings.show) : settings.show;
  const { home, state, viewer } = perspective;
  const marks = { ...NO_MARKS, ...game.marks.shown, ...(hand ? handMarks(source) : {}) };
  const scene = { state, viewer, home, mode, marks, show, flipped };
  return hand ? { ...scene, before: positionBefore(source) } : scene;
}

/** What others may do is not drawn on the reader's boards. */
function withoutMoves(show: ReadonlySet<LayerName>): ReadonlySet<LayerName> {
  return new Set([...show].filter((layer) => layer !== 'moves'));
}

/** None in a picture that is only looked at, where the last move is not marked, and where something is hidden. */
function positionBefore<S extends BaseState, M>({ game, perspective, settings }: SceneSource<S, M>): S | undefined {
  if (settings.mode === 'diagram' || !settings.show.has('last') || perspective.viewer !== TABLE) return undefined;
  return game.session.lastStep().parent?.state;
}

/** None while the screen goes from hand to hand; where moves are not to be shown, only what is selected. */
function handMarks<S extends BaseState, M>(source: SceneSource<S, M>): Partial<Marks> {
  const { game, interaction, perspective, settings } = source;
  if (perspective.awaited !== undefined) return {};
  const { marks } = interaction;
  if (!settings.show.has('moves')) return { selected: marks.selected, selection: marks.selection };
  return game.marks.refusal ? marks : { ...marks, hovered: interaction.hintedPlace };
}

/** Everything by which readers of one element make moves: input, buttons, drawers, and the bots that answer. */
import type { BaseState, Place } from '@griddle/rules/core/contract.js';
import type { TemplateResult } from 'lit';
import {
  loadResult,
  type Board,
  type BoardKeys,
  type ExtraContext,
  type GameText,
  type MoveDetail,
  type nothing,
  type Played,
  type Playing,
  type Shown,
} from '#core';
import { ActionRow, promptOf, renderActions } from './actions.js';
import { Banner } from './banner.js';
import { BoardInput } from './board-input.js';
import { BotController } from './bot-controller.js';
import { Drawers, renderDrawers } from './drawers.js';
import { InteractionController } from './interaction-controller.js';
import { selectionStory } from './selection-story.js';

type Part = TemplateResult | typeof nothing;

/** How one element is played. */
export class PlayController<S extends BaseState, M> implements Playing<S, M> {
  readonly interaction: InteractionController<S, M>;
  readonly row: ActionRow;
  readonly banner: Banner<S, M>;
  readonly bots: BotController<S, M>;
  readonly drawers: Drawers;

  constructor({ game, host, text }: Played<S, M>) {
    this.interaction = new InteractionController(host, game);
    this.row = new ActionRow(host, () => game.step);
    this.banner = new Banner(host, () => ({ game, text: text() }));
    this.bots = new BotController(host, game);
    this.drawers = new Drawers(host);
    // Results are counted from the reader's first hint or move on, by code that pages fetch only then
    const firsts = ['griddle-move', 'griddle-hint'];
    const count = (event: Event & { readonly detail?: MoveDetail }): void => {
      if (event.detail?.from === 'bot') return;
      for (const type of firsts) host.removeEventListener(type, count);
      loadResult()
        .then(({ countGames }) => countGames(host, game, event))
        .catch(console.error);
    };
    for (const type of firsts) host.addEventListener(type, count);
  }

  attach(board: Board<S>, keys: BoardKeys<S>): void {
    new BoardInput(board, keys, this.interaction);
  }

  prompt(shown: Shown<S, M>): readonly string[] {
    return promptOf(shown, this.interaction);
  }

  selectionStory(text: GameText<S, M>, places: readonly Place[]): string {
    return selectionStory(text, this.interaction, places);
  }

  renderActions(shown: Shown<S, M>, context: ExtraContext<S, M>): Part {
    return renderActions(shown, context, this);
  }

  renderDrawers(shown: Shown<S, M>): Part {
    return renderDrawers(shown, this.drawers);
  }
}

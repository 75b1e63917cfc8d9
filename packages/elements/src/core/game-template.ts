/** Renders the shadow root: boards and text (the stage) next to the panel. */
import type { BaseState } from '@griddle/rules/core/contract.js';
import { html, nothing, type TemplateResult } from 'lit';
import { putRefusalAway, renderBar, renderComment } from './bar.js';
import { renderPlayers, seatClass } from './player-chips.js';
import { isInOpen, useKey } from './kept-events.js';
import { contextOf, type Shown } from './view-model.js';
import { areMany, areSeveral } from './visibility-controller.js';

/** Renders a whole element. */
export function renderGame<S extends BaseState, M>(shown: Shown<S, M>): TemplateResult {
  const { boards, locale, panel, perspective, playing, problems, scene, settings, table, text, ui } = shown;
  const { t, catalogue } = locale;
  const context = contextOf(shown);
  const { told } = context;
  const isGame = settings.mode === 'replay' || (settings.mode === 'play' && ui.isGame !== false);
  const isPuzzle = settings.isCoached && ui.isGame !== false;
  const hasPanel = isGame && settings.controls !== 'none';
  const reference = ui.layout?.renderReference?.(context) ?? nothing;
  const isWaiting = perspective.awaited !== undefined;
  const isPlayed = settings.mode === 'play' && isGame;
  const folded = isPlayed && playing ? (ui.layout?.drawers ?? []) : [];
  const actions = (isGame || isPuzzle ? playing?.renderActions(shown, context) : undefined) ?? nothing;
  const isNarrow = playing?.row.isNarrow === true;
  // Nothing before and after it, not even a space: pages that keep line breaks in text would show lines
  return html`<div class="frame" @keydown=${(event: KeyboardEvent) => onKey(event, shown)}>
    <div
      part="table"
      class=${[
        areMany() ? 'many' : '',
        areSeveral() && settings.mode === 'play' ? 'live' : '',
        seatClass(shown.game.marks.lastSeat),
        settings.mode === 'play' && ui.layout?.drawers ? 'folds' : '',
        isGame || isPuzzle ? 'fits' : '',
        isPuzzle ? 'coaches' : '',
        settings.mode === 'replay' ? 'replay' : '',
        boards.all.length === 1 ? 'alone' : '',
      ]
        .join(' ')
        .trim()}
      lang=${catalogue.locale}
    >
      <div part="stage" tabindex="-1" @pointerdown=${playing?.banner.dismiss} @keydown=${playing?.banner.dismiss}>
        ${table?.visit ? table.visit.render(table) : isPuzzle ? panel.renderCoach(table) : nothing}
        ${isGame || isPuzzle ? renderPlayers(shown) : nothing}
        ${isGame || isPuzzle ? renderBar(shown, isNarrow ? nothing : actions) : nothing}
        ${hasPanel ? html`<div class="over">${panel.renderCard(table)}</div>` : nothing}
        <div class="over with-terms">
          <div part="terms">
            ${shown.isLoading ? html`<span part="term loading">${t('ui.loading')}</span>` : nothing}
            ${[...text.terms(), ...text.calls()].map((words) => html`<span part="term">${words}</span>`)}
          </div>
        </div>
        ${boards.render(scene, told, isWaiting, {
          renderUnder: (area) => ui.layout?.renderUnder?.(area, context) ?? nothing,
          drawers: (folded.length > 0 ? playing?.renderDrawers(shown) : undefined) ?? nothing,
          folded,
          open: playing?.drawers.open ?? '',
        })}
        ${isGame ? nothing : html`<span class="copied" aria-hidden="true">${text.picture()}</span>`}
        ${ui.layout?.renderExtra?.(context) ?? nothing} ${hasPanel ? nothing : reference}
        <div part="words">
          ${problems
            .filter(({ source }) => !(isGame || isPuzzle) || source !== 'play')
            .map(({ message }) => html`<p part="error">${message}</p>`)}
          ${isGame ? html`<p part="facts">${ui.describeState(scene.state, told)}</p>` : nothing}
          ${isGame || isPuzzle ? nothing : text.comments().map(renderComment)}
        </div>
        ${isNarrow ? actions : nothing}
      </div>
      ${hasPanel ? panel.render(ui.layout?.panel, table, reference) : nothing}
    </div>
  </div>`;
}

/** Escape closes what is open, one item at a time; with nothing to close, the key goes to the page. */
function onKey<S extends BaseState, M>(event: KeyboardEvent, shown: Shown<S, M>): void {
  // The browser closes popovers and dialogs first
  if (event.key !== 'Escape' || event.defaultPrevented || isInOpen(event)) return;
  const row = shown.playing?.row;
  if (row?.isUnfolded) row.fold();
  else if (!putRefusalAway(shown)) return;
  useKey(event);
}

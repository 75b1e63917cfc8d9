/** Who plays: a chip for each seat, with its piece, its name, what it holds and how many points it has. */
import { TABLE, type BaseState, type Seat } from '@griddle/rules/core/contract.js';
import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Translate } from './catalogues.js';
import type { Shown } from './game-template.js';
import type { Holding, SeatsUI } from './game-ui.js';
import { renderIcon } from './icon.js';
import { nameOnChip } from './names.js';

/** The chips of a game or a replay, above its boards. */
export function renderPlayers<S extends BaseState, M>(shown: Shown<S, M>): TemplateResult {
  const { game, locale, scene, ui } = shown;
  const { t } = locale;
  const { rules, seated, seats } = game;
  const { toMove: seatsToMove } = game.factsOf(scene.state);
  const acting = seatsToMove[0] === TABLE ? ui.seats?.acting?.(scene.state) : undefined;
  const toMove = acting === undefined ? seatsToMove : [acting];
  const points = ui.seats?.hasPoints ? rules.score(scene.state).map(({ total }) => total) : [];
  const most = Math.max(...points);
  // Who is level with all the others does not lead
  const isLead = points.some((total) => total < most);
  return html`
    <ul part="players" class=${`of-${seats.length}`} aria-label=${t('ui.players')}>
      ${seats.map((_name, seat) => {
        const isToMove = toMove.includes(seat);
        const held = ui.seats?.holdings?.(scene.state, seat) ?? [];
        const holdings = held.map((holding) => renderHolding(holding, ui.seats, t));
        const name = nameOnChip(seated, seat, t);
        const leads = isLead && points[seat] === most;
        return html`
          <li
            part=${`player${isToMove ? ' to-move' : ''}`}
            class=${holdings.length === 0 ? 'bare' : nothing}
            aria-current=${isToMove ? 'true' : nothing}
          >
            ${renderPiece(ui.seats, seat)} <span class="name" title=${name}>${name}</span>
            ${leads ? html`<span class="lead" role="img" aria-label=${t('ui.leads')} title=${t('ui.leads')}>★</span>` : nothing}
            ${points[seat] === undefined ? nothing : renderPoints(points[seat], t)}
            ${holdings.length === 0 ? nothing : html`<span class="holdings">${holdings}</span>`}
          </li>
        `;
      })}
    </ul>
  `;
}

/** The piece of a seat, or its number where the game has none. */
function renderPiece<S extends BaseState>(ui: SeatsUI<S> | undefined, seat: Seat): TemplateResult {
  const picture = ui?.piece(seat);
  return picture
    ? renderIcon(picture, ui?.paints, 'piece')
    : html`<span class="piece number" aria-hidden="true">${seat + 1}</span>`;
}

function renderPoints(points: number, t: Translate): TemplateResult {
  const words = t('ui.points-of', { points });
  // Aligned with its end: another number is none that moved
  return html`${keyed(points, html`<span part="points" role="img" aria-label=${words} title=${words}>${points}</span>`)}`;
}

function renderHolding<S extends BaseState>(
  { count, name, picture }: Holding,
  ui: SeatsUI<S> | undefined,
  t: Translate,
): TemplateResult {
  const words = t(name, { count });
  return html`
    <span part="holding" role="img" aria-label=${words} title=${words}>
      ${renderIcon(picture, ui?.paints)}<span class="count">${count}</span>
    </span>
  `;
}

/** The seat of the last move, whose colour marks it; the table has none. */
export function seatClass(seat: Seat | undefined): string {
  return seat === undefined || seat === TABLE ? '' : `by-${seat}`;
}

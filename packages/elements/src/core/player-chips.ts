/** Player chips: one for each seat, with its piece, name, holdings and points. */
import { CHANCE, type BaseState, type Seat } from '@griddle/rules/core/contract.js';
import { html, nothing, type TemplateResult, css } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Translate } from './catalogues.js';
import type { Shown } from './view-model.js';
import type { Holding, SeatsUI } from './game-ui.js';
import { renderIcon } from './pictures.js';
import { nameOnChip } from './players.js';

/** Renders the chips of a game or a replay, above its boards. */
export function renderPlayers<S extends BaseState, M>(shown: Shown<S, M>): TemplateResult {
  const { game, locale, scene, ui } = shown;
  const { t } = locale;
  const { company, rules, seated, seats } = game;
  const { toMove: seatsToMove } = game.factsOf(scene.state);
  const acting = seatsToMove[0] === CHANCE ? ui.seats?.acting?.(scene.state) : undefined;
  const toMove = acting === undefined ? seatsToMove : [acting];
  const points = ui.seats?.hasPoints ? rules.score(scene.state).map(({ total }) => total) : [];
  const most = Math.max(...points);
  // A seat level with all others does not lead
  const isLead = points.some((total) => total < most);
  return html`
    <ul part="players" class=${`of-${seats.length}`} aria-label=${t('ui.players')}>
      ${seats.map((_name, seat) => {
        const isToMove = toMove.includes(seat);
        const held = ui.seats?.holdings?.(scene.state, seat) ?? [];
        const holdings = held.map((holding) => renderHolding(holding, ui.seats, t));
        const name = nameOnChip(seated, seat, t);
        const leads = isLead && points[seat] === most;
        const isAway = company.absent.includes(seat);
        const said = company.said.get(seat);
        return html`
          <li
            part=${`player${isToMove ? ' to-move' : ''}${isAway ? ' away' : ''}`}
            class=${holdings.length === 0 ? 'bare' : nothing}
            aria-current=${isToMove ? 'true' : nothing}
          >
            ${renderPiece(ui.seats, seat)} <span class="name" title=${name}>${name}</span>
            ${isAway ? html`<span class="offline" role="img" aria-label=${t('ui.away')} title=${t('ui.away')}></span>` : nothing}
            ${said === undefined ? nothing : html`<span part="said-by" aria-hidden="true">${said}</span>`}
            ${leads ? html`<span class="lead" role="img" aria-label=${t('ui.leads')} title=${t('ui.leads')}>★</span>` : nothing}
            ${points[seat] === undefined ? nothing : renderPoints(points[seat], t)}
            ${holdings.length === 0 ? nothing : html`<span class="holdings">${holdings}</span>`}
          </li>
        `;
      })}
    </ul>
  `;
}

/** Renders the piece of a seat, or its number where the game has none. */
function renderPiece<S extends BaseState>(ui: SeatsUI<S> | undefined, seat: Seat): TemplateResult {
  const picture = ui?.piece(seat);
  return picture
    ? renderIcon(picture, ui?.paints, 'piece')
    : html`<span class="piece number" aria-hidden="true">${seat + 1}</span>`;
}

function renderPoints(points: number, t: Translate): TemplateResult {
  const words = t('ui.points-of', { points });
  // End-aligned, and a new node for each number, so it does not count as text that shifted
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

/** Returns the class for the seat of the last move, whose colour marks it; none for chance. */
export function seatClass(seat: Seat | undefined): string {
  return seat === undefined || seat === CHANCE ? '' : `by-${seat}`;
}

/** Styles of a row of chips, two per row on a phone; their content never changes their size. */
export const playerChipStyles = css`
  [part='players'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
    line-height: 1.2;
  }
  .of-1 {
    grid-template-columns: minmax(0, 1fr);
  }
  [part~='player'] {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    gap: 0 0.5rem;
    align-content: center;
    align-items: center;
    box-sizing: border-box;
    block-size: 3rem;
    padding-inline: 0.75rem;
    border-radius: 0.75rem;
    background: var(--_paper);
    color: var(--_ink);
    transition: background 0.12s;
  }
  /* A bar at the start edge */
  [part~='to-move'] {
    background: var(--_tint);
  }
  [part~='to-move']::before {
    content: '';
    position: absolute;
    inset-block: 0.625rem;
    inset-inline-start: 0;
    inline-size: 0.1875rem;
    border-radius: 0.1875rem;
    background: var(--_accent);
  }
  [part~='to-move'] .name {
    font-weight: 600;
  }
  .piece {
    grid-row: 1 / 3;
    block-size: 1.875rem;
    inline-size: 1.875rem;
  }
  .number {
    display: grid;
    box-sizing: border-box;
    border-radius: 50%;
    background: var(--_press);
    place-items: center;
    font-size: 0.8125rem;
    font-weight: 600;
  }
  .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: plaintext;
  }
  .name:dir(rtl) {
    text-align: right;
  }
  /* A person elsewhere who is not connected: a broken ring at the piece */
  .offline {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: 0.375rem;
    box-sizing: border-box;
    inline-size: 2.25rem;
    block-size: 2.25rem;
    border: 2px dashed;
    border-radius: 50%;
  }
  [part~='away'] > .piece {
    opacity: 0.55;
  }
  /* What somebody says covers the chip for a moment: it takes no room from name and points */
  [part='said-by'] {
    position: absolute;
    inset-block: 0.375rem;
    inset-inline-end: 0.5rem;
    display: grid;
    align-items: center;
    max-inline-size: calc(100% - 3.5rem);
    padding-inline: 0.75rem;
    border-radius: 1rem 1rem 0.25rem 1rem;
    overflow: hidden;
    background: var(--_accent);
    color: var(--_on-accent);
    font-size: 0.875rem;
    font-weight: 600;
  }
  /* One line when there are no holdings */
  .bare .name {
    grid-row: 1 / 3;
  }
  [part='points'] {
    grid-column: 4;
    grid-row: 1 / 3;
    min-inline-size: 2ch;
    font-size: 1.25rem;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  .lead {
    grid-column: 3;
    grid-row: 1 / 3;
    color: var(--_accent);
  }
  .holdings {
    display: flex;
    grid-column: 2;
    gap: 0.5rem;
    overflow: hidden;
  }
  [part='holding'] {
    display: flex;
    flex: none;
    gap: 0.1875rem;
    align-items: center;
    color: var(--_ink-soft);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  .count {
    min-inline-size: 1ch;
  }
  /* One more digit does not move the next part */
  [part='holding']:not(:last-child) .count {
    min-inline-size: 2ch;
  }
  [part='holding'] griddle-icon {
    block-size: 0.9375rem;
    inline-size: 0.9375rem;
  }
  /* On a phone there must be space for three kinds of holdings next to negative points */
  @container table (max-inline-size: 26rem) {
    [part~='player'] {
      column-gap: 0.375rem;
      padding-inline: 0.625rem 0.5rem;
    }
    /* Half a name would show */
    [part='said-by'] {
      inset-inline-start: 2.5rem;
      justify-content: center;
    }
    .piece {
      block-size: 1.625rem;
      inline-size: 1.625rem;
    }
    .holdings {
      gap: 0.375rem;
    }
    .lead {
      font-size: 0.75em;
    }
    /* Three kinds of holdings take the whole line below name and points, with space for two digits each */
    .holdings:has(> :nth-child(3)) {
      grid-column: 2 / -1;
    }
    :has(> .holdings > :nth-child(3)) > :is([part='points'], .lead) {
      grid-row: 1;
    }
  }
  /* On the smallest screens the holdings have the line below the name to themselves */
  @container table (max-inline-size: 22rem) {
    :not(.bare) > .piece {
      grid-row: 1;
      block-size: 1.125rem;
      inline-size: 1.125rem;
    }
    .holdings {
      grid-column: 1 / 4;
      /* Its contents do not affect the width of the chip */
      inline-size: 0;
      min-inline-size: 100%;
    }
    .lead {
      grid-row: 1;
    }
  }
  /* Where there is no space to reserve for digits, all holdings are still shown */
  @container table (max-inline-size: 19rem) {
    .holdings {
      gap: 0.25rem;
    }
    [part='holding']:not(:last-child) .count {
      min-inline-size: 1ch;
    }
  }
  /* Large text on a small screen */
  @container table (max-inline-size: 15rem) {
    [part='players'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container table (min-inline-size: 44rem) {
    [part='players'] {
      grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    }
  }
  @media (forced-colors: active) {
    [part~='player'] {
      border: 1px solid;
    }
    [part~='to-move'] {
      outline: 2px solid Highlight;
    }
  }
`;

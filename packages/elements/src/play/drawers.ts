/**
 * Drawers: on narrow elements, what no decision needs is folded away below the boards. At most one is open; a closed one
 * with changes has a badge. With enough room everything is shown.
 */
import type { BaseState } from '@griddle/rules/core/contract.js';
import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import { css, html, isMotionReduced, nothing, type Area, type Scene, type Shown } from '#core';

/** One drawer, and its content as text, which differs when the content has changed. */
interface Drawer {
  readonly name: string;
  readonly label: string;
  readonly content: string;
}

/** The drawers that an element has rendered. */
interface Rendered {
  readonly session: unknown;
  readonly isEnded: boolean;
  readonly drawers: readonly Drawer[];
}

/** Tracks which drawer is open, and what the reader has seen in the others. */
export class Drawers implements ReactiveController {
  /** The name of the drawer opened last; empty for none. */
  #opened = '';
  #seen = new Map<string, string>();
  /** The drawers at the last update. */
  #before: Rendered | undefined;
  #now: Rendered | undefined;

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  /** The name of the open drawer; empty for none. */
  get open(): string {
    return this.#opened;
  }

  /** Whether a closed drawer has changed since it was last open. A new game resets this. */
  hasNews(session: unknown, { name, content }: Drawer): boolean {
    const seen = session === this.#before?.session ? this.#seen.get(name) : undefined;
    return name !== this.#opened && seen !== undefined && seen !== content;
  }

  /** Stores what the current update renders. */
  rendered(now: Rendered): void {
    this.#now = now;
  }

  /** Records what the reader has seen. Opens the first drawer when the game ends. */
  hostUpdated(): void {
    const [now, before] = [this.#now, this.#before];
    if (!now || now === before) return;
    this.#before = now;
    if (now.session !== before?.session) this.#seen = new Map();
    for (const { name, content } of now.drawers)
      if (name === this.#opened || !this.#seen.has(name)) this.#seen.set(name, content);
    const [first] = now.drawers;
    if (!first || !now.isEnded || before?.isEnded === true || this.#opened !== '') return;
    this.#opened = first.name;
    this.host.requestUpdate();
  }

  /** Opens a drawer and brings it into sight, or closes it. */
  toggle(name: string): void {
    this.#opened = name === this.#opened ? '' : name;
    this.host.requestUpdate();
    if (this.#opened === '') return;
    void this.host.updateComplete.then(() => {
      this.host.renderRoot
        .querySelector('.drawer.open')
        ?.scrollIntoView({ block: 'nearest', behavior: isMotionReduced() ? 'auto' : 'smooth' });
    });
  }
}

/** Renders the buttons of the drawers. */
export function renderDrawers<S extends BaseState, M>(
  shown: Shown<S, M>,
  drawers: Drawers,
): TemplateResult | typeof nothing {
  const { game, locale, table } = shown;
  const { t } = locale;
  const { session } = game;
  const all = drawersOf(shown);
  drawers.rendered({ session, isEnded: table?.outcome !== undefined, drawers: all });
  return html`
    <div part="drawers" role="group" aria-label=${t('ui.drawers')}>
      ${all.map((drawer) => {
        const isOpen = drawer.name === drawers.open;
        return html`
          <button
            part=${isOpen ? 'drawer open' : 'drawer'}
            type="button"
            aria-expanded=${String(isOpen)}
            @click=${() => drawers.toggle(drawer.name)}
          >
            ${drawer.label}${
              drawers.hasNews(session, drawer)
                ? html`<span part="badge" role="img" aria-label=${t('ui.drawer-news')}></span>`
                : nothing
            }
          </button>
        `;
      })}
    </div>
  `;
}

/** Returns the current drawers. */
function drawersOf<S extends BaseState, M>({ locale, scene, ui }: Shown<S, M>): readonly Drawer[] {
  const { t } = locale;
  const areas = ui.areas(scene);
  const folded = (ui.layout?.drawers ?? []).flatMap((name) => {
    const content = areas.filter((area) => area.name === name).map((area) => contentOf(area, scene));
    return content.length === 0
      ? []
      : [{ name, label: t(`drawer.${ui.rules.id}.${name}`), content: content.join('|') }];
  });
  return folded;
}

/** Returns the content of an area as text, which differs when the content changes. */
function contentOf<S extends BaseState>(area: Area<S>, scene: Scene<S>): string {
  const layers = area.below(scene).map((layer) => ('key' in layer ? layer.key : layer.places.join()));
  const pieces = area
    .layout(scene)
    .rows.flat()
    .map((place) => area.pieceAt(scene, place));
  return [...layers, ...pieces].join(' ');
}

/** Styles of drawers where the element is narrow; otherwise their content is shown in full. */
export const drawerStyles = css`
  [part='drawers'] {
    display: none;
  }
  @container table (max-inline-size: 27rem) {
    .drawer:not(.open) {
      display: none;
    }
    [part='drawers'] {
      display: flex;
      gap: 0.25rem;
    }
    [part~='drawer'] {
      position: relative;
      flex: 1 1 0;
      min-block-size: 2.75rem;
      min-inline-size: 0;
      padding: 0.25rem;
      border: 0;
      border-radius: 0.5rem;
      background: var(--_paper);
      color: var(--_ink);
      font: inherit;
      cursor: pointer;
      touch-action: manipulation;
    }
    [part~='drawer'][aria-expanded='true'] {
      background: var(--_tint);
      /* Bold text is wider, and would move */
      box-shadow: inset 0 -0.125rem var(--_accent);
    }
    [part~='drawer']:focus-visible {
      outline: 3px solid var(--_accent);
      outline-offset: 2px;
    }
    [part='badge'] {
      position: absolute;
      inset-block-start: 0.3125rem;
      inset-inline-end: 0.3125rem;
      block-size: 0.625rem;
      inline-size: 0.625rem;
      border-radius: 50%;
      background: var(--_accent);
    }
  }
  @media (forced-colors: active) {
    [part='badge'] {
      background: Highlight;
      forced-color-adjust: none;
    }
    [part~='drawer'][aria-expanded='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

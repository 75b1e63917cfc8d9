/** A small picture among words. It has a shadow root of its own, so that an element's first SVG is still its board. */
import type { Picture } from '@griddle/art';
import { stamp, svgRoot } from '@griddle/art/print/dom.js';
import { css, LitElement, type CSSResult, type CSSResultGroup } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from './define.js';

/** Hidden from readers who listen: the words beside it, or a name, say what it is. */
@customElement('griddle-icon')
export class GriddleIcon extends LitElement {
  static override styles: CSSResultGroup = css`
    :host {
      display: block;
      flex: none;
      block-size: 1.5em;
      inline-size: 1.5em;
    }
    svg {
      display: block;
      block-size: 100%;
      inline-size: 100%;
    }
  `;

  /** Another one where its shape is another object: games make the picture of a seat anew whenever it is asked for. */
  @property({ attribute: false, hasChanged: isOther }) picture: Picture | undefined;
  /** The colours of the game's pictures. */
  @property({ attribute: false }) paints: CSSResult | undefined;

  protected override willUpdate(): void {
    const sheet = this.paints?.styleSheet;
    const root = this.shadowRoot;
    if (sheet && root && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }

  protected override render(): SVGSVGElement | undefined {
    if (!this.picture) return undefined;
    const { viewBox, shape } = this.picture;
    const svg = svgRoot(viewBox);
    svg.append(stamp(shape));
    return svg;
  }
}

function isOther(now: Picture | undefined, before: Picture | undefined): boolean {
  return now?.shape !== before?.shape;
}

declare global {
  interface HTMLElementTagNameMap {
    'griddle-icon': GriddleIcon;
  }
}

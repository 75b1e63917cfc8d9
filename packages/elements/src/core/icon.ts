/**
 * A small picture in text. Its own shadow root keeps the board the element's first SVG. It is no LitElement, because it
 * only renders a copy and a page may have hundreds.
 */
import type { Picture, Shape } from '@griddle/art';
import { svgRoot, toNode } from '@griddle/art/print/dom.js';
import { shapeMarkup, svgMarkup } from '@griddle/art/print/markup.js';
import { adoptStyles, css, html, isServer, type CSSResult, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { customElement } from './define.js';

const iconStyles = css`
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
    /* Nothing of it lies outside; cut off, each would be a layer of its own to Chromium */
    overflow: visible;
  }
`;

/** Copying a picture is cheaper than printing it. */
const templates = new WeakMap<Shape, SVGSVGElement>();

function copyOf({ shape, viewBox }: Picture): Node {
  let template = templates.get(shape);
  if (!template) {
    template = svgRoot(viewBox);
    template.append(toNode(shape));
    templates.set(shape, template);
  }
  return template.cloneNode(true);
}

// Servers import this, and have no elements
const BaseElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/** Hidden from readers who listen: the words beside it, or a name, say what it is. */
@customElement('griddle-icon')
export class GriddleIcon extends BaseElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  #picture: Picture | undefined;
  #paints: CSSResult | undefined;

  connectedCallback(): void {
    this.#adopt();
  }

  get picture(): Picture | undefined {
    return this.#picture;
  }

  /** Another one where its shape is another object: games make the picture of a seat anew whenever it is asked for. */
  set picture(picture: Picture | undefined) {
    if (picture?.shape === this.#picture?.shape) return;
    this.#picture = picture;
    this.#root.replaceChildren(...(picture ? [copyOf(picture)] : []));
  }

  get paints(): CSSResult | undefined {
    return this.#paints;
  }

  /** The colours of the game's pictures. */
  set paints(paints: CSSResult | undefined) {
    if (paints === this.#paints) return;
    this.#paints = paints;
    if (this.isConnected) this.#adopt();
  }

  #adopt(): void {
    adoptStyles(this.#root, this.#paints ? [iconStyles, this.#paints] : [iconStyles]);
  }
}

/** An icon in a template; what a server sends has its shadow tree written out. */
export function renderIcon(picture: Picture, paints: CSSResult | undefined, name = ''): TemplateResult {
  if (!isServer) return html`<griddle-icon class=${name} .picture=${picture} .paints=${paints}></griddle-icon>`;
  const styles = `<style>${iconStyles.cssText}${paints?.cssText ?? ''}</style>`;
  const svg = svgMarkup(picture.viewBox, shapeMarkup(picture.shape));
  const tree = unsafeHTML(`<template shadowrootmode="open">${styles}${svg}</template>`);
  return html`<griddle-icon class=${name}>${tree}</griddle-icon>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'griddle-icon': GriddleIcon;
  }
}

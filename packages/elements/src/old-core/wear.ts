/** Style sheets that come to an element after it was made. Fetched with the code that brings them. */
import { adoptStyles, type CSSResult, type CSSResultOrNative } from '@lit/reactive-element/css-tag.js';
import type { ReactiveElement } from '@lit/reactive-element';

/** What elements wear that have been given any. */
const worn = new WeakMap<ReactiveElement, CSSResultOrNative[]>();

/** Puts on a style sheet; those of the element's own still win. */
export function wear(element: ReactiveElement, styles: CSSResult): void {
  const { elementStyles, shadowRootOptions } = element.constructor as typeof ReactiveElement;
  const all = worn.get(element) ?? [...elementStyles];
  worn.set(element, all);
  if (all.includes(styles)) return;
  all.unshift(styles);
  // It may not have been on the page yet
  const renderRoot = element.shadowRoot ?? element.attachShadow(shadowRootOptions);
  adoptStyles(renderRoot, all);
  Object.assign(element, { renderRoot });
}

/** Styles whose sizes do not shrink with the page's root. */
import { unsafeCSS, type CSSResult, type CSSResultOrNative } from 'lit';
import { steadyCss } from './steady-css.js';

const steady = new WeakMap<CSSResult, CSSResult>();

/** Returns the same styles with steady sizes; always the same object, so that browsers parse shared styles once. */
export function steadyStyles<Styles extends CSSResultOrNative>(styles: Styles): CSSResult | Styles {
  if (!('cssText' in styles)) return styles;
  let found = steady.get(styles);
  if (!found) steady.set(styles, (found = unsafeCSS(steadyCss(styles.cssText))));
  return found;
}

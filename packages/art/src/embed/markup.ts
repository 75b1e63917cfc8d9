/** Markup as data, printed as HTML or as JSX. */

/** An element of markup. */
export interface Markup {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Style properties in CSS notation. */
  readonly style?: Readonly<Record<string, string>>;
  readonly children: readonly (Markup | string)[];
}

/** Elements without an end tag. */
const EMPTY = ['img', 'link', 'meta'];

/** Escapes text for HTML, and for hosts that interpret brackets and braces. */
export function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  // Shortcodes of blogs begin with brackets, their templates with braces
  return text
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
    .replace(/[[\]{}]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Markup as HTML. */
export function htmlText(markup: Markup | string): string {
  if (typeof markup === 'string') return markup.startsWith('<') ? markup : escaped(markup);
  const { name, attributes, style, children } = markup;
  const all = { ...attributes, ...(style && { style: cssText(style) }) };
  const written = Object.entries(all).map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escaped(value)}"`));
  const start = `<${name}${written.join('')}>`;
  return EMPTY.includes(name) ? start : `${start}${children.map(htmlText).join('')}</${name}>`;
}

/** Style properties as text. */
export function cssText(style: Readonly<Record<string, string>>): string {
  return Object.entries(style)
    .map(([key, value]) => `${key}:${value}`)
    .join(';');
}

/** Markup as JSX, for MDX and frameworks. */
export function jsxText(markup: Markup | string): string {
  if (typeof markup === 'string') return markup.startsWith('<') ? jsxOfSvg(markup) : `{${JSON.stringify(markup)}}`;
  const { name, attributes, style, children } = markup;
  const styles = Object.entries(style ?? {}).map(([key, value]) => `${camel(key)}: ${JSON.stringify(value)}`);
  const written = [
    ...Object.entries(attributes).map(([key, value]) =>
      value === '' ? ` ${key}` : ` ${key}={${JSON.stringify(value)}}`,
    ),
    ...(styles.length === 0 ? [] : [` style={{ ${styles.join(', ')} }}`]),
  ].join('');
  return children.length === 0 && EMPTY.includes(name)
    ? `<${name}${written} />`
    : `<${name}${written}>${children.map(jsxText).join('')}</${name}>`;
}

/** The text of an SVG with the JSX names of attributes, and its style as an object. */
function jsxOfSvg(svg: string): string {
  return svg
    .replace(/ (stroke-[a-z]+|class)="/g, (_all, name: string) => ` ${name === 'class' ? 'className' : camel(name)}="`)
    .replace(/ style="([^"]*)"/, (_all, css: string) => {
      const styles = css.split(';').map((rule) => {
        const [key = '', value = ''] = rule.split(':');
        return `${camel(key)}: ${JSON.stringify(value)}`;
      });
      return ` style={{ ${styles.join(', ')} }}`;
    });
}

/** The JSX name of a property; a custom property keeps its name. */
function camel(name: string): string {
  if (name.startsWith('--')) return JSON.stringify(name);
  return name.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

/** Markup as data, printed as HTML or as JSX. */

/** An element of markup. */
export interface Markup {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Style properties in CSS notation. */
  readonly style?: Readonly<Record<string, string>>;
  readonly children: readonly (Markup | RecordLines | string)[];
}

/** A record between tags. Unlike other text it keeps its lines and brackets, so that it can be read and edited. */
export interface RecordLines {
  readonly lines: string;
}

/** A record as text between tags, without empty lines, because Markdown ends an element there. */
export function recordLines(record: string): RecordLines {
  return { lines: record.trim().replaceAll(/\n\s*\n/g, '\n') };
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

/** Escapes a record: of its brackets and braces only those that a shortcode of a blog or a template could begin with. */
function escapedLines(record: string): string {
  const coded = (sign: string): string => `&#${sign.charCodeAt(0)};`;
  return record
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\[(?=[a-z/[])/g, coded)
    .replace(/[{}](?=[{}%#])|(?<=[{}%#])[{}]/g, coded);
}

/** Markup as HTML. */
export function htmlText(markup: Markup | RecordLines | string): string {
  if (typeof markup !== 'string' && 'lines' in markup) return escapedLines(markup.lines);
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
export function jsxText(markup: Markup | RecordLines | string): string {
  if (markup === '\n') return markup;
  if (typeof markup !== 'string' && 'lines' in markup)
    return `{\`${markup.lines.replace(/[\\`]|\$(?=\{)/g, (sign) => `\\${sign}`)}\`}`;
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

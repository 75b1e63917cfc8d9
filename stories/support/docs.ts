/// <reference types="vite/client" />
/** The pages of `docs/` as Storybook shows them. */

const PAGES = import.meta.glob<string>('../../docs/*.md', { query: '?raw', import: 'default', eager: true });
const REPOSITORY = 'https://github.com/griddle-games/griddle/blob/main/';

function textOf(name: string): string {
  return PAGES[`../../docs/${name}`] ?? '';
}

/** The address of a page in Storybook, which is made of its heading. */
function addressOf(name: string): string {
  const [, heading = ''] = /^# (.*)$/m.exec(textOf(name)) ?? [];
  return `?path=/docs/documentation-${heading.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;
}

/** The Markdown of a page; its links lead to other pages here, and to the repository for what is not here. */
export function page(name: string): string {
  return textOf(name).replace(
    /\]\((?!https?:|#)(\.\.\/)?([^)#]*)(#[^)]*)?\)/g,
    (_link, up: string, path: string, at = '') =>
      up || textOf(path) === '' ? `](${REPOSITORY}${up ? '' : 'docs/'}${path}${at})` : `](${addressOf(path)})`,
  );
}

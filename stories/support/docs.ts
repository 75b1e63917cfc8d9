/// <reference types="vite/client" />
/** The pages of `docs/` for Storybook. */

const PAGES = import.meta.glob<string>(['../../docs/*.md', '../../docs/embedding/*.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const REPOSITORY = 'https://github.com/griddle-games/griddle/blob/main/';

/** The text of a page without its notes to authors; empty for a page that Storybook doesn't show. */
const textOf = (name: string): string => (PAGES[`../../docs/${name}`] ?? '').replace(/^<!--[^]*?-->\n/gm, '');

/** The address of a page in Storybook, which follows from its heading. */
function addressOf(name: string): string {
  const [, heading = ''] = /^# (.*)$/m.exec(textOf(name)) ?? [];
  return `?path=/docs/documentation-${heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}--docs`;
}

/** The path from the repository's root to which a link on a page of `docs/` leads. */
const targetOf = (page: string, link: string): string => new URL(link, `file:///docs/${page}`).pathname.slice(1);

/** The Markdown of a page. Its links lead to other pages of Storybook, and to the repository for all other files. */
export function page(name: string): string {
  return textOf(name).replace(/\]\((?!https?:|#)([^)#]*)(#[^)]*)?\)/g, (_link, path: string, anchor = '') => {
    const target = targetOf(name, path);
    const shown = target.replace(/^docs\//, '');
    return textOf(shown) === '' ? `](${REPOSITORY}${target}${anchor})` : `](${addressOf(shown)})`;
  });
}

/** The rules of a game on one page: the summary that *How to play* shows, and each rule with links to its demos. */
import type { StoryObj } from '@storybook/web-components-vite';
import { TAGS } from '@griddle/art/internal/generated/tags.js';
import { showSummary } from '@griddle/elements/internal/summaries/index.js';
import { html, nothing, render, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import coverage from 'virtual:rules-coverage';
import { speakerOf } from './element.js';
import { ruleWords, storyAddress } from './rules.js';
import './summary.css';

type Rule = (typeof coverage)[number]['rules'][number];

/** The story of a game’s rules. */
export function summaryOf(game: string): StoryObj {
  return {
    render: (_args, { globals }) => {
      const page = document.createElement('article');
      page.className = 'rules-summary';
      void fill(page, game, String(globals['language'] ?? 'en'));
      return page;
    },
    play: async ({ canvasElement }) => {
      const headings = (): NodeListOf<Element> => canvasElement.querySelectorAll('[part=summary] h3');
      await waitFor(() => expect(headings().length).toBeGreaterThan(1));
      const contents = [...canvasElement.querySelectorAll<HTMLAnchorElement>('nav a')];
      await expect(contents.length).toBe(headings().length + 1);
      for (const { hash } of contents) await expect(canvasElement.querySelector(hash)).not.toBeNull();
      await expect(canvasElement.textContent).not.toContain('`');
      const demos = [...canvasElement.querySelectorAll<HTMLAnchorElement>('.rule-list a')].map(({ search }) => search);
      const rules = coverage.find((covered) => covered.game === game)?.rules ?? [];
      await expect(demos).toEqual(rules.flatMap(({ stories }) => stories.map(({ id }) => `?path=/story/${id}`)));
    },
  };
}

/** Fills the page: contents, the summary in a language, and all rules. */
async function fill(page: HTMLElement, game: string, language: string): Promise<void> {
  const { title = game, rules = [] } = coverage.find((covered) => covered.game === game) ?? {};
  const summary = document.createElement('div');
  const draw = (sections: readonly HTMLElement[]): void => {
    render(content(title, rules, summary, sections), page);
  };
  draw([]);
  await showSummary(summary, { game, tag: TAGS[game] ?? game, locale: language, t: await speakerOf(language) });
  const sections = [...summary.querySelectorAll('h3')];
  for (const [at, heading] of sections.entries()) heading.id = `section-${at + 1}`;
  draw(sections);
}

function content(
  title: string,
  rules: readonly Rule[],
  summary: HTMLElement,
  sections: readonly HTMLElement[],
): TemplateResult {
  return html`
    <h1>${title}: the rules</h1>
    <nav aria-label="Contents">
      <ul>
        ${sections.map(({ id, textContent }) => html`<li><a href="#${id}">${textContent}</a></li>`)}
        <li><a href="#every-rule">Every rule, with demos</a></li>
      </ul>
    </nav>
    <h2>In short</h2>
    ${summary}
    <h2 id="every-rule">Every rule, with demos</h2>
    <dl class="rule-list">${rules.filter(({ later }) => !later).map(ruleEntry)}</dl>
  `;
}

function ruleEntry({ id, words, stories }: Rule): TemplateResult {
  return html`<dt>${id}</dt>
    <dd>
      ${ruleWords(words)}
      ${
        stories.length === 0
          ? nothing
          : html`<ul>
              ${stories.map(
                (story) =>
                  html`<li>
                    <a href=${storyAddress(story.id)} target="_top">${story.name.replace(`${id} `, '')}</a>
                  </li>`,
              )}
            </ul>`
      }
    </dd>`;
}

/** Each rule of each game with its demos, tests and code: the page of `npm run rules:coverage`. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import games from 'virtual:rules-coverage';
import { ruleWords, storyAddress } from './support/rules.js';
import './support/coverage.css';

const meta: Meta = {
  title: 'Rules coverage',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};
export default meta;

type Game = (typeof games)[number];
type Rule = Game['rules'][number];

/** The games with the most to look at first. */
const ordered = games.toSorted((a, b) => demosOf(b) - demosOf(a));

function demosOf({ rules }: Game): number {
  return rules.reduce((sum, { stories }) => sum + stories.length, 0);
}

function page(): TemplateResult {
  return html`<div class="coverage">
    <h1>Rules coverage</h1>
    <p>
      Every rule has an id that code, tests, demos and messages refer to. Open a demo to see the rule at work, or share
      its link.
    </p>
    <nav aria-label="Games">${ordered.map(({ game, title }) => html`<a href="#${game}">${title}</a>`)}</nav>
    ${ordered.map(gameSection)}
  </div>`;
}

function gameSection({ game, title, rules }: Game): TemplateResult {
  const built = rules.filter(({ later }) => !later);
  const later = rules.filter((rule) => rule.later);
  const done = built.filter(({ missing }) => missing.length === 0);
  return html`<section id=${game}>
    <h2>${title}</h2>
    <p>${done.length} of ${built.length} rules have code, a test, and a demo (or a reason for having none).</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">What it says</th>
          <th scope="col">Demos</th>
          <th scope="col">Tests and code</th>
        </tr>
      </thead>
      <tbody>
        ${built.map(row)}
      </tbody>
    </table>
    ${
      later.length === 0
        ? nothing
        : html`<h3>Later</h3>
            <ul class="later">
              ${later.map(({ id, words }) => html`<li><strong>${id}</strong> ${ruleWords(words)}</li>`)}
            </ul>`
    }
  </section>`;
}

function row({ id, words, stories, tests, code, reason, missing }: Rule): TemplateResult {
  return html`<tr id=${id}>
    <th scope="row">${id}</th>
    <td>${ruleWords(words)}</td>
    <td>
      <ul>
        ${stories.map(
          (story) =>
            html`<li><a href=${storyAddress(story.id)} target="_top">${story.name.replace(`${id} `, '')}</a></li>`,
        )}
      </ul>
      ${reason}${missing.map((words) => html`<p class="missing">${words}</p>`)}
    </td>
    <td>
      ${fold(
        `${tests.length} ${tests.length === 1 ? 'test' : 'tests'}`,
        tests.map(({ title }) => title),
      )}
      ${fold(`${code.length} ${code.length === 1 ? 'file' : 'files'}`, code)}
    </td>
  </tr>`;
}

function fold(summary: string, lines: readonly string[]): TemplateResult | typeof nothing {
  if (lines.length === 0) return nothing;
  return html`<details>
    <summary>${summary}</summary>
    <ul>
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
  </details>`;
}

export const AllGames: StoryObj = {
  name: 'All games',
  render: page,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toContain('`');
    const rules = games.find(({ game }) => game === 'waffle-wars')?.rules ?? [];
    await expect(rules.length).toBeGreaterThan(33);
    for (const { id, stories } of rules) {
      const links = [...canvasElement.querySelectorAll<HTMLAnchorElement>(`#${id} a`)].map(({ search }) => search);
      await expect(links).toEqual(stories.map((story) => `?path=/story/${story.id}`));
    }
  },
};

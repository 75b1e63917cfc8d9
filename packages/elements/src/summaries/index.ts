/** Summaries of the rules, with pictures, for readers who prefer text to a lesson. In a release this is `summaries.js`. */
import { addEnglish, css, html, loadRuleTexts, nothing, render, steadyStyles, type Translate } from '#core';
import SUMMARIES_EN from './messages.en.json' with { type: 'json' };
import { recordOf, SUMMARIES, type Picture } from './sections.js';

addEnglish(SUMMARIES_EN);

const styles = css`
  [part='summary'] {
    max-inline-size: 34rem;
    margin-inline: auto;
    line-height: 1.5;
  }
  [part='summary'] h3 {
    margin-block: 1.5rem 0.25rem;
    font-size: 1.125em;
  }
  [part='summary'] p {
    margin-block: 0 0.75rem;
  }
  [part='summary'] figure {
    margin: 0 auto 0.5rem;
    max-inline-size: 20rem;
    --griddle-board-size: 20rem;
  }
  /* Shows only the parts of a table that the text is about */
  [part='summary'] .some > *::part(area),
  [part='summary'] .some > *::part(caption),
  [part='summary'] .some > *::part(reference) {
    display: none;
  }
  [part='summary'] .pile > *::part(pile),
  [part='summary'] .line > *::part(line),
  [part='summary'] .fallen > *::part(fallen),
  [part='summary'] .waffle > *::part(waffle),
  [part='summary'] .cards > *::part(cards),
  [part='summary'] .draft > *::part(draft),
  [part='summary'] .main > *::part(main),
  [part='summary'] .field > *::part(field),
  [part='summary'] .hand > *::part(hand) {
    display: block;
  }
`;

/** The context of a summary. */
export interface Told {
  /** The game, and the name of the element that draws it. */
  readonly game: string;
  readonly tag: string;
  readonly locale: string;
  readonly t: Translate;
}

/** Renders the summary of a game into `place`; resolves when its text is there. */
export async function showSummary(place: HTMLElement, told: Told): Promise<void> {
  const root = place.getRootNode();
  const sheet = steadyStyles(styles).styleSheet;
  if (sheet && (root instanceof ShadowRoot || root instanceof Document) && !root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  place.part.add('summary');
  const { game, t } = told;
  const sections = SUMMARIES[game];
  if (!sections) return showRuleTexts(place, told);
  const inWords = sections.map(({ key, picture }) => ({
    title: t(`summary.${game}.${key}-title`),
    words: t(`summary.${game}.${key}`),
    picture,
  }));
  renderSections(place, inWords, told);
}

/** The text of a section, and its picture if any. */
interface Written {
  readonly title: string;
  readonly words: string;
  readonly picture: Picture | undefined;
}

function renderSections(place: HTMLElement, sections: readonly Written[], told: Told): void {
  const rendered = sections.map(
    ({ picture, title, words }) => html`
      <section>
        <h3>${title}</h3>
        <p>${words}</p>
        ${figureOf(picture, told)}
      </section>
    `,
  );
  render(rendered, place);
}

/** Renders a game without sections of its own as a list of its rules. */
async function showRuleTexts(place: HTMLElement, told: Told): Promise<void> {
  const { TEXTS_OF } = await loadRuleTexts();
  const texts = Object.values(TEXTS_OF[told.game] ?? {}).map(({ options, position, title, words }) => ({
    title,
    words,
    picture: position === undefined ? undefined : { position, ...(options !== undefined && { options }) },
  }));
  renderSections(place, texts, told);
}

/** A diagram of the game's own element. */
function figureOf(picture: Picture | undefined, { locale, tag }: Told): unknown {
  if (!picture) return nothing;
  const { areas = '' } = picture;
  const board = document.createElement(tag);
  for (const [name, value] of Object.entries({ mode: 'diagram', record: recordOf(picture), lang: locale }))
    board.setAttribute(name, value);
  return html`<figure class=${areas === '' ? '' : `some ${areas}`}>${board}</figure>`;
}

/** The rules in short, with pictures: for those who would rather read than be led. In a release this is `summaries.js`. */
import { addEnglish, css, html, nothing, render, type Translate } from '#core';
import { SUMMARIES_EN } from './messages.en.js';
import { SUMMARIES, type Section } from './sections.js';

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
  /* Of a table one sees what the words are about */
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

/** What the rules in short are told with. */
export interface Told {
  /** The game, and the name of the element that draws it. */
  readonly game: string;
  readonly tag: string;
  readonly locale: string;
  readonly t: Translate;
}

/** Writes the rules of a game into a place of a page or of an element. */
export function showSummary(place: HTMLElement, told: Told): void {
  const root = place.getRootNode();
  const sheet = styles.styleSheet;
  if (sheet && (root instanceof ShadowRoot || root instanceof Document) && !root.adoptedStyleSheets.includes(sheet))
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  place.part.add('summary');
  const { game, t } = told;
  render(
    (SUMMARIES[game] ?? []).map(
      (section) => html`
        <section>
          <h3>${t(`summary.${game}.${section.key}-title`)}</h3>
          <p>${t(`summary.${game}.${section.key}`)}</p>
          ${figureOf(section, told)}
        </section>
      `,
    ),
    place,
  );
}

/** A diagram of the game's own element. */
function figureOf({ picture }: Section, { locale, tag }: Told): unknown {
  if (!picture) return nothing;
  const { areas = '', notes = '', options = '', position } = picture;
  const board = document.createElement(tag);
  const record = `[Position "${position}"]\n${options === '' ? '' : `[Options "${options}"]\n`}\n{${notes}}`;
  for (const [name, value] of Object.entries({ mode: 'diagram', record, lang: locale }))
    board.setAttribute(name, value);
  return html`<figure class=${areas === '' ? '' : `some ${areas}`}>${board}</figure>`;
}

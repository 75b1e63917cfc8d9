/** A move of the list in words: whose it was, by the seat's piece, and what was done. */
import { html, nothing, type TemplateResult } from 'lit';
import { TABLE, type AnyStep, type LogWords } from '#core';

/** What stands before the words: the piece of the seat, or its number where the game has none; nothing for the table. */
export function renderSeat({ seat }: AnyStep, { piece, paints }: LogWords): TemplateResult | typeof nothing {
  if (seat === TABLE) return nothing;
  const picture = piece?.(seat);
  return picture
    ? html`<griddle-icon .picture=${picture} .paints=${paints}></griddle-icon>`
    : html`<span class="seat" aria-hidden="true">${seat + 1}</span>`;
}

/** The classes of an entry: whose column it stands in, or that it needs the whole width. */
export function entryClass({ after, before, seat }: AnyStep, hasVariations: boolean): string {
  const isTold = [...before, ...after].some(({ text }) => text !== '');
  return `move ${seat === TABLE ? 'chance' : `seat-${seat}`} ${isTold || hasVariations ? 'wide' : ''}`.trim();
}

/** How many moves of the table a line opens with; those of a single one are not worth folding. */
export function setUpCount(line: readonly { readonly step: AnyStep }[]): number {
  const first = line.findIndex(({ step }) => step.seat !== TABLE);
  const count = first < 0 ? line.length : first;
  return count < 2 ? 0 : count;
}

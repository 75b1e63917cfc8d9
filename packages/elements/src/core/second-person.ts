/** Messages in the second person: advice to the reader (`take a card`), and what the reader has (`Your tiles`). */
import { TABLE, type Seat } from '@griddle/rules/core/contract.js';
import { knows } from '@griddle/rules/messages/catalogue.js';
import type { Locale, Translate } from './catalogues.js';
import { ownName, type Seated } from './names.js';

/**
 * Uses the message `you.KEY` instead of `KEY` if it exists. A language that translates only `KEY` keeps it, so that no
 * English is mixed in.
 */
export function toYou({ catalogue, t }: Locale): Translate {
  return (key, values) => {
    const form = `you.${key}`;
    const isOtherTold = Object.hasOwn(catalogue.text, key) && !Object.hasOwn(catalogue.text, form);
    return t(knows(catalogue, form) && !isOtherTold ? form : key, values);
  };
}

/**
 * Speaks of what seats have: of the reader's own as theirs, by `you.KEY` where there is one (`Your tiles`) and else as `You`,
 * of a seat that has a name of its own by that name. The value `seat` of a message tells whose it is, as the notation has it.
 */
export function toOwner(locale: Locale, seated: Seated): Translate {
  const { catalogue, t } = locale;
  return (key, values) => {
    const seat = seated.seats.indexOf(String(values?.['seat']));
    const name = ownName(seated, seat, t);
    if (name !== '') return t(key, { ...values, seat: name });
    if (seat < 0 || seat !== seated.you) return t(key, values);
    return knows(catalogue, `you.${key}`) ? toYou(locale)(key, values) : t(key, { ...values, seat: t('ui.you') });
  };
}

/**
 * Words for moves that were made, after the name of their seat: `took a card`, whoever it was. A language in which “you” takes
 * another verb has it in `did.KEY`. Chance moves name what belongs to the reader as theirs.
 */
export function ofMoves(locale: Locale, seated: Seated, seat: Seat): Translate {
  if (seat === TABLE) return toOwner(locale, seated);
  if (seat !== seated.you || seated.given[seat]) return locale.t;
  const { catalogue, t } = locale;
  return (key, values) => t(knows(catalogue, `did.${key}`) ? `did.${key}` : key, values);
}

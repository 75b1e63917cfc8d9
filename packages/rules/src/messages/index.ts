/** Message catalogues: text for codes. */
export { mergeMessages, hasMessage, plainForms, format, translated } from './catalogue.js';
export type { Catalogue, KeyOf } from './catalogue.js';
export { EN } from './en.js';
export {
  inList,
  joinSentences,
  inSeries,
  explainImpossible,
  explainRecordError,
  explainTextError,
  explainViolation,
  listed,
  textSentence,
} from './sentences.js';

/** Words for codes. */
export { joined, knows, plainForms, say, translated } from './catalogue.js';
export type { Catalogue, KeyOf } from './catalogue.js';
export { EN } from './en.js';
export { inList, inOneText, inSeries } from './sentences.js';
export { explainRecordError, explainTextError, explainViolation, listed, textSentence } from './explain.js';

/** What readers draw with on boards: one file in a release, `annotate.js`, which only pages that allow it load. */
export { ReaderMarks } from './reader-marks.js';

/** Records: reading, writing, annotations. */
export { annotationCommands, annotationsOf } from './annotations.js';
export type { Annotations, Arrow, Highlight } from './annotations.js';
export { parseRecords } from './parse.js';
export { writeRecord, writeRecords } from './write.js';
export type { Command, Comment, GameRecord, RecordError, RecordNode, Tag } from './types.js';

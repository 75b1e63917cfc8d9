/** Records: reading, writing, annotations. */
export { annotationCommands, annotationsOf } from './annotations.js';
export type { Annotations, Arrow, Highlight, PlaceReader } from './annotations.js';
export { parseRecords, readNextRecord, tagOf } from './parse.js';
export { isSetToken, markOf, SET_TOKEN } from './letters.js';
export { writeRecord, writeRecords } from './write.js';
export type { Command, Comment, GameRecord, RecordError, RecordNode, Tag } from './types.js';

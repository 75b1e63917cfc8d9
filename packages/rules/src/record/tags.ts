/** Tags of a record. */
import type { GameRecord, Tag } from './types.js';

/** The tag with a name; one with an empty value when there is none, which means the same. */
export function tagOf(record: GameRecord, name: string): Tag {
  return record.tags.find((tag) => tag.name === name) ?? { name, value: '', offset: 0 };
}

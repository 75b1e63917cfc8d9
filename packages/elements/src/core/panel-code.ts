import type * as Annotate from '#annotate';
import type * as FriendCode from '#friend';
import type * as GuideCode from '#guide';
import type * as PracticeCode from '#practice';
import type * as RoomsCode from '#rooms';
import type * as ResultCode from '#result';
import type * as RuleTextsCode from '#rule-texts';
import type * as SummariesCode from '#summaries';
import type * as Code from '#panel';

/** The module of the parts next to a board. */
export type PanelCode = typeof Code;
/** The pages of the panel. */
export type PagesOfPanel = Code.Pages;

/** Loads the code of the parts next to a board. A page of one game has this and the coach in files of their own. */
export function loadPanel(): Promise<PanelCode> {
  return import('#panel');
}

/** Loads the coach, which leads through puzzles and lessons. */
export function loadCoach(): Promise<unknown> {
  return import('#learn');
}

/** Loads the code of play. */
export function loadPlay(): Promise<unknown> {
  return import('#play');
}

/** Loads the code with which readers draw arrows and rings. */
export function loadAnnotate(): Promise<typeof Annotate> {
  return import('#annotate');
}

/** Loads the code of games with a friend by link. */
export function loadFriend(): Promise<typeof FriendCode> {
  return import('#friend');
}

/** Loads the code of games in rooms. */
export function loadRooms(): Promise<typeof RoomsCode> {
  return import('#rooms');
}

/** Loads the code with which readers learn from a game. */
export function loadPractice(): Promise<typeof PracticeCode> {
  return import('#practice');
}

/** Loads the code of guided games. */
export function loadGuide(): Promise<typeof GuideCode> {
  return import('#guide');
}

/** Loads the code that sums up puzzles and games for `griddle-result`. */
export function loadResult(): Promise<typeof ResultCode> {
  return import('#result');
}

/** Loads the summaries of the rules. */
export function loadSummaries(): Promise<typeof SummariesCode> {
  return import('#summaries');
}

/** Loads the texts of the rules, for *why?* and for summaries. */
export function loadRuleTexts(): Promise<typeof RuleTextsCode> {
  return import('#rule-texts');
}

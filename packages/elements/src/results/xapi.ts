/** Makes xAPI statements (xapi.com, version 1.0.3) of results. */
import type { ResultDetail } from './events.js';

/** What a statement needs and no result has. */
export interface StatementContext {
  /** Who it is about, as an xAPI agent: `{ mbox: 'mailto:ann@school.example' }`, or an account of the platform. */
  readonly actor: Readonly<Record<string, unknown>>;
  /** The address of the activity, to which the result's `id` is added. Default: the page's, without its fragment. */
  readonly activity?: string;
  /** The activity's name for readers of reports. Default: the result's `id`. */
  readonly name?: string;
}

/** An xAPI statement, to send to a learning record store. */
export type Statement = Readonly<Record<'actor' | 'verb' | 'object' | 'result', Readonly<Record<string, unknown>>>>;

const VERBS = 'http://adlnet.gov/expapi/verbs/';
const TYPES = { task: 'http://adlnet.gov/expapi/activities/question', game: 'http://activitystrea.ms/schema/1.0/game' };
/** The addresses of what xAPI has no words for. */
const OWN = 'https://github.com/griddle-games/griddle/xapi/';

/** Returns a statement: “answered” for a puzzle or a step of a lesson, “completed” for a game. */
export function statementOf(result: ResultDetail, { actor, activity, name }: StatementContext): Statement {
  const { attempt, hints, id, kind, most, right, score, seats, seconds, shown } = result;
  const isGame = kind === 'game' || seats.length > 0;
  const verb = isGame ? 'completed' : 'answered';
  const base = activity ?? location.href.replace(/#.*/s, '');
  return {
    actor,
    verb: { id: VERBS + verb, display: { 'en-US': verb } },
    object: {
      objectType: 'Activity',
      id: `${base}#${encodeURIComponent(id)}`,
      definition: { type: isGame ? TYPES.game : TYPES.task, name: { 'en-US': name ?? id } },
    },
    result: {
      ...(right !== undefined && { success: right }),
      completion: isGame || right === true,
      ...(score !== undefined && { score: scoreOf(score, most) }),
      duration: `PT${seconds}S`,
      extensions: {
        [`${OWN}attempt`]: attempt,
        [`${OWN}hints`]: hints,
        [`${OWN}solution-shown`]: shown,
        ...(isGame && { [`${OWN}seats`]: seats }),
      },
    },
  };
}

/** A score in xAPI's form, which may not be above its maximum. */
function scoreOf(raw: number, most: number | undefined): Readonly<Record<string, number>> {
  return most === undefined || most === 0 ? { raw } : { raw, min: 0, max: most, scaled: raw / most };
}

/** `embed`: writes a record or a position as text to paste into a page, a blog, a feed or a forum. */
import { ok } from '@griddle/rules/core/contract.js';
import type { Result } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import { gameById } from '@griddle/rules/games.js';
import { writeRecords } from '@griddle/rules/record/index.js';
import { impossibleSteps, recordOf } from '@griddle/rules/replay/index.js';
import type { Paragraph } from '@griddle/art/internal/embed/article.js';
import type { Embed } from '@griddle/art/internal/embed/embed.js';
import { HOSTS, NEED_PICTURE, type Host } from '@griddle/art/internal/embed/forms.js';
import { wholeOf, type Asked, type FlagName } from '../flags.js';
import { wrong, type CommandError } from '../command-error.js';
import { askedGame, sessionsToUse, type AnySession } from '../records.js';
import { isPuzzle } from '../puzzle-check.js';
import { gameOf, playableStart } from '../start.js';
import { format, impossible, type Catalogue } from '../words.js';
import { paragraphsOf } from './article.js';
import { drawn, namedSeats, positionSubject, subjectAt, titleOfRecord, type Subject } from './render.js';

/** Flags of the command. */
export const EMBED_FLAGS: readonly FlagName[] = [
  'for',
  'as',
  'mode',
  'game',
  'number',
  'ply',
  'seats',
  'flipped',
  'names',
  'width',
  'address',
  'picture',
  'out',
  'page',
  'preview',
  'font',
];

/** Command lines for the help text. */
export const EMBED_EXAMPLES: readonly string[] = [
  'embed game.txt --for wordpress',
  'embed game.txt --as article',
  'embed game.txt --picture inline',
  'embed game.txt --for mdx --address https://example.org/release/',
  'embed game.txt --for feed -o board.png --picture https://example.org/board.png',
  'embed game.txt --page game.html --picture https://example.org/board.png --preview https://example.org/game.png',
];

const MODES = ['diagram', 'replay', 'puzzle', 'lesson', 'play'];
/** Modes that begin at the start of a record. Everything else begins at its end. */
const FROM_START = ['replay', 'puzzle', 'lesson'];
/** The default width of a picture: the largest width of a board, in CSS pixels. */
const USUAL_WIDTH = 576;
/** The address of a release, for the reader to fill in. */
const USUAL_ADDRESS = 'https://YOUR.SITE/release/';

/** A request: the embed, and its host. */
export interface EmbedAsked {
  readonly embed: Embed;
  readonly host: Host;
  /** The host of the embed. */
  readonly subject: Subject;
  /** The game, unless it is only a position. */
  readonly session: AnySession | undefined;
  /** The record's comments, if an article is wanted. */
  readonly paragraphs?: readonly Paragraph[];
}

/** The only form besides a board alone, and the hosts that take it. */
const ARTICLE = 'article';
const ARTICLE_HOSTS: readonly Host[] = ['html', 'wordpress', 'ghost', 'markdown'];

/** Reads the text of a file into an embed. */
export function embedOf(text: string, asked: Asked, words: Catalogue): Result<EmbedAsked, CommandError> {
  const host = hostOf(asked, words);
  if (!host.ok) return host;
  const { as } = asked;
  if (as !== undefined && as !== ARTICLE) return wrong('as', format(words, 'cli.error.as', { found: as }));
  if (as !== undefined && !ARTICLE_HOSTS.includes(host.value)) {
    return wrong('for', format(words, 'cli.error.for', { found: host.value, hosts: ARTICLE_HOSTS.join(', ') }));
  }
  const width = wholeOf(asked, 'width', words);
  if (!width.ok) return width;
  const found = asked.mode ?? '';
  if (asked.mode !== undefined && !MODES.includes(found)) {
    return wrong('mode', format(words, 'cli.error.mode', { found, modes: MODES.join(', ') }));
  }
  const position = text.trim();
  const content = isPosition(position, asked)
    ? positionContent(position, asked, words)
    : recordContent(text, as === undefined ? asked : { mode: 'replay', ...asked }, words);
  if (!content.ok) return content;
  const { game, attributes, record, hasComments, session, subject, title } = content.value;
  const isReplay = attributes['mode'] === 'replay';
  if (as !== undefined && !(hasComments && session && isReplay))
    return wrong('as-comments', format(words, 'cli.error.as-comments'));
  // Where nothing else shows who plays; in place of a board, names would change its size
  const named = NEED_PICTURE.includes(host.value) ? namedSeats(subject, session, asked, words) : [];
  const svg = drawn(subject, asked, width.value ?? USUAL_WIDTH, named);
  const { seats, address = USUAL_ADDRESS } = asked;
  const embed: Embed = {
    game: game.id,
    attributes: {
      ...attributes,
      ...(seats !== undefined && { seats }),
      ...(asked.flipped !== undefined && { flipped: '' }),
    },
    record,
    hasComments,
    alt: subject.title,
    title,
    picture: {
      svg,
      ...sizeOf(svg),
      address: isInline(asked) ? '' : (asked.picture ?? ''),
      isInline: isInline(asked),
    },
    preview: asked.preview ?? '',
    address: address.endsWith('/') ? address : `${address}/`,
  };
  const paragraphs = as === undefined || !session ? undefined : paragraphsOf(session);
  return ok({ embed, host: host.value, subject, session, ...(paragraphs && { paragraphs }) });
}

/** Whether the picture itself is wanted in the code, `--picture inline`. */
const isInline = ({ picture }: Asked): boolean => picture === 'inline';

function hostOf(asked: Asked, words: Catalogue): Result<Host, CommandError> {
  const found = asked.for ?? 'html';
  const host = HOSTS.find((name) => name === found);
  if (host === undefined) return wrong('for', format(words, 'cli.error.for', { found, hosts: HOSTS.join(', ') }));
  const isNeeded = NEED_PICTURE.includes(host) || asked.page !== undefined;
  if (!isNeeded || (asked.picture !== undefined && !isInline(asked))) return ok(host);
  return wrong(
    'needs-picture',
    format(words, 'cli.error.needs-picture', { host: asked.page === undefined ? host : '--page' }),
  );
}

/** Whether a text is a position of the named game or, without a name, looks like a position. */
function isPosition(text: string, asked: Asked): boolean {
  const game = gameById(asked.game ?? '');
  if (game === undefined) return /^\S+\/\S+(\s[^\n[{]*)?$/.test(text);
  return !text.includes('\n') && game.parsePosition(text, initialOptions(game.options)).ok;
}

/** The content of the embed. */
interface Content {
  readonly game: AnySession['game'];
  readonly attributes: Readonly<Record<string, string>>;
  readonly record: string;
  readonly hasComments: boolean;
  readonly subject: Subject;
  readonly session: AnySession | undefined;
  readonly title: string;
}

function positionContent(position: string, asked: Asked, words: Catalogue): Result<Content, CommandError> {
  const game = gameOf(asked, words);
  if (!game.ok) return game;
  const { mode = 'diagram' } = asked;
  // A picture shows what cannot be played
  const playable = mode === 'play' ? playableStart({ ...asked, position }, words) : ok(undefined);
  if (!playable.ok) return playable;
  const subject = positionSubject({ position, ...(asked.game !== undefined && { game: asked.game }) }, words);
  if (!subject.ok) return subject;
  const attributes = { ...(mode !== 'diagram' && { mode }), position };
  return ok({
    game: game.value,
    attributes,
    record: '',
    hasComments: false,
    subject: subject.value,
    session: undefined,
    title: subject.value.title,
  });
}

function recordContent(text: string, asked: Asked, words: Catalogue): Result<Content, CommandError> {
  const usual = asked.game === undefined ? ok(undefined) : gameOf(asked, words);
  if (!usual.ok) return usual;
  const found = askedGame(text, usual.value, asked, words);
  if (!found.ok) return found;
  const { ply, session } = found.value;
  const { mode = isPuzzle(session) ? 'puzzle' : 'replay' } = asked;
  const [why] = mode === 'play' ? impossibleSteps(session).map((step) => step.why) : [];
  if (why !== undefined) return impossible(words, session.game.id, why);
  // The steps of a lesson are the games of its record
  const steps =
    mode === 'lesson' && asked.number === undefined ? sessionsToUse(text, usual.value, words) : ok([session]);
  if (!steps.ok) return steps;
  const other = steps.value.findIndex(({ game }) => game !== session.game);
  if (other >= 0) {
    const values = { number: other + 1, game: steps.value[other]?.game.title ?? '', wanted: session.game.title };
    return wrong('lesson-games', format(words, 'cli.error.lesson-games', values));
  }
  const record = writeRecords(steps.value.map((step) => recordOf(step)));
  // The picture shows what the board begins with
  session.goToPly(ply ?? (FROM_START.includes(mode) ? 0 : Infinity));
  const attributes = {
    ...(mode !== 'diagram' && { mode }),
    record: record.trim().replaceAll(/\s+/g, ' '),
    ...(ply !== undefined && { ply: ply.toString() }),
  };
  const subject = subjectAt(session, words);
  const hasComments = steps.value.some(({ root }) => hasWords(root));
  return ok({
    game: session.game,
    attributes,
    record,
    hasComments,
    subject,
    session,
    title: titleOfRecord(session, words),
  });
}

/** Whether a comment at a step or later has words. */
function hasWords(root: AnySession['root']): boolean {
  const steps = [root];
  for (const step of steps) {
    if (step.after.some(({ text }) => text !== '')) return true;
    for (const next of step.next) steps.push(next);
  }
  return false;
}

/** The size that an SVG states. */
function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width = '0', height = '0'] = / width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
}

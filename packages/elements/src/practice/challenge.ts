/** Challenges: a link to a finished game, and the same game played again to beat its result. */
import { movesTo } from '@griddle/rules/replay/index.js';
import {
  addEnglish,
  html,
  humanSeats,
  inputError,
  lineEnd,
  linkedText,
  openSession,
  parsePlayers,
  routeOf,
  Session,
  type AnySession,
  type GameSnapshot,
} from '#core';
import { ownName } from '../friend/kept.js';
import FRIEND_EN from '../friend/messages.en.json' with { type: 'json' };
import { replaceAddress } from '../friend/own-game.js';
import { movesInRecord, startOfRecord } from '../panel/link-text.js';
import { addressWith, reportStop, startOf, stopOf } from '../panel/links.js';
import { readChallengeLink, writeChallengeLink, type ChallengeLink } from './challenge-link.js';
import { resultOf } from './challenge-result.js';
import type { Rival } from './challenge-view.js';
import './challenge-view.js';
import { Visiting } from './visiting.js';

// What is wrong with a link is said as for games by link
addEnglish(FRIEND_EN);

/** Writes the address with which others can play a finished game again. */
export async function challengeAddress(stage: Element, { game, seated, whole }: GameSnapshot): Promise<string> {
  const end = lineEnd(whole.current);
  const [start, moves] = [startOf(whole, end, stage), movesTo(whole, end)];
  return addressWith(stage, await writeChallengeLink({ name: ownName(), game, seats: seated, start, moves }));
}

/** Opens the challenge in the page's address. The game on the board is put aside. */
export async function openChallenge(stage: Element, table: GameSnapshot): Promise<void> {
  const text = linkedText(stage) ?? '';
  const link = await readChallengeLink(text);
  if (linkedText(stage) !== text) return;
  const refuse = (code: string): void => table.report(inputError('link', `friend-${code}`, [], {}));
  if (typeof link === 'string') return refuse(link);
  if (link.game !== table.game) return refuse('other-game');
  const { control } = table;
  if (table.mode !== 'play' || !control) return refuse('no-play');
  const { rules } = control;
  const record = startOfRecord(link.start) + movesInRecord(link.moves);
  const theirs = openSession(rules, { record, position: '', options: '', seed: '', game: 1 }, undefined);
  if (!theirs.ok) return reportStop(table, link, stopOf(table, link, theirs.error));
  const { options, position, root, seed, tags } = theirs.value;
  const rival = rivalOf(link, theirs.value);
  if (!rival) return refuse('broken');
  const enter = (): void => {
    const own = new Session({ game: rules, options, position, seed, state: root.state, tags });
    own.settleTable();
    visit.enter(own);
    control.host.focus();
  };
  const leave = (): void => {
    replaceAddress(routeOf(location.hash));
    visit.leave();
    control.host.focus();
  };
  const isSame = (now: GameSnapshot): boolean => now.whole.seed === seed;
  const render = (now: GameSnapshot): unknown =>
    html`<griddle-challenge
      .table=${now}
      .rival=${rival}
      .isSame=${isSame(now)}
      .again=${enter}
      .leave=${leave}
    ></griddle-challenge>`;
  const visit = new Visiting(control, { mode: 'play', seats: link.seats, keptAs: '', start: 'now', render });
  enter();
}

/** The result of a link's game; undefined where it is not over, or more than one person played. */
function rivalOf({ name, seats: text }: ChallengeLink, session: AnySession): Rival | undefined {
  session.last();
  session.settleTable();
  const { game, options, state } = session;
  const outcome = game.outcome(state);
  const players = parsePlayers(game, text);
  const [seat, ...others] = players.ok ? humanSeats(game.seats(options), players.value) : [];
  if (!outcome || seat === undefined || others.length > 0) return undefined;
  return { name, ...resultOf(session, seat, outcome) };
}

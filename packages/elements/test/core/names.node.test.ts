/** What seats are called, on their chips and in sentences, and whether a person at one of them has moved. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  nameInText,
  namesAlone,
  ownName,
  Seats,
  type Seated,
  hasPersonMoved,
  type Player,
} from '../../src/core/players.js';

const SEATS = ['player1', 'player2', 'player3'];
const HUMAN: Player = { kind: 'human' };
const EASY: Player = { kind: 'bot', level: 'easy' };
const HARD: Player = { kind: 'bot', level: 'hard' };
const t = (key: string): string => key;

function names(players: readonly Player[], given: readonly string[] = [], mode: Seated['mode'] = 'play') {
  const seated = new Seats().at({ mode, seats: SEATS, players, names: given.join(), tags: [] });
  return {
    chips: namesAlone(seated, t),
    texts: SEATS.map((_name, seat) => nameInText(seated, seat, t)),
    own: SEATS.map((_name, seat) => ownName(seated, seat, t)),
  };
}

test('bots are named by their levels, in sentences too', () => {
  assert.deepEqual(names([HUMAN, EASY, HARD]), {
    chips: ['ui.you', 'ui.bot-easy', 'ui.bot-hard'],
    texts: ['seat.player1', 'ui.bot-easy', 'ui.bot-hard'],
    own: ['', 'ui.bot-easy', 'ui.bot-hard'],
  });
});

test('bots of one level are numbered', () => {
  assert.deepEqual(names([EASY, HUMAN, EASY]), {
    chips: ['seat.player1', 'ui.you', 'seat.player3'],
    texts: ['seat.player1', 'seat.player2', 'seat.player3'],
    own: ['', '', ''],
  });
});

test('names that a page sets come first', () => {
  assert.deepEqual(names([HUMAN, EASY, HARD], ['Ann', 'Ben']), {
    chips: ['Ann', 'Ben', 'ui.bot-hard'],
    texts: ['Ann', 'Ben', 'ui.bot-hard'],
    own: ['Ann', 'Ben', 'ui.bot-hard'],
  });
});

test('names in the tags of a record are used where the page gives none', () => {
  const tags = [
    { name: 'Player1', value: 'Zoe', offset: 0 },
    { name: 'player2', value: 'Ian', offset: 0 },
  ];
  const seated = new Seats().at({ mode: 'replay', seats: SEATS, players: [], names: 'Ann', tags });
  assert.deepEqual(namesAlone(seated, t), ['Ann', 'Ian', 'seat.player3']);
});

test('in a replay no seat is a bot', () => {
  const texts = ['seat.player1', 'seat.player2', 'seat.player3'];
  assert.deepEqual(names([EASY, HARD, HUMAN], [], 'replay'), { chips: texts, texts, own: ['', '', ''] });
});

test('moves of the table and of bots are not moves of a person', () => {
  const start = { seat: -1 };
  const table = { seat: -1, parent: start };
  const bot = { seat: 1, parent: table };
  const person = { seat: 0, parent: bot };
  const answer = { seat: 1, parent: person };
  const seated = [HUMAN, EASY];
  const told = [start, table, bot, person, answer].map((step) => hasPersonMoved(step, seated));
  assert.deepEqual(told, [false, false, false, true, true]);
  assert.equal(hasPersonMoved(bot, [HUMAN, HUMAN]), true);
});

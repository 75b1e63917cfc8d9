/** The judging of a session apart from any game: that all its words come from the catalogue. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pseudo } from '@griddle/rules/internal/messages/pseudo.js';
import { randomGame } from '@griddle/testkit';
import { initialOptions } from '@griddle/rules/core/options.js';
import { waffleWars, type WaffleWarsMove, type WaffleWarsState } from '@griddle/rules/waffle-wars/index.js';
import type { Task } from '../src/mod/place-objects.js';
import { GameController } from '../src/mod/game-controller.js';
import { stepped } from '../src/mod/options.js';
import { recordText, restore, saved } from '../src/mod/saved.js';
import { CHECKINGS, type Act, type TableGame } from '../src/mod/table-game.js';
import { CALLS } from '../src/waffle-wars/calls.js';
import { facts, news } from '../src/waffle-wars/facts.js';
import { WAFFLE_WARS_TABLE } from '../tools/tables/waffle-wars.js';

const WORDS = pseudo(WAFFLE_WARS_TABLE.words);

/** A table that shows what it is told to. */
class ToldTable implements TableGame<WaffleWarsState, WaffleWarsMove, undefined> {
  act: Act<WaffleWarsMove> = { kind: 'nothing' };
  readonly game = waffleWars;
  readonly options = waffleWars.options;
  readonly isDrawn = false;
  readonly hasPoints = false;
  readonly turnRule = 'WW-2';
  readonly colours = [];
  readonly calls = CALLS;
  readonly see = (): undefined => undefined;
  readonly read = (): Act<WaffleWarsMove> => this.act;
  readonly agrees = (): boolean => false;
  readonly differing = (): string[] => ['c3'];
  readonly positionSeen = (state: WaffleWarsState, _sight: undefined, act: Act<WaffleWarsMove>): string =>
    waffleWars.positionText({ ...state, turn: act.kind === 'move' ? 1 - act.seat : state.turn });
  readonly offers = (): never[] => [];
  readonly arrange = (): never[] => [];
  readonly facts = facts;
  readonly news = news;
  readonly lines = (): never[] => [];
}

describe('a game controller', () => {
  it('says only messages of the catalogue', () => {
    const said: string[] = [];
    const table = new ToldTable();
    const controller = new GameController(table, WORDS, {
      announce: (sentence) => said.push(sentence),
      tell: (_player, sentence) => said.push(sentence),
      isOthers: () => true,
      whisper: () => undefined,
      seed: () => 1,
    });
    for (let seed = 1; seed <= 20; seed++) {
      controller.newGame();
      controller.checking = CHECKINGS[seed % CHECKINGS.length] ?? 'warn';
      for (const code of CALLS) controller.call(code);
      const { states, moves } = randomGame(waffleWars, initialOptions(waffleWars.options), seed, 500);
      moves.forEach((move, i) => {
        table.act = { kind: 'move', seat: states[i]?.turn ?? 0, move };
        controller.referee.dropped('Red');
        controller.referee.dropped('Red');
        said.push(...facts(controller.session.state).map(({ key }) => WORDS.text[key] ?? key), controller.result());
      });
      table.act = { kind: 'unrecognised', places: ['c3', 'd4'] };
      controller.referee.dropped('Red');
      controller.undo();
      controller.redo();
      controller.repair();
    }
    assert.ok(new Set(said).size > 30, 'most sentences were said');
    for (const sentence of said) {
      // Sentences are joined by a blank; a rule's id may stand after one
      const foreign = sentence.replace(/\[(?:[^[\]]|\[[^[\]]*\])*\]/g, '').replace(/\(WW-\d+\)/g, '');
      assert.equal(foreign.trim(), '', sentence);
    }
  });

  it('stops judging a move when a button changes the position meanwhile', () => {
    const steps: Task[] = [];
    const table = new ToldTable();
    const messenger = { announce: () => undefined, tell: () => undefined, whisper: () => undefined };
    const controller = new GameController(
      table,
      WORDS,
      { ...messenger, isOthers: () => false, seed: () => 1 },
      { next: (step) => steps.push(step), lay: () => undefined },
    );
    const judge = (): void => {
      for (let step = steps.shift(); step !== undefined; step = steps.shift()) step();
    };
    const { states, moves } = randomGame(waffleWars, initialOptions(waffleWars.options), 1, 2);
    const drop = (ply: number): void => {
      const [state, move] = [states[ply], moves[ply]];
      assert.ok(state && move);
      table.act = { kind: 'move', seat: state.turn, move };
      controller.referee.dropped('Red');
    };
    drop(0);
    judge();
    const [before = controller.session.state, after] = states;
    assert.equal(waffleWars.positionText(controller.session.state), waffleWars.positionText(after ?? before));
    drop(1);
    assert.ok(controller.undo());
    judge();
    assert.equal(waffleWars.positionText(controller.session.state), waffleWars.positionText(before));
    assert.equal(
      controller.session.current.next.length,
      1,
      'the move that was taken back can be played again, no other',
    );
  });

  it('is unchanged when a save cannot be read', () => {
    const controller = new GameController(new ToldTable(), WORDS, {
      announce: () => undefined,
      tell: () => undefined,
      isOthers: () => false,
      whisper: () => undefined,
      seed: () => 1,
    });
    const before = recordText(controller);
    const good = saved(controller, true);
    for (const record of [
      '',
      '[Game "Chess"]\n\n1. e4',
      '[Game "Waffle Wars"]\n[Options "hand=99"]',
      '1. c3 c3',
      '(((',
    ]) {
      assert.notEqual(restore(controller, { ...good, record }), '', record);
      assert.equal(recordText(controller), before);
    }
  });
});

describe('the options of the panel', () => {
  it('wrap round for words and stop at the limits of numbers', () => {
    const [, hand, equity] = waffleWars.options;
    assert.ok(hand && equity);
    assert.deepEqual([stepped(hand, 18, 1, []), stepped(hand, 36, 1, []), stepped(hand, 6, -1, [])], [19, 36, 6]);
    assert.deepEqual(
      [stepped(equity, 'on', 1, []), stepped(equity, 'off', 1, []), stepped(equity, 'on', -1, [])],
      ['off', 'on', 'off'],
    );
  });
});

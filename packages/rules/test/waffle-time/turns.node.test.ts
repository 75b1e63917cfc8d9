/** How turns, rounds and games go on: goals and butter, pawns and syrup, the end, the sheet, and what is told before. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestCompletions, chances, chancesAt, spacesAfter } from '../../src/waffle-time/advice.js';
import { coveredByTile } from '../../src/waffle-time/draft.js';
import { waffleTime, type WaffleTimeState } from '../../src/waffle-time/index.js';
import { cardOf, nearMisses, orientations } from '../../src/waffle-time/patterns.js';
import { spaceName } from '../../src/waffle-time/waffle.js';
import { after, at, CHERRIES, EMPTY, legal, options } from './helpers.js';

/** All fields of a position but its waffles, tiles and cards: `p1:draft 6,6 2:p1,p2 - -;-`. */
function rest(state: WaffleTimeState): string {
  const [, step, syrup, , , track, turn, won] = waffleTime.positionText(state).split(' ');
  return [step, syrup, track, turn, won].join(' ');
}

const FIVE = 'c*c*c*c*c*/5/5/5/5';

test('WT-10, WT-16 after placing, the next pawn drafts, or patterns are completed first', () => {
  const track = '1:p2@3,p1@2,p3';
  const place = (waffle: string, syrup: string, hand: string): WaffleTimeState =>
    at(`${waffle};${EMPTY};${EMPTY} p1:place ${syrup} 21111: ${CHERRIES} ${track} ${hand}: -;-;-`);
  assert.equal(rest(after(place(EMPTY, '6,6,6', 'cs'), 'ca1.sb1')), `p3:draft 6,6,6 ${track} - -;-;-`);
  const two = place('5/5/5/5/1cc2', '6,6,6', 'cs');
  const line = after(two, 'ca1.sa2');
  assert.equal(rest(line), `p1:finish 6,6,6 ${track} :a1a2 -;-;-`);
  assert.equal(rest(after(line, 'cherry-2:a1b1c1')), `p3:draft 3,6,6 ${track} - -;-;-`);
  assert.equal(rest(after(line, 'end')), `p3:draft 6,6,6 ${track} - -;-;-`);
  assert.equal(rest(after(place('5/5/5/5/1cc2', '0,6,6', 'cs'), 'ca1.sa2')), `p3:draft 0,6,6 ${track} - -;-;-`);
  assert.equal(rest(after(place('5/5/5/5/ccc2', '6,6,6', 'ww'), 'wa2.wb2')), `p3:draft 6,6,6 ${track} - -;-;-`);
  const cream = after(place('5/5/5/5/1cc2', '6,6,6', 'cw'), 'ca1.wa2');
  assert.equal(rest(cream), `p1:finish 6,6,6 ${track} :a1 -;-;-`, 'WT-17 cream does not count');
});

test('WT-17 syrup from a completion counts for the next one, in the order of the spaces', () => {
  const text = `5/5/5/5/cccc1;${EMPTY} p1:finish 9,6 21111: ${CHERRIES} 1:p1@2,p2 :d1`;
  const state = at(text);
  assert.deepEqual(legal(state), ['cherry-2:b1c1d1', 'end']);
  const next = after(state, 'cherry-2:b1c1d1');
  assert.equal(rest(next), 'p1:finish 6,6 1:p1@2,p2 :b1c1d1 -;-');
  assert.deepEqual(legal(next), ['cherry-2:a1', 'end']);
  assert.deepEqual(state.changed, [3], 'and the state before is as it was');
  assert.equal(rest(after(next, 'cherry-2:a1')), 'p2:draft 5,6 1:p1@2,p2 - -;-');
});

test('WT-20 newly met goals are recorded in the order of the cards, with butter for the first to meet them', () => {
  const place = (goals: string, won: string, waffle = FIVE): WaffleTimeState =>
    at(`${waffle};${FIVE} p1:place 6,6 11111:${goals} ${CHERRIES} 1:p1@2,p2 kb: ${won}`);
  const placed = (goals: string, won: string, waffle = FIVE): string =>
    rest(after(place(goals, won, waffle), 'ka1.bb1'));
  assert.equal(placed('52,55', '-;-'), 'p1:butter 6,6 1:p1@2,p2 :a1b1 52;-');
  assert.equal(placed('55,56', '-;-'), 'p2:draft 6,6 1:p1@2,p2 - -;-');
  assert.equal(placed('52,51', '-;-'), 'p1:butter 6,6 1:p1@2,p2 :a1b1 52.51;-');
  assert.equal(placed('51,52', '52!;-'), 'p1:butter 6,6 1:p1@2,p2 :a1b1 52!.51;-');
  assert.equal(placed('51,52', '-;52!'), 'p1:butter 6,6 1:p1@2,p2 :a1b1 51.52!;52!');
  assert.equal(placed('51,52', '-;52!.51!'), 'p2:draft 6,6 1:p1@2,p2 - 51!.52!;52!.51!');
  assert.equal(placed('51,52', '52!.51!;-'), 'p2:draft 6,6 1:p1@2,p2 - 52!.51!;-');
  const two = after(place('52,51', '-;-'), 'ka1.bb1 yc1');
  assert.equal(rest(two), 'p1:butter 6,6 1:p1@2,p2 :a1b1 52!.51;-');
  assert.equal(rest(after(two, 'yd1')), 'p2:draft 6,6 1:p1@2,p2 - 52!.51!;-');
  // One space is left after placing: the second butter is lost
  const full = 'c*c*c*c*c*/kbkbk/bkbkb/kbkbk/2kbk';
  const one = after(place('52,51', '-;-', full.replace('2kbk', '3bk')), 'ka1.bb1');
  assert.equal(rest(one), 'p1:butter 6,6 1:p1@2,p2 :a1b1 52.51;-');
  assert.equal(rest(after(one, 'yc1')), 'p2:draft 6,6 1:p1@2,p2 - 52!.51!;-');
  assert.equal(rest(after(place('52', '-;-', full), 'ka1.bb1')), 'p2:draft 6,6 1:p1@2,p2 - 52!;-', 'no space at all');
});

test('WT-53 the cross of a goal follows the option', () => {
  const waffle = '5/c*1c*2/1c*3/c*1c*2/5';
  const text = `${waffle};${EMPTY} p1:place 6,6 11111:53 ${CHERRIES} 1:p1@2,p2 kb:`;
  assert.equal(after(at(text, 'cross=x'), 'ka1.bb1').step, 'butter');
  assert.equal(after(at(text), 'ka1.bb1').step, 'draft');
});

test('WT-61 to WT-63 pawns return, take syrup, and a line of tiles is turned', () => {
  const tiles = 'cs,ck,cw,sb,su,kb,ku,bw,u*';
  const end = (track: string, option = ''): string => {
    const state = at(`${EMPTY};${EMPTY};${EMPTY} p1:place 6,6,6 - ${tiles} ${track} cs: -;-;-`, option);
    const [, step, syrup, , turned, next] = waffleTime.positionText(after(state, 'ca1.sb1')).split(' ');
    return [step, syrup, turned, next].join(' ');
  };
  // The tile goes on to slots 1 and 2, and its fork points down the third column
  assert.equal(end('1:p2@3,p3@11,p1@2'), 'p1:draft 6,7,8 cs,ck,wc,sb,su,bk,ku,bw,*u 2:p1,p2,p3');
  assert.equal(end('1:p2@11,p3@3,p1@4'), 'p3:draft 7,8,6 cs,ck,wc,sb,su,bk,ku,bw,*u 2:p3,p1,p2');
  assert.equal(end('3:p2@2,p3@5,p1@0'), 'p3:draft 7,8,6 cs,ck,cw,sb,su,kb,uk,wb,*u 4:p3,p1,p2');
  assert.equal(end('1:p2@3,p3@11,p1@2', 'fork=trailing'), 'p1:draft 6,7,8 cs,kc,cw,sb,us,kb,ku,wb,u* 2:p1,p2,p3');
  assert.equal(end('7:p2@1,p3@2,p1@3'), 'p2:draft 8,6,7 sc,kc,wc,sb,su,kb,ku,bw,u* 8:p2,p3,p1');
  assert.equal(end('8:p2@1,p3@2,p1@3'), 'p1:finish 6,6,6 cs,ck,cw,sb,su,kb,ku,bw,u* 8:p2@1,p3@2,p1@3');
});

test('WT-8, WT-62 the syrup of the spaces by number of players', () => {
  const end = (players: number): string => {
    const others = ['p4@9', 'p3@8', 'p2@5'].slice(4 - players);
    const track = [...others, 'p1@2'].join();
    const waffles = Array(players).fill(EMPTY).join(';');
    const syrup = Array(players).fill('6').join();
    const state = at(`${waffles} p1:place ${syrup} - ${CHERRIES} 1:${track} cs: ${Array(players).fill('-').join(';')}`);
    return after(state, 'ca1.sb1').syrup.join();
  };
  assert.deepEqual([2, 3, 4].map(end), ['6,8', '6,7,8', '6,7,7,8']);
});

test('WT-70 to WT-72 a solo game has its own rules for turns and the end', () => {
  const place = (waffle: string, syrup: number, hand: string, track = '1:p1@9'): WaffleTimeState =>
    at(`${waffle} p1:place ${syrup} 21111:52,55 ${CHERRIES} ${track} ${hand}: -`);
  assert.equal(rest(after(place(EMPTY, 6, 'cs'), 'ca1.sb1')), 'p1:draft 8 2:p1 - -');
  assert.equal(rest(after(place(EMPTY, 6, 'cs', '2:p1@3'), 'ca1.sb1')), 'p1:draft 6 3:p1 - -');
  assert.equal(rest(after(place(EMPTY, 6, 'cs', '8:p1@3'), 'ca1.sb1')), 'p1:draft 6 9:p1 - -');
  const last = after(place('5/5/5/5/1cc2', 3, 'cs'), 'ca1.sa2 cherry-2:a1b1c1');
  assert.ok(last.over);
  assert.equal(rest(last), 'p1:finish 0 1:p1@9 - -');
  const goal = after(place('c*c*3/5/5/5/1cc2', 3, 'cs'), 'ca1.sa2 cherry-2:a1b1c1');
  assert.equal(rest(goal), 'p1:finish 0 1:p1@9 - 52!', 'without butter');
  assert.equal(waffleTime.score(goal)[0]?.total, 5 + 2 + 2);
  const tight = 'ckckc/kckck/ckckc/kckck/';
  assert.ok(after(place(`${tight}3ck`, 6, 'cs'), 'ca1.sb1').over, 'no two empty spaces share a side');
  const stars = at('3w1/w4/2w2/4w/1w3 p1:star 0');
  assert.ok(after(stars, '*cu').over, 'nothing to pour from at the start');
  assert.ok(!after(place(`${tight}4k`, 6, 'cs'), 'ca1.sb1').over);
  assert.ok(after(place('ckckc/kckck/1kckc/kckck/2kck', 6, 'cs'), 'ca1.sb1').over, 'one empty space alone');
  assert.ok(!after(place('1kckc/1ckck/ckckc/kckck/2kck', 6, 'cs'), 'ca1.sb1').over, 'one above the other');
  const butter = at(`c*c*c*c*c*/kbkbk/bkbkb/kbkbk/2kbk p1:butter 6 11111:52 ${CHERRIES} 1:p1@2 - 52`);
  assert.ok(after(butter, 'ya1').over, 'butter fills a space as well');
  // Nothing ends a game of two so
  assert.ok(
    !after(at(`5/5/5/5/1cc2;${EMPTY} p1:place 3,3 21111: ${CHERRIES} 1:p1@2,p2 cs:`), 'ca1.sa2 cherry-2:a1b1c1').over,
  );
});

test('WT-71 whether the blank tile is nearer, for each slot', () => {
  for (let round = 1; round <= 8; round++) {
    const state = at(`${EMPTY} p1:draft 6 - ${CHERRIES} ${round}:p1`);
    const [covered = 0] = [0, 1, 3, 4, 6, 7, 9, 10].slice(round - 1);
    for (const token of legal(state)) {
      const slot = Number(token.slice(1));
      const steps = (slot + 12 - (covered + 1)) % 12;
      const space = steps > 5 ? 2 : 1;
      assert.deepEqual(spacesAfter(state, slot), { first: space, last: space }, `${round} ${token}`);
      const next = after(state, `${token} ca1.ca2`);
      assert.deepEqual(next.syrup, [space === 2 ? 8 : 6]);
    }
  }
});

test('WT-64, WT-65 the sheet, its places, and the tie-break', () => {
  const state = at(`c*C*3/w4/y4/5/4U*;c4/5/5/5/5;${EMPTY} p2:draft 3,0,1 - - 2:p2@3,p1@0,p3 - 54!.52;-;50!`);
  assert.deepEqual(waffleTime.score(state), [
    {
      seat: 0,
      total: 1 + 6 + 2 + 6 + 2,
      lines: [
        { rule: 'WT-64', code: 'syrup', points: 1, places: ['a5'] },
        { rule: 'WT-64', code: 'syrup-on-cream', points: 6, places: ['e1', 'b5'] },
        { rule: 'WT-64', code: 'butter', points: 2, places: ['a3'] },
        { rule: 'WT-54', code: 'goal', points: 6, places: ['goal:54'] },
        { rule: 'WT-52', code: 'goal', points: 2, places: ['goal:52'] },
      ],
      ties: [2],
    },
    { seat: 1, total: 2, lines: [{ rule: 'WT-64', code: 'empty-dispenser', points: 2, places: [] }], ties: [11] },
    { seat: 2, total: 5, lines: [{ rule: 'WT-50', code: 'goal', points: 5, places: ['goal:50'] }], ties: [0] },
  ]);
  assert.equal(waffleTime.outcome(state), undefined);
});

test('WT-65 the winner, or who is nearer clockwise to the tile', () => {
  const result = (waffles: string, track: string): string => {
    const count = waffles.split(';').length;
    const found = waffleTime.outcome(at(`${waffles} p1:finish ${Array(count).fill(1).join()} - - 8:${track}`));
    return `${found?.by} ${found?.rule} ${found?.winners.join()}`;
  };
  const [one, two] = ['c*4/5/5/5/5', 'c*c*3/5/5/5/5'];
  assert.equal(result(`${one};${two}`, 'p1@0,p2@3'), 'points WT-64 1');
  assert.equal(result(`${two};${one}`, 'p1@3,p2@0'), 'points WT-64 0');
  assert.equal(result(`${one};${one}`, 'p1@0,p2@3'), 'points WT-65 0');
  assert.equal(result(`${one};${one}`, 'p1@3,p2@0'), 'points WT-65 1');
  assert.equal(result(`${one};${two};${one}`, 'p1@0,p2@3,p3@1'), 'points WT-64 1', 'a tie behind decides nothing');
  assert.equal(result(`${two};${one};${two}`, 'p1@5,p2@0,p3@2'), 'points WT-65 2');
  assert.equal(result(`${two};${two};${one}`, 'p1@5,p2@2,p3@0'), 'points WT-65 1');
});

test('WT-73 each band of a solo game begins at its first score', () => {
  const grade = (points: number): number | undefined => {
    // Syrup on fruit is 1 point, on cream 3; the game ends with an empty dispenser for 2 points
    const creamed = Math.floor((points - 2) / 3);
    const letters = [...Array<string>(creamed).fill('C*'), ...Array<string>((points - 2) % 3).fill('c*')];
    while (letters.length < 25) letters.push('.');
    const ranks = [0, 1, 2, 3, 4].map((rank) =>
      letters
        .slice(5 * rank, 5 * rank + 5)
        .join('')
        .replace(/\.+/, (dots) => dots.length.toString()),
    );
    const state = at(`${ranks.join('/')} p1:finish 0`);
    assert.equal(waffleTime.score(state)[0]?.total, points);
    const outcome = waffleTime.outcome(state);
    assert.deepEqual([outcome?.winners, outcome?.by, outcome?.rule], [[0], 'solo', 'WT-73']);
    return outcome?.grade;
  };
  assert.deepEqual([2, 14, 15, 24, 25, 39, 40, 60].map(grade), [0, 0, 1, 1, 2, 2, 3, 3]);
});

const TILES = 'cs,ck,wc,sb,us,kb,ku,bw,u*';

test('WT-16 chances before drafting and before placing, and none in other steps', () => {
  const line = `5/5/5/5/1cc2;${EMPTY}`;
  const told = (state: WaffleTimeState): string[] =>
    chances(state).map(({ puts, cards }) => `${waffleTime.moveText(state, { kind: 'place', puts })} ${cards.join()}`);
  const place = at(`${line} p1:place 6,6 31111: ${TILES} 1:p1@2,p2 c:`);
  assert.deepEqual(told(place), ['cb2 cherry-3', 'cc2 cherry-3']);
  assert.deepEqual(told(at(`${line} p1:place 6,6 21111: ${TILES} 1:p1@2,p2 c:`)), ['ca1 cherry-2', 'cd1 cherry-2']);
  assert.deepEqual(told(at(`${line} p1:place 0,6 21111: ${TILES} 1:p1@2,p2 c:`)), []);
  assert.deepEqual(told(at(`${line} p1:draft 6,6 21111: ${TILES}`)), []);
  assert.deepEqual(told(at(`ccccc/ccccc/ccccc/ccccc/ccccc;${EMPTY} p1:place 6,6 21111: ${TILES} 1:p1@2,p2 c:`)), []);
  const both = at(`5/5/1s3/1ss2/1cc2;${EMPTY} p1:place 6,6 23111: ${TILES} 1:p1@2,p2 c:`);
  assert.deepEqual(told(both), ['ca1 cherry-2', 'cd1 cherry-2']);
  const drafting = at(`${line} p1:draft 6,6 21111: ${CHERRIES}`);
  assert.ok(chancesAt(drafting, 2).length > 4);
  assert.deepEqual(chancesAt(drafting, 0), [], 'a covered slot');
  assert.deepEqual(chancesAt(at(`${line} p1:draft 6,6 21111: *c,*c,*c,*c,*c,*c,*c,*c,*c`), 2), [], 'syrup alone');
  const alone = at(`5/5/5/5/1cc2 p1:place 6 21111: ${TILES} 1:p1@2 c:`);
  assert.deepEqual(told(alone), ['ca1 cherry-2', 'cd1 cherry-2']);
});

test('WT-61 the spaces to which a pawn may return', () => {
  const spaces = (track: string, seat: number, slot: number): string => {
    const state = at(`${EMPTY};${EMPTY};${EMPTY} p${seat}:draft 6,6,6 - ${TILES} ${track} - -;-;-`);
    const { first, last } = spacesAfter(state, slot);
    return `${first}-${last}`;
  };
  assert.equal(spaces('1:p1,p2,p3', 1, 5), '1-3');
  assert.equal(spaces('1:p2@3,p1,p3', 1, 5), '2-3');
  assert.equal(spaces('1:p2@3,p1,p3', 1, 2), '1-2');
  assert.equal(spaces('1:p2@3,p3@9,p1', 1, 2), '1-1');
  assert.equal(spaces('1:p2@3,p3@9,p1', 1, 5), '2-2');
  assert.equal(spaces('1:p2@3,p3@9,p1', 1, 10), '3-3');
});

test('WT-19, WT-72 the best completions where syrup is short, and all in turn where it is not', () => {
  const best = (waffle: string, syrup: number, cards: string, changed: string, solo = false): string => {
    const other = solo ? '' : `;${EMPTY}`;
    const state = at(
      `${waffle}${other} p1:finish ${syrup}${solo ? '' : ',6'} ${cards}: ${TILES} 1:p1@3${solo ? '' : ',p2'} :${changed}`,
    );
    const { moves, choice } = bestCompletions(state);
    return `${choice ? 'choice' : 'all'} ${moves.map((move) => waffleTime.moveText(state, move)).join(' ')}`.trim();
  };
  assert.equal(best('5/5/5/5/ccc2', 3, '21111', 'a1'), 'all cherry-2:a1b1c1');
  assert.equal(best('5/5/5/5/ccc2', 4, '21111', 'a1'), 'all cherry-2:a1b1c1');
  assert.equal(best('5/5/5/5/ccC2', 2, '21111', 'a1'), 'choice cherry-2:a1c1', 'cream gives more');
  assert.equal(best('5/5/5/5/ccC2', 1, '21111', 'a1'), 'choice cherry-2:c1');
  assert.equal(best('5/5/5/5/cccC1', 4, '21111', 'b1'), 'all cherry-2:a1b1c1 cherry-2:d1');
  assert.equal(best('5/5/5/5/cccC1', 3, '21111', 'b1'), 'choice cherry-2:b1c1d1', 'and the empty dispenser');
  assert.equal(best('5/5/5/5/ccc2', 3, '21111', 'a1', true), 'choice cherry-2:a1b1c1');
  assert.equal(best('5/5/5/5/ccc2', 4, '21111', 'a1', true), 'all cherry-2:a1b1c1');
  const corner = at(`c*4/5/5/5/2ccc;${EMPTY} p1:finish 1,6 21111:54 ${TILES} 1:p1@3,p2 :c1`);
  const goal = bestCompletions(corner).moves.map((move) => waffleTime.moveText(corner, move));
  assert.deepEqual(goal, ['cherry-2:e1'], 'goals that are met at the end of the turn count');
  assert.equal(best('5/5/5/5/ccccC', 4, '21111', 'c1'), 'choice cherry-2:a1b1c1 cherry-2:e1');
  const nothing = { moves: [], choice: false };
  assert.deepEqual(bestCompletions(at(`${EMPTY};${EMPTY} p1:finish 6,6`)), nothing);
  assert.deepEqual(bestCompletions(at(`${EMPTY};${EMPTY} p1:draft 6,6 21111: ${TILES}`)), nothing);
  assert.deepEqual(bestCompletions(at(`${EMPTY};${EMPTY} p1:finish 6,6 - - 8:p1@2,p2@3`)), nothing);
});

test('WT-18, WT-31 near misses are the ways where fewest spaces do not fit', () => {
  const misses = (waffle: string, fruit: number, number: number, both = false): string[] =>
    nearMisses(at(`${waffle} p1:draft 6`).waffles[0] ?? [], cardOf(fruit, number), both).map(
      ({ cells, missing }) =>
        `${cells.map((space) => spaceName(space)).join('')}-${missing.map((space) => spaceName(space)).join('')}`,
    );
  assert.deepEqual(misses(EMPTY, 1, 2), [], 'where nothing fits at all nothing is near');
  assert.deepEqual(misses('5/5/5/5/ccc2', 1, 2), ['b1c1d1-d1'], 'what matches is no miss');
  assert.deepEqual(misses('5/5/5/5/cc3', 1, 1), ['a1b1c1-c1']);
  assert.deepEqual(misses('5/5/5/5/2cc1', 1, 2), ['b1c1d1-b1', 'c1d1e1-e1'], 'nearer than what was found before');
  assert.ok(misses('5/5/5/5/1b1k1', 4, 1).includes('a1b1c1d1-a1c1'));
  assert.deepEqual(misses('5/5/5/5/wcc2', 1, 1, true), ['a1b1c1d1-d1']);
  assert.deepEqual(misses('5/5/5/5/bk1b1', 4, 3), ['a1b1c1d1-c1']);
  assert.deepEqual(misses('5/5/5/5/bkbb1', 4, 3), ['a1b1c1d1-c1']);
  assert.deepEqual(misses('5/5/5/5/bkc2', 4, 3), ['a1b1c1d1-d1']);
  assert.deepEqual(misses('5/5/5/5/uuu2', 5, 1), [], 'the blueberry cards have no shape');
  assert.deepEqual(orientations(cardOf(2, 2), false), ['F../.o./..F', '..F/.o./F..']);
  assert.deepEqual(orientations(cardOf(3, 3), false).slice().sort(), ['.F/FF/F.', '.FF/FF.', 'F./FF/.F', 'FF./.FF']);
  assert.deepEqual(orientations(cardOf(1, 3), false), ['FF/F.', 'FF/.F', '.F/FF', 'F./FF']);
  assert.deepEqual(orientations(cardOf(1, 1), false), ['FFC', 'F/F/C', 'CFF', 'C/F/F']);
});

test('WT-30, WT-53, WT-63, WT-70 the options, each with its rule and initial value', () => {
  assert.deepEqual(
    waffleTime.options.map(({ key, rule, initial }) => `${key} ${rule} ${initial}`),
    ['players WT-70 2', 'fork WT-63 leading', 'cherry1 WT-30 one', 'cross WT-53 plus'],
  );
  for (const text of [
    '',
    'players=1',
    'players=4,fork=trailing',
    'cherry1=both',
    'players=3,cross=x',
    'fork=leading,cherry1=one,cross=plus',
  ]) {
    const wanted = options(text);
    const state = waffleTime.setup(wanted, 1);
    assert.deepEqual(waffleTime.optionsOf(state), wanted, text);
    assert.equal(waffleTime.seats(wanted).join(' '), 'p1 p2 p3 p4'.slice(0, 3 * Number(wanted['players']) - 1));
    assert.deepEqual(
      [state.step, state.turn, state.round, state.over, state.hand, state.changed],
      ['star', 0, 1, false, [], []],
    );
    assert.deepEqual(state.won, Array(Number(wanted['players'])).fill([]));
    assert.ok(state.pawns.every((pawn) => pawn.slot === -1));
  }
  assert.deepEqual(waffleTime.setup({}, 4), waffleTime.setup(options(), 4));
});

// Clean-up, end, scoring and solo (WT-60 to WT-73).

const TWO = `${EMPTY};${EMPTY}`;

test('WT-60 the tile moves round the board in eight rounds, and then the game is over', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((round) => coveredByTile(round)),
    [
      [0, 1],
      [1, 2],
      [3, 4],
      [4, 5],
      [6, 7],
      [7, 8],
      [9, 10],
      [10, 11],
    ],
  );
  const last = at(`${TWO} p1:place 6,6 - ${CHERRIES} 8:p2@3,p1@2 cc:`);
  const over = after(last, 'ca1.ca2');
  assert.deepEqual(waffleTime.toMove(over), []);
  assert.equal(waffleTime.outcome(over)?.by, 'points');
});

test('WT-61 pawns return in the order of their clockwise distance to the tile', () => {
  const state = at(`${TWO};${EMPTY} p3:place 6,6,6 - ${CHERRIES} 1:p1@9,p2@5,p3@2 cc: -;-;-`);
  assert.deepEqual(
    after(state, 'ca1.ca2').pawns.map((pawn) => pawn.seat),
    [2, 1, 0],
  );
});

test('WT-62 each player takes the syrup of the new space, and the tile moves on', () => {
  const state = at(`${TWO};${EMPTY} p3:place 6,6,6 - ${CHERRIES} 1:p1@9,p2@5,p3@2 cc: -;-;-`);
  const next = after(state, 'ca1.ca2');
  assert.deepEqual(next.syrup, [8, 7, 6]);
  assert.equal(next.round, 2);
});

test('WT-63 the three tiles in line with the fork are turned; option fork=trailing', () => {
  const turned = (option: string): number[] => {
    const next = after(at(`${TWO} p2:place 6,6 - ${CHERRIES} 1:p1@9,p2@2 cc:`, option), 'ca1.ca2');
    return next.tiles.flatMap((tile, i) => (tile.face === 2 ? [i] : []));
  };
  assert.deepEqual(turned(''), [2, 5, 8], 'the tile lies on slots 1 and 2, the fork points down the last column');
  assert.deepEqual(turned('fork=trailing'), [1, 4, 7]);
});

test('WT-64 one point for each fruit with syrup, three on cream, two for each butter, goals, two for an empty dispenser', () => {
  const state = at(`c*C*S*y1/c4/w4/5/5;${EMPTY} p1:draft 0,4 11111:52,57 - 1:p1,p2 - 57!;-`);
  const [first, second] = waffleTime.score(state);
  assert.equal(first?.total, 1 + 6 + 2 + 5 + 2);
  assert.deepEqual(
    first?.lines.map((line) => [line.rule, line.code, line.points]),
    [
      ['WT-64', 'syrup', 1],
      ['WT-64', 'syrup-on-cream', 6],
      ['WT-64', 'butter', 2],
      ['WT-57', 'goal', 5],
      ['WT-64', 'empty-dispenser', 2],
    ],
  );
  assert.equal(second?.total, 0);
});

test('WT-65 a tie goes to the pawn nearer to the tile clockwise', () => {
  const tie = (pawns: string): readonly number[] | undefined =>
    waffleTime.outcome(at(`${TWO} p1:finish 1,1 - - 8:${pawns} -`))?.winners;
  assert.deepEqual(tie('p1@2,p2@6'), [0]);
  assert.deepEqual(tie('p1@6,p2@2'), [1]);
  const untied = waffleTime.outcome(at(`c*4/5/5/5/5;${EMPTY} p1:finish 1,1 - - 8:p1@6,p2@2 -`));
  assert.deepEqual([untied?.winners, untied?.rule], [[0], 'WT-64']);
  assert.equal(waffleTime.outcome(at(`${TWO} p1:finish 1,1 - - 8:p1@2,p2@6 -`))?.rule, 'WT-65');
});

test('WT-70 a solo game has one waffle, the two-player tile and the blank tile', () => {
  const state = at(`${EMPTY} p1:draft 6 - ${CHERRIES}`);
  assert.equal(state.rules.players, 1);
  assert.equal(waffleTime.legalMoves(state).length, 8);
  assert.equal(after(state, '@2 ca1.ca2').round, 2, 'one turn a round');
});

test('WT-71 a nearer blank tile gives space 2 and its syrup', () => {
  const state = at(`${EMPTY} p1:draft 6 - ${CHERRIES}`);
  assert.deepEqual(after(state, '@2 ca1.ca2').syrup, [6]);
  assert.deepEqual(after(state, '@9 ca1.ca2').syrup, [8]);
});

test('WT-72 a solo game ends with an empty dispenser, and goals of the last waffle still score', () => {
  const state = at(`5/5/5/5/cc3 p1:place 3 21111:52,55,56 ${CHERRIES} 1:p1@2 cc:`);
  const over = after(state, 'cc1.cd1 cherry-2:a1b1c1');
  assert.equal(waffleTime.outcome(over)?.rule, 'WT-73');
  const goals = at(`c*c*1c*1/5/5/cc3/5 p1:place 1 31111:52 ${CHERRIES} 1:p1@2 c:`);
  const last = after(goals, 'ca1 cherry-3:a1');
  assert.deepEqual(last.won[0], []);
});

test('WT-72 a solo game ends when no two empty spaces touch, and continues past eight rounds', () => {
  const state = at(`ckckc/kckck/ckckc/kckck/1kc2 p1:place 6 - ${CHERRIES} 9:p1@2 cc:`);
  assert.notEqual(waffleTime.outcome(after(state, 'cd1.ce1')), undefined);
  const open = at(`${EMPTY} p1:place 6 - ${CHERRIES} 9:p1@2 cc:`);
  assert.equal(after(open, 'ca1.ca2').round, 10);
});

for (const [waffle, grade] of [
  ['5/5/5/5/5', 0],
  ['C*C*C*C*C*/5/5/5/5', 1],
  ['C*C*C*C*C*/C*C*C*2/5/5/5', 2],
  ['C*C*C*C*C*/C*C*C*C*C*/C*C*C*2/5/5', 3],
] as const) {
  test(`WT-73 the band of ${waffle} is ${grade}`, () => {
    assert.equal(waffleTime.outcome(at(`${waffle} p1:finish 0`))?.grade, grade);
  });
}

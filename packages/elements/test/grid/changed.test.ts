/** The places that an area says a move has changed are all whose pieces or words are others. */
import { expect } from '@open-wc/testing';
import { CHANCE, type BaseState, type Game } from '@griddle/rules/core/contract.js';
import { NO_MARKS, type Scene } from '../../src/core/area.js';
import type { Board } from '../../src/core/board/board.js';
import { CASES, tableOf } from './cases.js';

/** What a test may look at that pages may not. */
interface Inside {
  readonly ui: { readonly rules: Game<BaseState, unknown> };
  readonly state: BaseState;
  readonly boards: readonly Board<BaseState>[];
}

const MOVES = 40;

function sceneOf(state: BaseState): Scene<BaseState> {
  return { state, viewer: CHANCE, mode: 'play', marks: NO_MARKS, show: new Set(), flipped: false };
}

function nextOf(rules: Game<BaseState, unknown>, state: BaseState, made: number): BaseState | undefined {
  const moves = rules.toMove(state)[0] === CHANCE ? [rules.chanceMove(state).move] : rules.legalMoves(state);
  const played = moves.length > 0 ? rules.play(state, moves[(made * 7) % moves.length]) : undefined;
  return played?.ok ? played.value : undefined;
}

for (const one of CASES) {
  for (const options of one.id === 'hostage-rescue' ? ['', 'goal=flag'] : ['']) {
    it(`describes what a move of ${one.id} changes ${options}`, async () => {
      const inside = (await tableOf(one, { options, start: 'now' })) as unknown as Inside;
      const { area, layout } = inside.boards[0]!;
      const { rules } = inside.ui;
      const places = layout.rows.flat();
      const lookOf = (state: BaseState, place: string): string =>
        `${area.pieceAt(sceneOf(state), place)} ${area.describe(sceneOf(state), place, (key) => key)}`;
      let checked = 0;
      for (let before: BaseState = inside.state, made = 0; made < MOVES; made++) {
        const after = nextOf(rules, before, made);
        if (!after) break;
        const changed = area.changed?.(before, after, places) ?? [];
        const others = places.filter((place) => lookOf(before, place) !== lookOf(after, place));
        expect(changed).to.include.members(others);
        // A move that changes little costs little
        expect(changed.length).to.be.lessThan(places.length / 2);
        checked += others.length;
        before = after;
      }
      expect(checked).to.be.greaterThan(0);
    });
  }
}

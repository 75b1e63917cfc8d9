/** Buffet Boss: the solution is let go again, and what seems obvious, too. Physics alone judges. */
import { parseAction } from '@griddle/plate/internal/action.js';
import { isFree, type Pile } from '@griddle/plate/internal/measure.js';
import { loadEngine } from '@griddle/plate/internal/node/engine.js';
import { settle } from '@griddle/plate/internal/settle.js';
import { FOODS } from '@griddle/rules/internal/buffet-boss/components.js';
import type { Pose } from '@griddle/rules/internal/buffet-boss/state.js';
import type { Prover } from './prove-sides.js';

const engine = await loadEngine();

/** How far a hand goes down at a time, in 0.01 mm, and from where. */
const STEP = 20;
const TOP = 30_000;

const foodsIn = (text: string): number[] =>
  text === '-' ? [] : text.split('.').map((name) => FOODS.findIndex(({ id }) => id === name));
const posesIn = (text: string): Pose[] =>
  text.split('.').map((pose): Pose => {
    const [x = 0, y = 0, turn = 0] = pose.split(',').map(Number);
    return [x, y, turn];
  });

/** Whether the solution stands, all three foods of it, and whether the obvious falls. */
export const proveBuffetBoss: Prover = ({ goal, position, solution }) => {
  const [plate = '', , step = '', , turn = ''] = position.split(' ');
  const [, pieces = '-', , , poses = '0,0,0'] = plate.split('/');
  if (goal !== 'stands' || !step.startsWith('p1:rescue:')) return 'nothing is to be placed here';
  const [left = '', ...names] = (turn.split(':')[3] ?? '').split('.');
  const beside = foodsIn(names.join('.'));
  if (Number(left) !== beside.length || beside.length !== 3) return `${beside.length} foods lie beside the plate`;
  const start: Pile = { foods: foodsIn(pieces), poses: posesIn(poses) };
  if (start.poses.length !== start.foods.length + 1) return 'it is not known how the pile lies';
  const fault = standingFault(start, beside, solution);
  if (fault !== '') return fault;
  return obviousStands(start, beside) ? 'one food after the other over the middle stands, too' : '';
};

function standingFault(start: Pile, beside: readonly number[], solution: readonly string[]): string {
  let pile = start;
  const rest = [...beside];
  if (solution.length !== 2 * beside.length) return `${solution.length} moves for ${beside.length} foods`;
  for (let at = 0; at < solution.length; at += 2) {
    const [food = -1] = rest.splice(Number(solution[at]?.replace('save:', '')) - 1, 1);
    const [height = '', , fell = '', lie = '', done = ''] = (solution[at + 1] ?? '').split('/');
    const action = parseAction(done);
    if (action?.kind !== 'drop' || !isFree(pile, food, action.pose)) return `move ${at + 2} lets nothing go`;
    const settled = settle(engine, pile, action, food);
    if (settled.fell.length > 0 || fell !== '-') return `food ${at / 2 + 1} falls`;
    const same = `~${settled.height}` === height && settled.poses.map((pose) => pose.join()).join('.') === lie;
    if (!same) return `food ${at / 2 + 1} comes to lie otherwise`;
    pile = { foods: [...pile.foods, food], poses: settled.poses };
  }
  return '';
}

/** Lets each food down in turn as it is drawn, over the middle of the plate. */
function obviousStands(start: Pile, beside: readonly number[]): boolean {
  let pile = start;
  for (const food of beside) {
    let pose: Pose = [0, TOP, 0];
    while (pose[1] > STEP && isFree(pile, food, [0, pose[1] - STEP, 0])) pose = [0, pose[1] - STEP, 0];
    const settled = settle(engine, pile, { kind: 'drop', pose }, food);
    if (settled.fell.length > 0) return false;
    pile = { foods: [...pile.foods, food], poses: settled.poses };
  }
  return true;
}

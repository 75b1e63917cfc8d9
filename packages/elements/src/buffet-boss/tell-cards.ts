/** Where people at a real table tell which foods are dealt to the line. */
import { FOODS } from '@griddle/rules/buffet-boss/components.js';
import { legalMoves } from '@griddle/rules/buffet-boss/moves.js';
import type { BuffetBossMove, BuffetBossState } from '@griddle/rules/buffet-boss/state.js';
import { foodShape, FOODS as ART } from '@griddle/art/buffet-boss/index.js';
import { svgRoot, toNode } from '@griddle/art/print/dom.js';
import { button, element } from '../old-core/nodes.js';
import type { Match } from '../old-core/match.js';
import type { Say } from '../old-core/table.js';
import { foodsWords } from './words.js';

/** The picture of a food, for buttons and lists. */
export function foodPicture(food: number): SVGSVGElement {
  const root = svgRoot([-2.3, -2.1, 4.6, 4.2]);
  const art = ART[food];
  if (art) root.append(toNode(foodShape(art)));
  return root;
}

/** Hidden unless somebody is asked; what cannot be dealt cannot be pressed. */
export class TellCards {
  readonly node = element('div', { part: 'tell', role: 'group', hidden: '' });
  private at: unknown;
  private said: Say | undefined;

  constructor(private readonly match: Match<BuffetBossState, BuffetBossMove>) {}

  draw(say: Say, isAsked: boolean): void {
    const { match, node } = this;
    const { state, session } = match;
    node.hidden = !isAsked;
    if (!isAsked || (this.at === session.current && this.said === say)) return;
    this.at = session.current;
    this.said = say;
    const question = say('tell.buffet-boss.cards', { count: state.rules.players + 1 - state.line.length });
    const moves = legalMoves(state);
    const buttons = FOODS.map((_food, index) => {
      // Cards with and without the mark are told apart only where one is left out
      const move = moves.find((one) => one.kind === 'show' && one.food === index);
      const made = button({ part: 'tell-piece' }, () => move && match.make(move));
      made.append(foodPicture(index), foodsWords([index], say));
      made.disabled = move === undefined;
      return made;
    });
    const had = node.contains((node.getRootNode() as ShadowRoot).activeElement);
    node.setAttribute('aria-label', question);
    node.replaceChildren(element('p', {}, question), element('div', { part: 'tell-cards' }, ...buttons));
    if (had) buttons.find(({ disabled }) => !disabled)?.focus();
  }
}

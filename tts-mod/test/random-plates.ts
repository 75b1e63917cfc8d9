/** Outcomes of Buffet Boss at random, for comparing how Node and Lua count them. */
import { CHARACTERS, FOODS } from '@griddle/rules/internal/buffet-boss/components.js';
import { below, next, seeded } from '@griddle/rules/core/random.js';

/** Plates of Buffet Boss filled at random, each with two characters and one of them revealed; some texts are wrong. */
export function randomPlates(count: number): string[] {
  let rng = seeded(5);
  const draw = (n: number): number => {
    rng = next(rng);
    return below(rng, n);
  };
  const plate = (cards: string[]): string => {
    const foods = Array.from({ length: draw(13) }, () => FOODS[draw(FOODS.length)]?.id ?? '');
    const contacts = foods.flatMap((_food, b) =>
      Array.from({ length: b + 1 }, (_unused, a) => `${a === 0 ? 'p' : a}-${b + 1}`).filter(() => draw(3) === 0),
    );
    const held = [0, 1].map(() => cards.splice(draw(cards.length), 1)[0] ?? '');
    const [pieces, touching] = [foods, contacts].map((list) => list.join('.') || '-');
    return `${foods.length === 0 ? 0 : 100 + draw(40)}/${pieces}/${touching}/${held[0]}!.${held[1]}`;
  };
  return Array.from({ length: count }, (_unused, i) => {
    const cards = CHARACTERS.map(({ id }) => id);
    const text = Array.from({ length: 1 + draw(5) }, () => plate(cards)).join(';');
    const at = draw(text.length);
    return i % 10 > 0 ? text : text.slice(0, at) + 'p-./1!'.charAt(draw(6)) + text.slice(at + 1);
  });
}

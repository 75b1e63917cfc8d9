/** Small pictures of pattern cards, for the buttons that complete them. */
import type { Picture } from '@griddle/art';
import { CARD_STEP, patternCard } from '@griddle/art/waffle-time/index.js';
import { patternsOf } from '@griddle/art/internal/waffle-time/position.js';
import { FRUITS } from '@griddle/rules/internal/waffle-time/components.js';
import type { WaffleTimeState } from '@griddle/rules/waffle-time/index.js';

const [WIDTH, HEIGHT] = CARD_STEP;

/** Pictures by card and by the variant of cherry 1. */
const pictures = new Map<string, Picture>();

/** Returns the picture of a card in play; undefined for other cards. */
export function cardPicture(state: WaffleTimeState, card: string): Picture | undefined {
  const key = `${card} ${String(state.rules.cherryBoth)}`;
  const known = pictures.get(key);
  if (known) return known;
  const art = patternsOf(state).find(({ fruit, number }) => card === `${FRUITS[fruit] ?? ''}-${number.toString()}`);
  if (!art) return undefined;
  const made: Picture = { viewBox: [-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT], shape: patternCard(art) };
  pictures.set(key, made);
  return made;
}

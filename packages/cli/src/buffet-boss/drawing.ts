/** A Buffet Boss position for a terminal: the line, and under it every plate with its food from the top down. */
import { CHARACTERS, FOODS, foodName, SEAT_NAMES } from '@griddle/rules/internal/buffet-boss/components.js';
import type { BuffetBossState } from '@griddle/rules/buffet-boss/index.js';
import type { Contact, Plate } from '@griddle/rules/internal/buffet-boss/state.js';
import { format, type Catalogue } from '../words.js';

/** Columns of a piece's name. */
const WIDTH = 14;

/** A position for terminals: the line, and each plate with its height. */
export function drawing(state: BuffetBossState, words: Catalogue): string {
  const line = state.line.map((food) => nameOf(food, words)).join(', ');
  return [
    format(words, 'cli.buffet-boss.line', { foods: line === '' ? '-' : line }),
    ...state.plates.flatMap((plate, seat) => ['', ...plateLines(plate, SEAT_NAMES[seat] ?? '', words)]),
    '',
  ].join('\n');
}

function nameOf(food: number, words: Catalogue): string {
  return format(words, `food.buffet-boss.${foodName(food)}`);
}

function plateLines(plate: Plate, seat: string, words: Catalogue): string[] {
  const characters = plate.characters.map(
    ({ card, revealed }) => (CHARACTERS[card]?.id ?? '?') + (revealed ? '!' : ''),
  );
  const pieces = plate.pieces.map((food, i) => {
    const stars = '*'.repeat(FOODS[food]?.stars ?? 0);
    const name = `${(i + 1).toString().padStart(3)}  ${nameOf(food, words).padEnd(WIDTH)}${stars.padEnd(5)}`;
    return `${name}${touching(plate.contacts, i + 1)}`.trimEnd();
  });
  const head = { seat, height: (plate.height / 10).toFixed(1), characters: characters.join(' ') };
  const key = characters.length === 0 ? 'cli.buffet-boss.plate' : 'cli.buffet-boss.plate-characters';
  return [format(words, key, head), ...pieces.reverse()];
}

/** The numbers a piece touches, `p` being the plate. */
function touching(contacts: readonly Contact[], piece: number): string {
  const others = contacts.flatMap(([a, b]) => (a === piece ? [b] : b === piece ? [a] : []));
  return others.map((other) => (other === 0 ? 'p' : other.toString())).join(' ');
}

/** `games`: lists the games with their seats and options. */
import { ok } from '@griddle/rules/core/contract.js';
import { initialOptions } from '@griddle/rules/core/options.js';
import type { Option, Options } from '@griddle/rules/core/contract.js';
import { GAMES } from '@griddle/rules/games.js';
import type { AnyGame } from '@griddle/rules/games.js';
import { format, type Catalogue } from '../words.js';
import type { Question } from './command.js';

/** The command `games`. */
export const games: Question = {
  name: 'games',
  flags: [],
  required: [],
  examples: ['games', 'games --json'],
  answer: (_asked, words) =>
    ok({
      json: { games: GAMES.map(gameJson) },
      people: () => GAMES.map((game) => gameText(game, words)).join('\n\n'),
    }),
};

function gameJson(game: AnyGame): object {
  const initial = initialOptions(game.options);
  return {
    game: game.id,
    title: game.title,
    seats: game.seats(initial),
    options: game.options.map((option) => optionJson(option, initial)),
  };
}

function optionJson(option: Option, initial: Options): object {
  const { key, rule, kind } = option;
  const common = { key, rule, kind, initial: initial[key] };
  if (option.kind === 'choice') return { ...common, values: option.values };
  if (option.kind === 'number') return { ...common, min: option.min, max: option.max };
  return common;
}

function gameText(game: AnyGame, words: Catalogue): string {
  const seats = game.seats(initialOptions(game.options)).map((seat) => format(words, `seat.${seat}`));
  const options = game.options.map((option) => `  ${optionText(game, option, words)}`);
  return [
    format(words, 'cli.games.game', {
      game: game.id,
      title: format(words, `game.${game.id}`),
      seats: seats.join(', '),
    }),
    ...options,
  ].join('\n');
}

function optionText(game: AnyGame, option: Option, words: Catalogue): string {
  const { key, rule, initial } = option;
  const meaning = format(words, `option.${game.id}.${key}`);
  return format(words, 'cli.games.option', { key, rule, initial, meaning, values: valuesText(option) });
}

function valuesText(option: Option): string {
  if (option.kind === 'choice') return option.values.join('|');
  if (option.kind === 'number') return `${option.min.toString()}..${option.max.toString()}`;
  return 'all|none|SEAT+SEAT';
}

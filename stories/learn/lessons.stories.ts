/** Every lesson that comes with the elements. The play function clicks through each. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { gameById, type AnyGame } from '@griddle/rules/games.js';
import { html, type TemplateResult } from 'lit';
import { expect, userEvent, waitFor } from 'storybook/test';
import { localeFor } from '@griddle/elements/internal/core/catalogues.js';
import '@griddle/elements/buffet-boss/buffet-boss.js';
import '@griddle/elements/connect-four/connect-four.js';
import '@griddle/elements/hostage-rescue/hostage-rescue.js';
import '@griddle/elements/reversi-board/reversi-board.js';
import '@griddle/elements/snake-board/snake-board.js';
import '@griddle/elements/top-waffle/top-waffle.js';
import '@griddle/elements/waddle-waddle/waddle-waddle.js';
import '@griddle/elements/waffle-checkers/waffle-checkers.js';
import '@griddle/elements/waffle-time/waffle-time.js';
import '@griddle/elements/waffle-wars/waffle-wars.js';
import { TAGS } from '@griddle/art/internal/generated/tags.js';
import { handsOn } from '../../packages/elements/test/learn/coach-hands.js';
import { solve } from '../../packages/elements/test/learn/solve.js';
import { stepsIn } from '../../packages/elements/test/learn/ways.js';
import type { GameWithLesson } from '../../packages/elements/src/core/with-lesson.js';
import { elementWith } from '../support/element.js';
import { tableIn } from '../support/hands.js';
import '../elements/elements.css';

interface Args {
  game: string;
  options: string;
}

const meta: Meta<Args> = {
  title: 'Learn/Lessons',
  render: ({ game, options }): TemplateResult =>
    html`<div class="frame">${elementWith(game, { mode: 'lesson', options, loading: 'eager' })}</div>`,
};
export default meta;
type Story = StoryObj<Args>;

/** Patience for what a coach says and plays between two touches. */
const TIMEOUT = 20_000;
const until = async (check: () => unknown): Promise<void> =>
  waitFor(() => expect(Boolean(check())).toBe(true), { timeout: TIMEOUT });

/** Does what each step asks for, by clicks. */
async function goThrough(story: HTMLElement, { game: tag, options }: Args): Promise<void> {
  const table = await tableIn(story, tag);
  const id = Object.entries(TAGS).find(([, name]) => name === tag)?.[0] ?? tag;
  const { count, text } = stepsIn({ id: id as GameWithLesson, options });
  const act = async (target: Element): Promise<void> => userEvent.click(target);
  const hands = handsOn(table, count, { act, until, t: localeFor('en').t });
  await expect(await solve(gameById(id) as AnyGame, text, hands)).toBe(count);
}

const lesson = (name: string, game: string, options = ''): Story => ({
  name,
  args: { game, options },
  play: ({ args, canvasElement }) => goThrough(canvasElement, args),
});

export const WaffleWars = lesson('Waffle Wars', 'waffle-wars');
export const DoubleJumping = lesson('Waffle Wars: double jumping', 'waffle-wars', 'double=all');
export const SelfJumping = lesson('Waffle Wars: self-jumping', 'waffle-wars', 'self=all');
export const Slides = lesson('Waffle Wars: slide down the river', 'waffle-wars', 'slide=all');
export const Arcade = lesson('Waffle Wars: arcade', 'waffle-wars', 'arcade=on');
export const Doubles = lesson('Waffle Wars: doubles', 'waffle-wars', 'format=doubles');
export const WaffleTime = lesson('Waffle Time', 'waffle-time');
export const Solo = lesson('Waffle Time: solo', 'waffle-time', 'players=1');
export const TopWaffle = lesson('Top Waffle', 'top-waffle');
export const Lunch = lesson('Buffet Boss: lunch', 'buffet-boss');
export const Dinner = lesson('Buffet Boss: dinner', 'buffet-boss', 'version=dinner');
export const AllYouCanEat = lesson('Buffet Boss: all you can eat', 'buffet-boss', 'version=all');
export const BaseGame = lesson('Waddle Waddle: the base game', 'waddle-waddle', 'modules=0');
export const Types = lesson('Waddle Waddle: module 1', 'waddle-waddle', 'modules=1');
export const Cards = lesson('Waddle Waddle: module 2', 'waddle-waddle');
export const Snake = lesson('Snake', 'snake-board');
export const WaffleCheckers = lesson('Waffle Checkers', 'waffle-checkers');
export const HostageRescue = lesson('Hostage Rescue', 'hostage-rescue');
export const ConnectFour = lesson('Connect-4', 'connect-four');
export const Reversi = lesson('Reversi', 'reversi-board');

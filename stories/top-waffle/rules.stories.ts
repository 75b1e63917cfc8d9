/** Demos of the rules of Top Waffle, named by rule id, so that each has a link to share. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { demo } from './demo.js';
import { summaryOf } from '../support/summary.js';

const meta: Meta = {
  title: 'Top Waffle/Rules',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, docs: { canvas: { sourceState: 'none' } } },
};
export default meta;

/** The rules in short, and a link to each demo. */
export const Summary: StoryObj = summaryOf('top-waffle');

export const TW3ADisplayForTwoToFour: StoryObj = {
  name: 'TW-3 Setup for two to four players',
  ...demo('TW-3', 'Setup for two to four players'),
};
export const TW3ADisplayForFive: StoryObj = {
  name: 'TW-3 Setup for five or six players',
  ...demo('TW-3', 'Setup for five or six players'),
};
export const TW10Prepare: StoryObj = { name: 'TW-10 Prepare', ...demo('TW-10', 'Prepare') };
export const TW11FewerThanTwoToppings: StoryObj = {
  name: 'TW-11 Fewer than two toppings',
  ...demo('TW-11', 'Fewer than two toppings'),
};
export const TW12Execute: StoryObj = { name: 'TW-12 Execute', ...demo('TW-12', 'Execute') };
export const TW13PayingForAnOrder: StoryObj = {
  name: 'TW-13 Complete an order',
  ...demo('TW-13', 'Complete an order'),
};
export const TW14ADoubleOverTwoOrders: StoryObj = {
  name: 'TW-14 Split a double',
  ...demo('TW-14', 'Split a double'),
};
export const TW15NoHandLimit: StoryObj = { name: 'TW-15 No hand limit', ...demo('TW-15', 'No hand limit') };
export const TW16AnEmptyDeck: StoryObj = { name: 'TW-16 An empty deck', ...demo('TW-16', 'An empty deck') };
export const TW20TheClosingCard: StoryObj = { name: 'TW-20 The closing card', ...demo('TW-20', 'The closing card') };
export const TW20AQuietDay: StoryObj = { name: 'TW-20 A quiet day', ...demo('TW-20', 'A quiet day') };
export const TW21OrdersThatLeaveNoGap: StoryObj = {
  name: 'TW-21 Reserved orders and the closing card',
  ...demo('TW-21', 'Reserved orders and the closing card'),
};
export const TW21TheOrderAboveTheClosingCard: StoryObj = {
  name: 'TW-21 The order above the closing card',
  ...demo('TW-21', 'The order above the closing card'),
};
export const TW22TheEndOfADay: StoryObj = { name: 'TW-22 The end of a day', ...demo('TW-22', 'The end of a day') };
export const TW23ANewDay: StoryObj = { name: 'TW-23 A new day', ...demo('TW-23', 'A new day') };
export const TW24TheEndOfTheGame: StoryObj = {
  name: 'TW-24 The end of the game',
  ...demo('TW-24', 'The end of the game'),
};
export const TW30WildTopping: StoryObj = { name: 'TW-30 Wild topping', ...demo('TW-30', 'Wild topping') };
export const TW31Groceries: StoryObj = { name: 'TW-31 Groceries', ...demo('TW-31', 'Groceries') };
export const TW32RecyclingBin: StoryObj = { name: 'TW-32 Recycling bin', ...demo('TW-32', 'Recycling bin') };
export const TW33Wrench: StoryObj = { name: 'TW-33 Wrench', ...demo('TW-33', 'Wrench') };
export const TW34Blender: StoryObj = { name: 'TW-34 Blender', ...demo('TW-34', 'Blender') };
export const TW35Megaphone: StoryObj = { name: 'TW-35 Megaphone', ...demo('TW-35', 'Megaphone') };
export const TW35AReservedOrderIsNotFree: StoryObj = {
  name: 'TW-35 A reserved order is not free',
  ...demo('TW-35', 'A reserved order is not free'),
};
export const TW36AReservedOrderStays: StoryObj = {
  name: 'TW-36 A reserved order stays',
  ...demo('TW-36', 'A reserved order stays'),
};
export const TW37AnItemJustTaken: StoryObj = {
  name: 'TW-37 An item just taken',
  ...demo('TW-37', 'An item just taken'),
};
export const TW39UntilTheEndOfTheTurn: StoryObj = {
  name: 'TW-39 Until the end of the turn',
  ...demo('TW-39', 'Until the end of the turn'),
};
export const TW40Points: StoryObj = { name: 'TW-40 Scoring', ...demo('TW-40', 'Scoring') };
export const TW41MoreOrders: StoryObj = { name: 'TW-41 Tie-break: orders', ...demo('TW-41', 'Tie-break: orders') };
export const TW41FewerMinusPoints: StoryObj = {
  name: 'TW-41 Tie-break: negative points',
  ...demo('TW-41', 'Tie-break: negative points'),
};
export const TW41ASharedVictory: StoryObj = { name: 'TW-41 Shared victory', ...demo('TW-41', 'Shared victory') };
export const TW42TheColourBonus: StoryObj = { name: 'TW-42 The colour bonus', ...demo('TW-42', 'The colour bonus') };
export const TW43WithoutItems: StoryObj = { name: 'TW-43 Without items', ...demo('TW-43', 'Without items') };
export const TW44AHiddenCount: StoryObj = { name: 'TW-44 A hidden count', ...demo('TW-44', 'A hidden count') };

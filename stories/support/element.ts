/** What stories of elements share: a tag that is a value, controls for options, and what elements say in other languages. */
import { localeFor } from '@griddle/elements/internal/core/catalogues.js';
import { WEB } from '@griddle/languages/web.js';
import type { Values, Option, Options } from '@griddle/rules/core/contract.js';
import { optionsText } from '@griddle/rules/core/options.js';
import { format } from '@griddle/rules/messages/index.js';
import type { InputType } from 'storybook/internal/types';

/** An element whose tag is a value, which templates cannot have. */
export function elementWith(tag: string, attributes: Readonly<Record<string, string | boolean>>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== '') element.setAttribute(name, value);
  }
  return element;
}

/** Returns the function that gives the sentence of a key in a language: English, or one with words of its own. */
export async function speakerOf(tag: string): Promise<(key: string, values?: Values) => string> {
  if (tag === 'en') return localeFor(tag).t;
  const words = await WEB[tag]?.();
  if (!words) throw new Error(`There are no words for ${tag}.`);
  return (key, values) => format(words, key, values);
}

/** Options with only one value have nothing to choose. */
const choosable = (option: Option): boolean => option.kind !== 'number' || option.min < option.max;

/** A control for each option that leaves a choice. */
export function optionControls(list: readonly Option[]): Record<string, InputType> {
  const controls: Record<string, InputType> = {};
  for (const option of list.filter(choosable)) {
    controls[option.key] = {
      name: `options: ${option.key}`,
      description: `Set-up option (${option.rule})`,
      table: { category: 'set-up options', defaultValue: { summary: String(option.initial) } },
      ...inputOf(option),
    };
  }
  return controls;
}

function inputOf(option: Option): InputType {
  switch (option.kind) {
    case 'number':
      return { control: { type: 'range', min: option.min, max: option.max } };
    case 'choice':
      return { control: 'inline-radio', options: option.values };
    case 'seats':
      return { control: 'text' };
  }
}

/** The initial value of each. */
export function optionArgs(list: readonly Option[]): Record<string, string | number> {
  return Object.fromEntries(list.filter(choosable).map(({ key, initial }) => [key, initial]));
}

/** The `options` attribute for the values chosen. */
export function optionsAttribute(list: readonly Option[], args: Readonly<Record<string, unknown>>): string {
  const chosen = list.filter(choosable).map(({ key, initial }) => [key, args[key] ?? initial]);
  return optionsText(list, Object.fromEntries(chosen) as Options);
}

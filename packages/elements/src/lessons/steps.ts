/** Lessons are made of steps, and steps that several lessons share are written once. */

/** The steps of a lesson with these titles, in this order, as the text of a lesson. */
export function stepsOf(lesson: string, titles: readonly string[]): string {
  const steps = lesson.trim().split(/\n\n(?=\[Title)/);
  return titles.map((title) => steps.find((step) => step.startsWith(`[Title "${title}"]`)) ?? '').join('\n\n');
}

/** One lesson of several texts. */
export function lessonFrom(...texts: readonly string[]): string {
  return texts.map((text) => `${text.trim()}\n`).join('\n');
}

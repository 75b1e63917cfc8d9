// The scenes of the accepted pictures and docs/first-look.md: one game of each kind at its start, in the middle, at a refusal
// and at its end, and the other modes. Data only.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import prettier from 'prettier';
import { ROOT } from '../run.mjs';

/** The record of a game between two easy bots: all moves, the first `moves`, or (below 0) all but the last ones. */
export function recordOf(game, moves = Infinity) {
  const [tags, text] = readFileSync(join(ROOT, `scripts/scenes/records/${game}.txt`), 'utf8').split('\n\n');
  if (moves === Infinity) return `${tags}\n\n${text}`;
  const played = text.split(/\s+/).filter((word) => !/^(\d+\.+)?$/.test(word));
  return `${tags.replace(/\n\[Result.*/, '')}\n\n${played.slice(0, moves).join(' ')}`;
}

/** Screens, in CSS pixels. */
export const SIZES = { phone: [390, 844], landscape: [844, 390], desktop: [1280, 720] };

/** The look of the page around the element: its colour scheme and font. */
export const LOOKS = {
  light: { dark: false, font: '1rem/1.5 system-ui, sans-serif' },
  dark: { dark: true, font: '1rem/1.5 system-ui, sans-serif' },
  serif: { dark: false, font: '1.25rem/1.6 Lora, serif' },
  'serif-dark': { dark: true, font: '1.25rem/1.6 Lora, serif' },
};

/**
 * The kinds of games: the heading, the number of moves before the middle (the player’s turn), a move that is refused there, and
 * captions.
 */
const GAMES = {
  'waffle-wars': {
    title: 'A board: Waffle Wars',
    middle: 22,
    refused: 'd3',
    captions: {
      middle: 'Dots mark the spaces you can place on; pieces that can jump have an outline.',
      refusal: 'A refusal says what is wrong, and “Why?” opens the rule.',
    },
  },
  'waffle-time': {
    title: 'Drafting and placing: Waffle Time',
    middle: 18,
    refused: 'cb4.ub1',
    captions: {
      middle: 'The toppings in hand are framed in the supply.',
      refusal: 'The space that the refusal is about is framed.',
    },
  },
  'top-waffle': {
    title: 'Cards: Top Waffle',
    middle: 77,
    refused: 'gSWWW=W.W.U1.U1',
    captions: {
      middle: 'Orders that your hand can complete glow; a dashed frame shows a missing topping.',
      refusal: 'The order lacks toppings.',
    },
  },
  'waddle-waddle': {
    title: 'A board that grows: Waddle Waddle',
    middle: 24,
    refused: 'rA3,3',
    captions: {
      middle: 'Open spaces around the tiles are where a tile can go.',
      refusal: 'A tile may not be added away from the others.',
    },
  },
  'buffet-boss': {
    title: 'Stacking: Buffet Boss',
    middle: 23,
    refused: 'egg',
    captions: {
      middle: 'Take a food from the line, then drop it on your plate. The ruler is in centimetres.',
      refusal: 'A food that is not in the line.',
    },
  },
};

/** The sizes and looks of each state. One look per size keeps the folder small; games alternate. */
const SHOTS = [
  {
    start: { phone: ['light'], desktop: ['serif-dark'] },
    middle: { phone: ['light', 'dark'], landscape: ['light'], desktop: ['serif'] },
    refusal: { phone: ['dark'], desktop: ['light'] },
    result: { phone: ['light'], landscape: ['dark'], desktop: ['dark'] },
  },
  {
    start: { phone: ['dark'], desktop: ['serif'] },
    middle: { phone: ['light', 'dark'], landscape: ['dark'], desktop: ['light'] },
    refusal: { phone: ['light'], desktop: ['serif-dark'] },
    result: { phone: ['dark'], desktop: ['light'] },
  },
];

const play = { mode: 'play', seed: '1', keep: 'none', loading: 'eager' };

/** Captions of states that look alike in every game. */
const CAPTIONS = {
  start: 'Before the game: opponent, level, options, and how to play.',
  result: 'After the game: the winner, the score, and what to do next.',
};

/** The states of a game. `refused`: a move to try that must be refused. */
function statesOf(game, { middle, refused }) {
  const begun = { ...play, start: 'now', seats: 'human,bot:easy', record: recordOf(game, middle) };
  return {
    start: { attributes: { ...play, start: 'ask' } },
    middle: { attributes: begun },
    refusal: { attributes: begun, refused },
    result: { attributes: { ...begun, record: recordOf(game) } },
  };
}

const scenes = Object.entries(GAMES).flatMap(([game, { title, ...about }], index) =>
  Object.entries(statesOf(game, about)).map(([state, scene]) => ({
    name: `${game}-${state}`,
    section: title,
    caption: CAPTIONS[state] ?? about.captions[state],
    tag: game,
    shots: SHOTS[index % 2][state],
    ...scene,
  })),
);

/**
 * Every scene: `name`, `section` and `caption` in docs/first-look.md, `tag`, `attributes`, `shots` (looks by size), actions.
 * `text`: paragraphs next to the element, or below it where both do not fit.
 */
export const SCENES = [
  ...scenes,
  {
    name: 'replay',
    caption: 'Step through a record with the buttons or the arrow keys; comments are under the board.',
    section: 'A replay',
    tag: 'waffle-wars',
    attributes: { mode: 'replay', record: '1. c3 d4 {A fine start.} 2. b2 e5 3. a1 f6', ply: '2' },
    shots: { phone: ['light'], desktop: ['serif'] },
  },
  {
    name: 'puzzle',
    caption: 'Find the move that wins. A hint shows where to look.',
    section: 'A puzzle',
    tag: 'waffle-wars',
    attributes: {
      mode: 'puzzle',
      record: '[Goal "win"]\n[Position "6/1b2b1/3b2/ssss2/2b3/1b2b1 s"]\n\n1. e3',
    },
    shots: { phone: ['dark'], desktop: ['light'] },
  },
  {
    name: 'lesson',
    caption: 'One step at a time, on the board itself.',
    section: 'A lesson',
    tag: 'waffle-time',
    attributes: { mode: 'lesson' },
    shots: { phone: ['light'], landscape: ['light'] },
  },
  {
    name: 'mistakes',
    caption: 'Each move that gave something away comes back as a puzzle.',
    section: 'Your mistakes',
    tag: 'waffle-wars',
    attributes: { ...play, start: 'now', seats: 'human,bot:easy', record: recordOf('waffle-wars') },
    presses: ['Analyse game', 'Try your mistakes again'],
    shots: { phone: ['light'], desktop: ['dark'] },
  },
  {
    name: 'guide',
    caption: 'A first game: each rule is explained when it first matters.',
    section: 'A guided game',
    tag: 'waffle-time',
    attributes: { ...play, guide: '' },
    shots: { phone: ['light'], desktop: ['dark'] },
  },
  {
    name: 'article',
    caption: 'The board goes to the move of the paragraph that is being read.',
    section: 'An article',
    tag: 'waffle-wars',
    attributes: {
      id: 'final',
      mode: 'replay',
      record: '1. c3 d4 2. b2 e5 3. a1 f6',
      follow: '',
      style: 'flex: 1 1 min(22rem, 64vh)',
    },
    text: [
      'Strawberries begin with <a href="#griddle-final=c3">c3</a>, next to the middle.',
      'After <a href="#griddle-final=c3.d4.b2">b2</a> they threaten a line in the lower left quadrant, but Blueberries have plans of their own.',
      'So they complete it with <a href="#griddle-final=c3.d4.b2.e5.a1">a1</a>, and the quadrant is locked.',
      'Blueberries do the same with <a href="#griddle-final=c3.d4.b2.e5.a1.f6">f6</a>.',
    ],
    shots: { phone: ['dark'], landscape: ['light'] },
  },
  {
    name: 'diagram',
    caption: 'A position, drawn from one line of text.',
    section: 'A diagram',
    tag: 'waddle-waddle',
    attributes: { mode: 'diagram', record: recordOf('waddle-waddle', 30), ply: '-1' },
    shots: { desktop: ['serif'] },
  },
];

/** All pictures: the scene, size and look of each, and the name of its file without extension. */
export const PICTURES = SCENES.flatMap((scene) =>
  Object.entries(scene.shots).flatMap(([size, looks]) =>
    looks.map((look) => ({ scene, size, look, name: `${scene.name}-${size}-${look}` })),
  ),
);

// Writes docs/first-look.md: the accepted pictures, scene by scene.

const INTRO = `# A first look

One game of each kind at its start, in the middle, at a refusal and at its end, then the other modes. Screens are those of a phone
(390 by 844), a phone on its side (844 by 390) and a small laptop (1280 by 720). Pages are light or dark, with a sans-serif or a serif font.

\`npm run pictures\` compares these pictures with new ones, and \`npm run pictures -- --accept\` replaces them and writes this page. Look
at each picture before you accept it.
`;

/** Widths on the page, by size, so that pictures in a row have about the same scale. */
const WIDTHS = { phone: 190, landscape: 400, desktop: 400 };

const image = ({ name, scene, size, look }) =>
  `<img src="first-look/${name}.webp" width="${WIDTHS[size]}" alt="${scene.caption} ${SIZES[size].join(' by ')}, ${look}">`;

/** The Markdown of the page. */
export async function pageOf(pictures) {
  const sections = [...new Set(pictures.map(({ scene }) => scene.section))];
  const written = sections.map((section) => {
    const own = pictures.filter(({ scene }) => scene.section === section);
    const captions = [...new Set(own.map(({ scene }) => scene.caption))];
    const rows = captions.map((caption) => {
      const shown = own.filter(({ scene }) => scene.caption === caption);
      return `${caption}\n\n${shown.map(image).join('\n')}\n`;
    });
    return `## ${section}\n\n${rows.join('\n')}`;
  });
  const options = await prettier.resolveConfig(join(ROOT, 'docs/first-look.md'));
  return prettier.format(`${INTRO}\n${written.join('\n')}`, { ...options, parser: 'markdown' });
}

/** The block `griddle/board` in the editor. WordPress has its libraries as globals, and draws the block itself for readers. */
import { gamesOf } from './board.js';
import { Panel } from './panel.js';
import { useBoard } from './preview.js';
import { FROM_SHORTCODE } from './shortcode.js';
import { t } from './words.js';
import type { BlockProps, WpNode } from './wordpress.js';

const { createElement: h } = wp.element;
const { Disabled, Notice } = wp.components;

function Edit(properties: BlockProps): WpNode {
  const { game } = properties.attributes;
  const { box, problem } = useBoard(properties);
  const games = gamesOf(properties.attributes);
  const isKnown = games.includes(game);
  const expected = games.filter((one) => one !== '').join(', ');
  const fault = isKnown ? problem : t('maker.wordpress.wrong', { name: 'game', found: game, expected });
  return h(
    'div',
    wp.blockEditor.useBlockProps(),
    h(Panel, { ...properties, problem: fault }),
    !isKnown && h(Notice, { status: 'error', isDismissible: false }, fault),
    // Keys and clicks are the editor's
    h(Disabled, null, h('div', { ref: box, lang: griddleBoard.language })),
  );
}

/** A waffle with a berry on it. */
const ICON = h(
  'svg',
  { viewBox: '0 0 24 24', xmlns: 'http://www.w3.org/2000/svg', 'aria-hidden': true },
  h('path', {
    d: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm0 2v4h4V5zm6 0v4h2V5zm4 0v4h4V5zM5 11v2h4v-2zm10 0v2h4v-2zM5 15v4h4v-4zm6 0v4h2v-4zm4 0v4h4v-4z',
    fillRule: 'evenodd',
  }),
  h('circle', { cx: 12, cy: 12, r: 2.5 }),
);

wp.blocks.registerBlockType('griddle/board', {
  title: t('maker.wordpress.title'),
  description: t('maker.wordpress.description'),
  icon: ICON,
  example: { attributes: { position: '2b1s1/1sb3/s1bbs1/2ss2/1bs1b1/s2b2' } },
  edit: Edit,
  save: () => null,
  transforms: { from: [FROM_SHORTCODE] },
});

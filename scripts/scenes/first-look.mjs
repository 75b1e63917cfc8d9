// Writes docs/first-look.md: the accepted pictures, scene by scene.
import { join } from 'node:path';
import prettier from 'prettier';
import { ROOT } from '../run.mjs';
import { SIZES } from './scenes.mjs';

const INTRO = `# A first look

One game of each kind at its start, in the middle, at a refusal and at its end, then the other modes. Screens are those of a phone
(390 by 844), a phone on its side (844 by 390) and a small laptop (1280 by 720). Pages are light or dark, with a sans-serif or a serif font.

\`npm run pictures\` compares these pictures with new ones, and \`npm run pictures -- --accept\` replaces them and writes this page. Look
at each picture before you accept it.
`;

/** Widths on the page, by size, so that pictures of a row have about the same scale. */
const WIDTHS = { phone: 190, landscape: 400, desktop: 400 };

const image = ({ name, scene, size, look }) =>
  `<img src="first-look/${name}.webp" width="${WIDTHS[size]}" alt="${scene.caption} ${SIZES[size].join(' by ')}, ${look}">`;

/** The text of the page. */
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

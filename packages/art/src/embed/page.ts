/** A page for one embed, with the tags that messengers, social sites and oEmbed readers look for. */
import { elementOf, type Embed, type EmbeddedPicture } from './embed.js';
import { frameOf, roomOf } from './forms.js';
import { escaped, htmlText } from './markup.js';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from './preview.js';

/** The page. `answer`: the address of its oEmbed response, relative to the page. */
export function pageText(embed: Embed, answer: string): string {
  const { address, alt, title } = embed;
  const image = imageOf(embed);
  const properties = {
    'og:type': 'website',
    'og:title': title,
    'og:description': alt,
    'og:image': image.address,
    'og:image:width': image.width.toString(),
    'og:image:height': image.height.toString(),
    'og:image:alt': alt,
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `    ${htmlText({ name: 'meta', attributes: { property, content }, children: [] })}`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(title)}</title>
    <meta name="description" content="${escaped(alt)}">
    <meta name="twitter:card" content="summary_large_image">
${tags.join('\n')}
    <link rel="alternate" type="application/json+oembed" href="${escaped(answer)}" title="${escaped(title)}">
    <script type="module" src="${escaped(address)}griddle.js"></script>
  </head>
  <body>
    <h1>${escaped(title)}</h1>
    ${htmlText(elementOf(embed))}
  </body>
</html>
`;
}

/** The picture that other sites show for the page: the preview, or else the board. */
function imageOf({ picture, preview = '' }: Embed): Pick<EmbeddedPicture, 'address' | 'width' | 'height'> {
  return preview === '' ? picture : { address: preview, width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT };
}

/** Returns the page's oEmbed response. */
export function oEmbedText(embed: Embed): string {
  const { picture, title } = embed;
  const answer = {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Griddle',
    html: htmlText(frameOf(embed)),
    ...roomOf(embed),
    thumbnail_url: picture.address,
    thumbnail_width: picture.width,
    thumbnail_height: picture.height,
  };
  return `${JSON.stringify(answer, undefined, 2)}\n`;
}

// The examples for site generators and frameworks that draw boards before any script. `scripts/hosts-check.mjs` builds them.
//
//   folder       where the example is
//   pages        the folder of its built pages
//   before       what shows boards before any script: the drawn board itself, or a picture
//   hasMarkdown  whether it has a record in Markdown, written as docs/hosts.md says
//   needs        what has to be made first: a release, pictures
//   builder      the program that builds it, if npm does not install it
export const EXAMPLES = {
  astro: { folder: 'examples/astro', pages: 'dist', before: 'svg', hasMarkdown: true },
  next: { folder: 'examples/next', pages: 'out', before: 'svg' },
  eleventy: { folder: 'integrations/eleventy', pages: '_site', before: 'svg', hasMarkdown: true, needs: ['release'] },
  hugo: {
    folder: 'integrations/hugo',
    pages: 'public',
    before: 'img',
    hasMarkdown: true,
    needs: ['release', 'pictures'],
    builder: 'hugo',
  },
};

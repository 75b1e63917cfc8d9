// A site of one page, which `npm run hosts -- eleventy` builds and looks at.
import griddle from './griddle.mjs';

export default function site(eleventyConfig) {
  eleventyConfig.addPlugin(griddle);
  eleventyConfig.addPassthroughCopy('release');
  eleventyConfig.ignores.add('README.md');
}

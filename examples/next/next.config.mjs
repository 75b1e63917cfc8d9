// Pages as files. @lit-labs/ssr and the elements run as they are installed: what is bundled would have a second Lit, made for
// browsers.
export default {
  output: 'export',
  serverExternalPackages: ['@lit-labs/ssr', 'lit', '@griddle/elements'],
};

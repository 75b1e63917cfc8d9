// The manifest is what editors, Storybook's tables and other tools know of the elements: only what users may touch.
const hidden = new Set(['private', 'protected']);

const publicMembersOnly = {
  name: 'public-members-only',
  packageLinkPhase({ customElementsManifest }) {
    for (const module of customElementsManifest.modules) {
      for (const declaration of module.declarations) {
        declaration.members = declaration.members?.filter((member) => !hidden.has(member.privacy));
        // Those that no one described are for the elements among themselves
        declaration.events = declaration.events?.filter(({ description }) => description);
      }
    }
  },
};

export default {
  globs: ['src/**/*.ts'],
  outdir: '.',
  litelement: true,
  plugins: [publicMembersOnly],
};

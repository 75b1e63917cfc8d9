/** The elements in templates of Vue: `import type {} from '@griddle/elements/vue'` once. */
import type { DefineComponent } from 'vue';
import type { CustomElements } from './jsx.js';

/** Events as Vue names their listeners: `@griddle-move` in a template. */
type Listeners<P> = {
  [Name in keyof P as Name extends `ongriddle-${infer Event}` ? `onGriddle${Capitalize<Event>}` : never]: P[Name];
};
type InTemplates = {
  [Tag in keyof CustomElements]: DefineComponent<CustomElements[Tag] & Listeners<CustomElements[Tag]>>;
};

declare module 'vue' {
  interface GlobalComponents extends InTemplates {}
}

/** What the block uses of WordPress, which its editor has as globals. */
import type { BoardAttributes, Kinds } from './attributes.js';

/** A node of what a block shows; only WordPress looks into it. */
export interface WpNode {
  readonly type: unknown;
  readonly props: unknown;
}

/** A component of WordPress, by its properties. */
export type WpComponent = (properties: Readonly<Record<string, unknown>>) => WpNode;

type Child = WpNode | string | false;

/** A box that holds what was drawn. */
export interface Ref<T> {
  current: T;
}

/** A board as its block sees it. */
export interface BlockProps {
  readonly attributes: BoardAttributes;
  readonly setAttributes: (change: Partial<BoardAttributes>) => void;
}

/** What `wp.blocks.registerBlockType` takes. */
export interface BlockSettings {
  readonly title: string;
  readonly description: string;
  readonly icon: WpNode;
  readonly example: { readonly attributes: Partial<BoardAttributes> };
  readonly edit: (properties: BlockProps) => WpNode;
  readonly save: () => null;
  readonly transforms: { readonly from: readonly ShortcodeTransform[] };
}

/** How a shortcode becomes a block. */
export interface ShortcodeTransform {
  readonly type: 'shortcode';
  readonly tag: string;
  readonly attributes: Readonly<
    Record<
      string,
      {
        readonly type: 'string' | 'boolean';
        readonly shortcode: (found: ShortcodeAttributes, match: ShortcodeMatch) => string | boolean;
      }
    >
  >;
}

/** Attributes of a shortcode. */
export interface ShortcodeAttributes {
  readonly named: Readonly<Partial<Record<string, string>>>;
  readonly numeric: readonly string[];
}

/** A shortcode in a text. */
export interface ShortcodeMatch {
  /** All of it, as it is written. */
  readonly content: string;
  readonly shortcode: { readonly content?: string };
}

declare global {
  const wp: {
    readonly blocks: { readonly registerBlockType: (name: string, settings: Partial<BlockSettings>) => void };
    readonly blockEditor: {
      readonly InspectorAdvancedControls: WpComponent;
      readonly InspectorControls: WpComponent;
      readonly useBlockProps: () => Readonly<Record<string, unknown>>;
    };
    readonly components: Readonly<
      Record<
        'Disabled' | 'Notice' | 'PanelBody' | 'SelectControl' | 'TextControl' | 'TextareaControl' | 'ToggleControl',
        WpComponent
      >
    >;
    readonly data: {
      readonly dispatch: (store: 'core/block-editor') => {
        readonly __unstableMarkNextChangeAsNotPersistent: () => void;
      };
    };
    readonly element: {
      readonly createElement: <P extends object>(
        type: string | ((properties: P) => WpNode),
        properties: P | null,
        ...children: readonly Child[]
      ) => WpNode;
      readonly Fragment: WpComponent;
      readonly useEffect: (effect: () => (() => void) | undefined, changed: readonly unknown[]) => void;
      readonly useRef: <T>(value: T) => Ref<T>;
      readonly useState: <T>(value: T) => [T, (value: T) => void];
    };
    readonly shortcode: { readonly attrs: (text: string) => ShortcodeAttributes };
  };
  /** What the plugin tells the block, in PHP. */
  const griddleBoard: {
    readonly words: Readonly<Record<string, string>>;
    /** The elements of games by their ids. */
    readonly games: Readonly<Record<string, string>>;
    /** Games with a daily puzzle. */
    readonly daily: readonly string[];
    /** The attributes of the elements. */
    readonly elements: Readonly<Record<string, Kinds>>;
    readonly loader: string;
    readonly language: string;
  };
}

/** The save: what is in it, and that it is always the same. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pseudo } from '@griddle/rules/internal/messages/pseudo.js';
import { SPACES } from '@griddle/rules/internal/waffle-wars/components.js';
import { HANDLERS, PANEL, PIECE_TAG, SEAT_COLOURS } from '../src/names.js';
import { spaceUnder } from '../src/grid/layout.js';
import { pngOf } from '@griddle/art/node/png.js';
import { assetOf, assetsAt, localBase, type Assets, type Look } from '../tools/save/assets.js';
import { languagesOf } from '../tools/languages/index.js';
import { notebookText } from '../tools/save/notebook.js';
import { makeSave } from '../tools/save/save.js';
import { allotmentOf } from '../tools/sheets/files.js';
import { sheetSvg } from '../tools/sheets/print.js';
import { TABLES } from '../tools/tables/index.js';
import { WAFFLE_WARS_TABLE } from '../tools/tables/waffle-wars.js';
import { texture } from '../tools/textures.js';
import { content, WORDS } from './waffle-wars-content.js';

interface SaveFile {
  readonly VersionNumber: string;
  readonly ObjectStates: readonly {
    readonly GUID: string;
    readonly Name: string;
    readonly GMNotes: string;
    readonly Tags?: readonly string[];
    readonly Locked: boolean;
    readonly FogColor?: string;
    readonly Transform: Readonly<Record<string, number>>;
  }[];
  readonly SnapPoints: readonly { readonly Position: { x: number; z: number }; readonly Tags: readonly string[] }[];
  readonly ComponentTags: { readonly labels: readonly { readonly normalized: string }[] };
  readonly TabStates: Readonly<Record<string, { readonly title: string; readonly body: string }>>;
  readonly LuaScript: string;
  readonly XmlUI: string;
}

function save(base = 'https://example.org/griddle', words = WORDS): SaveFile {
  return JSON.parse(JSON.stringify(makeSave(WAFFLE_WARS_TABLE, content, base, words))) as SaveFile;
}

/** Attributes of all elements of the panel. */
function attributes(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`\\b${name}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '');
}

describe('the save', () => {
  const file = save();
  const pieces = file.ObjectStates.filter(({ Tags }) => Tags?.includes(PIECE_TAG));

  it('is the same every time', () => {
    assert.deepEqual(save(), file);
  });

  it('has 18 pieces a side in their hands, each with its own number', () => {
    const notes = pieces.map(({ GMNotes }) => GMNotes);
    assert.equal(new Set(notes).size, 36);
    for (const seat of ['strawberries', 'blueberries']) {
      const numbers = notes.filter((note) => note.startsWith(seat)).map((note) => Number(note.split(' ')[1]));
      assert.deepEqual(
        numbers,
        Array.from({ length: 18 }, (_, i) => i + 1),
      );
    }
    assert.ok(pieces.every(({ Locked }) => !Locked));
  });

  it('gives each object a separate id of six hexadecimal digits', () => {
    const ids = file.ObjectStates.map(({ GUID }) => GUID);
    assert.ok(ids.every((id) => /^[0-9a-f]{6}$/.test(id)));
    assert.equal(new Set(ids).size, ids.length);
  });

  it('has a locked board, two trays, a box of games on grids, and a hand for each player colour', () => {
    assert.equal(file.ObjectStates.filter(({ Name, Locked }) => Name === 'Custom_Model' && Locked).length, 4);
    const hands = file.ObjectStates.filter(({ Name }) => Name === 'HandTrigger');
    assert.deepEqual(
      hands.map(({ FogColor }) => FogColor),
      SEAT_COLOURS.slice(0, 4),
    );
    assert.ok((hands[0]?.Transform['posZ'] ?? 0) < -12 && (hands[1]?.Transform['posZ'] ?? 0) > 12);
  });

  it('has a snap point in the middle of each space, for pieces only', () => {
    const spaces = file.SnapPoints.map(({ Position: { x, z } }) => spaceUnder(x, z));
    assert.deepEqual(
      spaces,
      Array.from({ length: SPACES }, (_, space) => space),
    );
    assert.ok(file.SnapPoints.every(({ Tags }) => Tags.length === 1 && Tags[0] === PIECE_TAG));
    const labels = file.ComponentTags.labels.map(({ normalized }) => normalized);
    for (const { Tags = [] } of file.ObjectStates) for (const tag of Tags) assert.ok(labels.includes(tag));
  });

  const LESSONS = ['Waffle Wars', 'Snake', 'Waffle Checkers', 'Hostage Rescue', 'Connect-4', 'Reversi'].map(
    (game) => `${game}: lesson`,
  );

  it('has the rules, the lessons, the keys and a place for the record in the notebook', () => {
    const tabs = Object.values(file.TabStates);
    assert.deepEqual(
      tabs.map(({ title }) => title),
      ['Rules', ...LESSONS, 'Keys', 'Record'],
    );
    const lesson = tabs[1]?.body ?? '';
    assert.match(lesson, /^\[b\]1\. Place your first piece\[\/b\]\n.*strawberry/);
    assert.match(lesson, /Can you place a strawberry on b3\? No\.(\n|$)/, 'what is asked is answered');
    assert.match(lesson, /over d4\? Yes! Locks never stop a jump\.(\n|$)/, 'and answered once');
    assert.doesNotMatch(tabs.map(({ body }) => body).join(), /\[%|\{|\}|undefined/);
    const size = (part: unknown): number => JSON.stringify(part).length;
    assert.ok(
      size(tabs.filter(({ title }) => LESSONS.includes(title))) < size(file) / 20,
      'the save stays as small as it was',
    );
    for (const id of ['WW-1 ', 'WW-13 ', 'WW-27 ', 'WW-34 ']) assert.ok(tabs[0]?.body.includes(id), id);
    assert.match(tabs.at(-2)?.body ?? '', /Griddle: undo/);
  });

  it('loads its pictures from an address that changes with the picture', () => {
    const assets = (base: string, files = content.files): Assets => assetsAt('waffle-wars', TABLES, base, files);
    const sheetOf = (look: Look): string => (look.kind === 'card' ? look.face : look.sheet);
    const board = assetOf(assets('https://example.org/griddle/'), 'board');
    assert.match(sheetOf(board), /^https:\/\/example\.org\/griddle\/waffle-wars-1\.[0-9a-f]{12}\.png$/);
    assert.deepEqual(board, assetOf(assets('https://example.org/griddle'), 'board'));
    const other = Object.fromEntries(
      Object.entries(content.files).map(([name, { file: own, bytes }]) => [name, texture(own, bytes, 'redrawn')]),
    );
    assert.notEqual(sheetOf(assetOf(assets('https://example.org/griddle/', other), 'board')), sheetOf(board));
    assert.throws(() => assetOf(assets('https://example.org/'), 'moon'));
    // Written as it is, which is how public saves and the game's own tools write it
    assert.match(
      sheetOf(assetOf(assets(localBase('/some where/é')), 'board')),
      /^file:\/\/\/some where\/é\/waffle-wars-1\.[0-9a-f]{12}\.png$/,
    );
    assert.equal(localBase('C:\\Users\\Ann Lee\\x'), 'file:///C:/Users/Ann Lee/x');
  });

  it('prints its pictures as PNG, the same every time', async () => {
    const { printed, sheets } = allotmentOf([WAFFLE_WARS_TABLE]);
    const [grid] = Object.values(sheets);
    assert.ok(grid);
    const svg = sheetSvg(grid, printed.slice(0, 3));
    const [first, second] = [await pngOf(svg, 256), await pngOf(svg, 256)];
    assert.deepEqual(
      [...first.subarray(1, 4)],
      [...'PNG'].map((letter) => letter.charCodeAt(0)),
    );
    assert.deepEqual(first, second);
  });
});

describe('the panel', () => {
  const { XmlUI, LuaScript } = save();

  it('is well formed', () => {
    const open: string[] = [];
    for (const [, closing, name = '', selfClosing] of XmlUI.matchAll(/<(\/)?(\w+)(?:\s[^<>]*?)?(\/)?>/g)) {
      if (closing !== undefined) assert.equal(open.pop(), name);
      else if (selfClosing === undefined) open.push(name);
    }
    assert.deepEqual(open, []);
    assert.equal(XmlUI.replace(/<[^<>]*>/g, '').trim(), '', 'no text outside attributes');
  });

  it('has each part that the script fills in, a function for each button, and a row for each option', () => {
    const ids = attributes(XmlUI, 'id');
    assert.equal(new Set(ids).size, ids.length);
    // News only where a web site names the newest build
    for (const id of Object.values(PANEL)) assert.equal(ids.includes(id), id !== PANEL.news, id);
    const handlers = attributes(XmlUI, 'onClick');
    const others: string[] = [HANDLERS.why, HANDLERS.scores, HANDLERS.news, ...attributes(XmlUI, 'onEndEdit')];
    assert.deepEqual(new Set([...handlers, ...others]), new Set(Object.values(HANDLERS)));
    for (const handler of handlers) assert.ok(LuaScript.includes(`"${handler}"`), handler);
    for (const { game, options } of WAFFLE_WARS_TABLE.games) {
      for (const { key } of options) assert.equal(ids.includes(`griddle-option-${key}`), key !== 'players', key);
      assert.ok(ids.includes(`griddle-game-${game.id}`), game.id);
    }
  });

  it('has all its words from the catalogue', () => {
    const strange = save('https://x', pseudo(WORDS));
    // What a language calls itself is the same in every language, and so is the build
    const same = [...languagesOf(WORDS).map(({ name }) => name), `Griddle ${strange.VersionNumber}`];
    for (const text of [...attributes(strange.XmlUI, 'text'), ...attributes(strange.XmlUI, 'tooltip')]) {
      if (!same.includes(text)) assert.match(text, /^(\[.*\]|)$/);
    }
    assert.ok(Object.values(strange.TabStates).every(({ title }) => /^\[.*\]$/.test(title)));
  });
});

describe('the notebook', () => {
  it('joins the lines of a paragraph and converts Markdown to the game’s tags', () => {
    const markdown =
      '# Title\n\nOne line\ngoes on.\n\n## Part\n\n- WW-1 An item\n  of two lines. *Ruling.*\n- WW-2 `c3`\n';
    assert.equal(
      notebookText(markdown),
      '[b]Title[/b]\n\nOne line goes on.\n\n[b]Part[/b]\n\n- WW-1 An item of two lines. [i]Ruling.[/i]\n- WW-2 c3',
    );
  });
});

describe('the script', () => {
  const { LuaScript } = save();

  it('calls methods of the game’s own tables with a dot', () => {
    const code = LuaScript.replace(/"(?:\\.|[^"\\])*"/g, '""');
    assert.equal(/\b(UI|Notes|Wait|JSON|Global|world|Player|os):.*/.exec(code), null);
    assert.equal(/\b(debug|io|loadstring|dofile)\b\s*[.(].*/.exec(code), null);
  });
});

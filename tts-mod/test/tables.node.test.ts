/** What every table's save has to hold to, whichever game it is for. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CHARACTERS } from '@griddle/rules/internal/buffet-boss/components.js';
import type { Option } from '@griddle/rules/core/contract.js';
import { pseudo } from '@griddle/rules/internal/messages/pseudo.js';
import { FIXTURE_TAG, HANDLERS, PANEL, PIECE_TAG, SEAT_COLOURS } from '../src/names.js';
import { languagesOf } from '../tools/languages/index.js';
import { addressOf } from '../tools/save/assets.js';
import { makeSave } from '../tools/save/save.js';
import { TABLES } from '../tools/tables/index.js';
import { ASSETS, contentOf, lookOf } from './content.js';

interface Entry {
  readonly GUID: string;
  readonly Name: string;
  readonly Nickname: string;
  readonly Description: string;
  readonly Tooltip: boolean;
  readonly GMNotes: string;
  readonly Tags?: readonly string[];
  readonly FogColor?: string;
  readonly Locked: boolean;
  readonly Transform: Readonly<Record<string, number>>;
  readonly LuaScript?: string;
  readonly CustomMesh?: { readonly MeshURL: string; readonly ColliderURL?: string; readonly DiffuseURL: string };
  readonly CardID?: number;
  readonly CustomDeck?: Readonly<Record<string, Sheet>>;
  readonly Memo?: string;
  readonly HideWhenFaceDown?: boolean;
  readonly ContainedObjects?: readonly Entry[];
  readonly States?: Readonly<Record<string, Entry>>;
}

/** Pictures of cards, in rows of so many. */
interface Sheet {
  readonly FaceURL: string;
  readonly BackURL: string;
  readonly NumWidth: number;
  readonly NumHeight: number;
  readonly UniqueBack: boolean;
}

interface SaveFile {
  readonly ObjectStates: readonly Entry[];
  readonly ComponentTags: { readonly labels: readonly { readonly normalized: string }[] };
  readonly SnapPoints: readonly { readonly Tags: readonly string[] }[];
  readonly LuaScript: string;
  readonly XmlUI: string;
  readonly SaveName: string;
  readonly Note: string;
}

/** Bytes that no save reaches, wherever its pictures are: everybody who joins reads the whole save. */
const LARGEST_SAVE = 1_500_000;
/** An address as long as those of project pages. */
const LONG_ADDRESS = 'https://an-organisation.github.io/griddle/release/tts/griddle-textures/';

function attributes(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`\\b${name}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '');
}

/** Every address from which the game fetches something for the objects. */
function addresses(objects: readonly Entry[]): string[] {
  const all = objects.flatMap(({ CustomMesh, CustomDeck = {} }) => [
    ...(CustomMesh === undefined ? [] : [CustomMesh.MeshURL, CustomMesh.ColliderURL ?? '', CustomMesh.DiffuseURL]),
    ...Object.values(CustomDeck).flatMap(({ FaceURL, BackURL }) => [FaceURL, BackURL]),
  ]);
  return [...new Set(all)].filter((address) => address !== '');
}

/** An object and all that is in it or can be in its place. */
function withParts(entry: Entry): readonly Entry[] {
  const { ContainedObjects = [], States = {} } = entry;
  return [entry, ...[...ContainedObjects, ...Object.values(States)].flatMap(withParts)];
}

for (const table of TABLES) {
  const content = await contentOf(table.id);
  const saved = (words = table.words): SaveFile =>
    JSON.parse(JSON.stringify(makeSave(table, content, ASSETS, words))) as SaveFile;
  const file = saved();
  const objects = file.ObjectStates.flatMap(withParts);

  describe(`the save of ${table.id}`, () => {
    it('gives each object a separate id, and knows every tag', () => {
      const ids = objects.map(({ GUID }) => GUID);
      assert.equal(new Set(ids).size, ids.length);
      assert.ok(ids.every((id) => /^[0-9a-f]{6}$/.test(id)));
      const labels = file.ComponentTags.labels.map(({ normalized }) => normalized);
      for (const { Tags = [] } of file.ObjectStates) for (const tag of Tags) assert.ok(labels.includes(tag), tag);
      assert.ok(file.SnapPoints.every(({ Tags }) => Tags.length === 1 && Tags[0] === PIECE_TAG));
    });

    it('has fewer than 1.5 MB', () => {
      const size = Buffer.byteLength(JSON.stringify(makeSave(table, content, LONG_ADDRESS)));
      assert.ok(size < LARGEST_SAVE, `${size} bytes`);
    });

    it('has scripts without a goto', () => {
      for (const { LuaScript = '' } of [file, ...objects]) {
        assert.doesNotMatch(LuaScript.replace(/"(?:\\.|[^"\\])*"/g, '""'), /\bgoto\b/);
      }
    });

    // Arguments that take statements of their own would take the call of a method apart, and the game's objects then get
    // themselves as the first argument
    it('calls the game’s functions with one whole argument', () => {
      for (const { LuaScript = '' } of [file, ...objects])
        assert.doesNotMatch(LuaScript, /local \w+=(\w+)\nlocal \w+=\1\.\w{4,}\n/);
    });

    it('has only hosted pictures and models', () => {
      const hosted = Object.values(content.files).map((texture) => addressOf(ASSETS, texture));
      const own = addresses(objects);
      assert.ok(own.length > 2);
      for (const address of own) assert.ok(hosted.includes(address), address);
    });

    it('has cards that are cells of sheets, with the size that the script gives them', () => {
      for (const { CardID = -1, CustomDeck, Memo = '', HideWhenFaceDown } of objects) {
        if (CustomDeck === undefined) continue;
        const [[deck = '', sheet] = []] = Object.entries(CustomDeck);
        assert.equal(Math.floor(CardID / 100), Number(deck));
        assert.ok(sheet !== undefined && sheet.FaceURL !== sheet.BackURL);
        // A sheet that is all back has one cell, or the game would show all its cells on each card
        assert.equal(sheet.UniqueBack, !/-back-\d+\.\w+\.png$/.test(sheet.BackURL), sheet.BackURL);
        assert.ok(CardID % 100 < sheet.NumWidth * sheet.NumHeight);
        assert.ok(sheet.NumWidth <= 10 && sheet.NumHeight <= 7);
        assert.match(Memo, /^\d+(\.\d+)? \d+(\.\d+)?$/);
        assert.equal(HideWhenFaceDown, true);
      }
    });

    it('has pieces to move, fixed furniture, and a hand for each seat', () => {
      const tagged = (tag: string): Entry[] => objects.filter(({ Tags }) => Tags?.includes(tag));
      assert.ok(tagged(PIECE_TAG).length >= 12 && tagged(PIECE_TAG).every(({ GMNotes }) => GMNotes));
      // What the game does not use at first is locked under the table
      assert.ok(tagged(PIECE_TAG).every(({ Locked, Transform }) => !Locked || (Transform['posY'] ?? 0) < 0));
      assert.ok(tagged(FIXTURE_TAG).every(({ Locked, GMNotes }) => Locked && GMNotes));
      const hands = objects.filter(({ Name }) => Name === 'HandTrigger').map(({ FogColor }) => FogColor);
      assert.deepEqual(hands, SEAT_COLOURS.slice(0, table.players[1]));
    });

    it('has a panel that is well formed, with a function for each button and a row for each option', () => {
      const { XmlUI, LuaScript } = file;
      const open: string[] = [];
      for (const [, closing, name = '', selfClosing] of XmlUI.matchAll(/<(\/)?(\w+)(?:\s[^<>]*?)?(\/)?>/g)) {
        if (closing !== undefined) assert.equal(open.pop(), name);
        else if (selfClosing === undefined) open.push(name);
      }
      assert.deepEqual(open, []);
      const ids = attributes(XmlUI, 'id');
      assert.equal(new Set(ids).size, ids.length);
      const optional: string[] = [PANEL.menu, PANEL.menuButton, PANEL.news];
      for (const id of Object.values(PANEL)) assert.ok(ids.includes(id) || optional.includes(id), id);
      assert.equal(ids.includes(PANEL.menu), table.games.length > 1);
      const handlers: readonly string[] = Object.values(HANDLERS);
      for (const handler of attributes(XmlUI, 'onClick')) {
        assert.ok(handlers.includes(handler) && LuaScript.includes(`"${handler}"`), handler);
      }
      const all = table.games.flatMap(({ options }) => options);
      const isFixed = (option: Option): boolean => option.kind === 'number' && option.min === option.max;
      for (const { key } of all) {
        const isChoice = all.some((option) => option.key === key && !isFixed(option));
        assert.equal(ids.includes(`griddle-row-${key}`), isChoice, key);
      }
    });

    it('has all its words from the catalogue', () => {
      const strange = saved(pseudo(table.words));
      const texts = [
        strange.SaveName,
        strange.Note,
        ...[...attributes(strange.XmlUI, 'text'), ...attributes(strange.XmlUI, 'tooltip')],
        ...strange.ObjectStates.flatMap(({ Nickname, Description }) => [Nickname, Description]),
      ];
      // What a language calls itself is the same in every language
      const languages = languagesOf(table.words).map(({ name }) => name);
      const own = texts.filter((text) => !languages.includes(text));
      assert.equal(texts.length - own.length, languages.length, 'one button for each');
      // The name of the build is no word
      for (const text of own) assert.match(text, /^(\[[^]*\]|Griddle \d[^]*|)$/);
      // A value without words would stand there as its code
      for (const { Nickname, Description } of objects) {
        assert.doesNotMatch(Nickname, /[{}@]|: .$|tts\./);
        assert.doesNotMatch(Description, /[{}@]|tts\.|undefined/);
      }
    });

    it('shows a name for everything under the pointer, and describes nothing face down and no deck', () => {
      const shown = objects.filter(({ Tags = [] }) => Tags.includes(PIECE_TAG) || Tags.includes(FIXTURE_TAG));
      for (const { Nickname, Tooltip, Description, GMNotes } of shown) {
        assert.ok(Nickname !== '' && Tooltip, GMNotes);
        if (GMNotes.startsWith('deck ')) assert.equal(Description, '', 'the back of a deck tells nothing');
      }
    });
  });
}

/** What lies on a table. */
async function objectsOf(id: string): Promise<readonly Entry[]> {
  return ((await lookOf(id)) as unknown as SaveFile).ObjectStates;
}

describe('descriptions', () => {
  for (const [id, named, count] of [
    ['waddle-waddle', /^Configuration card/, 24],
    ['waffle-time', /^(Fruit pattern card$|Goal: [A-Z][a-z]+ [a-z]+)/, 15 + 8],
    ['buffet-boss', /, \d stars$/, 21],
  ] as const) {
    it(`explain each card: ${id}`, async () => {
      const cards = (await objectsOf(id)).filter(({ Nickname }) => named.test(Nickname));
      for (const { Nickname, Description } of cards) assert.match(Description, /\w/, Nickname);
      assert.equal(new Set(cards.map(({ Description }) => Description)).size, count);
    });
  }

  it('list what each character likes', async () => {
    const objects = await objectsOf('buffet-boss');
    for (const { id, rule } of CHARACTERS) {
      const card = objects.find(({ GMNotes }) => GMNotes === id);
      assert.match(card?.Description ?? '', new RegExp(`^\\d for .*\\(${rule}\\)$`));
    }
  });
});

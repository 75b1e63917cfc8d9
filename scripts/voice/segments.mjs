// The text of a file that people read: the strings of a source file, the prose of a page. Each segment has its first line and
// its words, with the line breaks of the file, so that places in it can be located.
import ts from 'typescript';

/** The readable text of a record, in its own file (lessons) or in a source file: its comments and tag values. */
function ofRecord(line, text) {
  const parts = [...text.matchAll(/\{[^}]*\}|(?<=\[(?:Title|Event) ")[^"]*/g)];
  return parts.map((part) => ({
    line: line + text.slice(0, part.index).split('\n').length - 1,
    words: part[0].replace(/^\{|\}$/g, '').replace(/\[%[^\]]*\]/g, ''),
  }));
}

/** Whether people read a string: it is not a name, an import or a key. */
function isRead(node) {
  const { parent } = node;
  // A single word is an id
  if (/^\S*$/.test(node.text)) return false;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return false;
  return !(ts.isPropertyAssignment(parent) && parent.name === node) && /[a-z] |[a-z]$/i.test(node.text);
}

function ofSource(text, file) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    if (
      (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)) &&
      isRead(node)
    ) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(
        ...(/^\[\w+ "/m.test(node.text)
          ? ofRecord(line, node.text)
          : [{ line, words: node.text.replace(/\{[^}]*\}/g, '{}') }]),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The sentences of a catalogue, one per line. */
function ofCatalogue(text) {
  return text.split('\n').flatMap((row, index) => {
    const [, sentence] = /^\s*"[^"]+": ("(?:[^"\\]|\\.)*"),?$/.exec(row) ?? [];
    const words = sentence && JSON.parse(sentence);
    return words && /[a-z] |[a-z]$/i.test(words) ? [{ line: index + 1, words: words.replace(/\{[^}]*\}/g, '{}') }] : [];
  });
}

/** Blanks code, addresses and tags, keeping the number of lines. */
const withoutCode = (text) =>
  text
    .replace(/^---\n[\s\S]*?\n---$/m, (block) => block.replace(/[^\n]/g, ''))
    .replace(/^( *)(```|~~~)[\s\S]*?^ *\2.*$/gm, (block) => block.replace(/[^\n]/g, ''))
    .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, (block) => block.replace(/[^\n]/g, ''))
    .replace(/(`+)[^`]+?\1/g, (code) => '¤' + code.replace(/[^\n]/g, ''))
    .replace(/\]\([^)\n]*\)/g, ']')
    .replace(/<\/?[a-z][^>]*>/gi, (tag) => tag.replace(/[^\n]/g, ''))
    .replace(/^(import|export) .*$/gm, '')
    .replace(/\*\*|~~|(?<=\W)_(?=\S)|(?<=\S)_(?=\W)/g, '');

/** The paragraphs, headings, list items and cells of a page. */
function ofPage(text) {
  const found = [];
  let open;
  withoutCode(text)
    .split('\n')
    .forEach((row, index) => {
      const starts = /^\s*(?:[-*+]|\d+\.|>)\s+|^#/.test(row) || row.startsWith('|');
      if (row.trim() === '' || starts || open?.single) open = undefined;
      if (row.trim() === '') return;
      if (row.startsWith('|')) {
        for (const cell of row.split('|')) found.push({ line: index + 1, words: cell.trim() });
        return;
      }
      const words = row.replace(/^\s*(?:[-*+]|\d+\.|>)\s+/, '').trim();
      if (open) open.words += `\n${words}`;
      else found.push((open = { line: index + 1, words, single: row.startsWith('#') }));
    });
  return found;
}

/** The text between the tags of an HTML page, without its scripts. */
function ofHtml(text) {
  const blank = (block) => block.replace(/[^\n]/g, '');
  const words = text
    .replace(/<!--[\s\S]*?-->|<(script|style|pre|code)\b[\s\S]*?<\/\1>/gi, blank)
    .replace(/<\/?(?:a|b|em|i|strong|kbd|br)\b[^>]*>/gi, blank)
    .replace(/<[^>]*>/g, (tag) => `\0${blank(tag)}`);
  let line = 1;
  return words.split('\0').map((part) => {
    const begun = line + /^\s*/.exec(part)[0].split('\n').length - 1;
    line += part.split('\n').length - 1;
    return { line: begun, words: part.trim() };
  });
}

/** The segments of a file. */
export function segmentsOf(text, file) {
  if (file.endsWith('.ts')) return ofSource(text, file);
  if (file.endsWith('.json')) return ofCatalogue(text);
  if (file.endsWith('.pgn')) return ofRecord(1, text);
  return file.endsWith('.html') ? ofHtml(text) : ofPage(text);
}

// Reads the links of Markdown: https://spec.commonmark.org/0.31.2/#links

/** Maximum length of the link text that is read, including its markup, in UTF-16 code units. */
export const MAX_LABEL = 2000;

/** Maximum length of a link target or an HTML tag. */
export const MAX_TARGET = 2000;

/** A link that is written out in a text. */
export interface TextLink {
  readonly start: number;
  readonly end: number;
  /** The link text, including its markup. */
  readonly label: string;
  /** The target as it is written. */
  readonly target: string;
}

/** A Markdown link whose target is defined elsewhere: `[text][1]`. */
export interface ReferenceLink extends Omit<TextLink, 'target'> {
  /** Identifies the definition. */
  readonly reference: string;
}

/** The target of reference links: `[1]: https://example.com`. */
export interface LinkDefinition {
  readonly end: number;
  readonly reference: string;
  readonly target: string;
}

/** Escapes, brackets, and blank lines, which no link can span. */
const TOKENS = /\\[\s\S]|[[\]]|\n[^\S\n]*\n/g;

/** A link target: `<…>`, or text without spaces and with balanced parentheses. */
const TARGET = /^\s*(?:<((?:\\.|[^<>\n\\])*)>|((?:\\.|\((?:\\.|[^\s()\\])*\)|[^\s()<>\\])+))/u;

/** `[1]` and `[]` after the text of a link. */
const REFERENCE = /\[((?:\\.|[^[\]\\]){0,999})\]/suy;
const MAX_REFERENCE = 1001;

/** Text that may precede a definition on its line, including inside a code comment. */
const BEFORE_DEFINITION = /(?:^|\n)[\s>/*#!-]*$/u;
const MAX_BEFORE = 40;

/** Levels of brackets in the text of a link: an image in a link has two. Keeps the search linear. */
const MAX_LEVELS = 3;

/** Lists the Markdown links in a text, and the definitions of their targets. */
export function readMarkdownLinks(text: string) {
  const links: TextLink[] = [];
  const references: ReferenceLink[] = [];
  const definitions: LinkDefinition[] = [];
  let open: { start: number; levels: number }[] = [];
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (token === '[') open.push({ start: index, levels: 1 });
    else if (token.startsWith('\n')) open = [];
    if (token !== ']') continue;
    const bracket = open.pop();
    if (!bracket) continue;
    const { start, levels } = bracket;
    const parent = open.at(-1);
    if (parent) parent.levels = Math.max(parent.levels, levels + 1);
    const length = index - start - 1;
    const isImage = text.charAt(start - 1) === '!';
    if (levels > MAX_LEVELS || length > MAX_LABEL || length < 1 || isImage) continue;
    const label = () => text.slice(start + 1, index);
    const next = text.charAt(index + 1);
    if (next === '(') {
      const found = readTarget(text, index + 2);
      if (found) links.push({ start, end: found.end, label: label(), target: found.target });
    } else if (next === ':' && levels === 1 && startsLine(text, start)) {
      const found = readTarget(text, index + 2);
      if (found) {
        const reference = foldReference(label());
        definitions.push({ end: found.end, reference, target: found.target });
      }
    } else {
      const { end, reference } = readReference(text, index + 1);
      references.push({
        start,
        end,
        label: label(),
        reference: foldReference(reference || label()),
      });
    }
  }
  return { links, references, definitions };
}

function startsLine(text: string, index: number): boolean {
  return BEFORE_DEFINITION.test(text.slice(Math.max(0, index - MAX_BEFORE), index));
}

function readTarget(text: string, from: number): { end: number; target: string } | null {
  const match = TARGET.exec(text.slice(from, from + MAX_TARGET));
  if (!match) return null;
  const [whole, quoted, plain] = match;
  return { end: from + whole.length, target: quoted ?? plain ?? '' };
}

/** Reads the reference after the text of a link. Empty if the text is also the reference. */
function readReference(text: string, from: number): { end: number; reference: string } {
  REFERENCE.lastIndex = from;
  const [match = '', reference = ''] = REFERENCE.exec(text) ?? [];
  const isOpen = match === '' && text.charAt(from) === '[' && text.length - from < MAX_REFERENCE;
  return { end: isOpen ? text.length : from + match.length, reference };
}

/** References match regardless of case and white space. */
function foldReference(reference: string): string {
  return reference.trim().replace(/\s+/gu, ' ').toLowerCase();
}

import type { Finding } from '../../contract/finding.ts';
import { addAll } from '../../primitives/add-all.ts';
import { copyText } from '../../primitives/copy-text.ts';
import { findFloor } from '../../primitives/find-floor.ts';
import { countFeeds } from '../../primitives/list-lines.ts';
import { decodeMarkup } from '../pieces/decode-escapes.ts';
import { compareClaims, mayBeClaimed, readClaims, type ShownClaims } from './judge-link.ts';
import { readHtmlLinks } from './read-html-links.ts';
import {
  type LinkDefinition,
  MAX_LABEL,
  MAX_TARGET,
  type ReferenceLink,
  readMarkdownLinks,
  type TextLink,
} from './read-markdown-links.ts';

/** Place of a finding in a text. */
interface FindingPlace extends Pick<Finding, 'start' | 'end'> {
  /** Line number, starting at 1. */
  readonly line: number;
  /** Number of UTF-16 code units before the finding in its line. */
  readonly column: number;
  /** The line, or the text around a link. */
  readonly around: string;
  /** Index of the finding in `around`. */
  readonly at: number;
}

/** A finding with its line, for reports on files. */
export type PlacedFinding = Finding & FindingPlace;

/** Length of the text to read again together with the next part. No link is longer. */
const MAX_LINK = MAX_LABEL + 2 * MAX_TARGET;

const MAY_HAVE_LINK = /\]|<(?:a[\s/]|http)|=HYPERLINK\(/i;

/** Number of code units before and after the start of a link that count as the text around the link. */
const CONTEXT = { before: 500, after: 1500 };

type LocatedClaims = ShownClaims & FindingPlace;

/**
 * Finds the misleading Markdown and HTML links in a text that arrives in parts of any size. Returns a link when it is
 * complete, or when its target is defined.
 */
export function createLinkReader() {
  const links = createLists<LocatedClaims>();
  const definitions = createLists<string>();
  /** The text to read again, and its position. */
  let tail = '';
  let tailStart = 0;
  let line = 1;
  let column = 0;

  function read(text: string, isEnd: boolean): PlacedFinding[] {
    const window = tail + text;
    // A link at the end of a part may continue in the next part. A link that ended earlier has already been read.
    const isNew = ({ end }: { end: number }) =>
      end >= tail.length && (isEnd || end < window.length);
    const locate = createLocator(window, { start: tailStart, line, column });
    const found = MAY_HAVE_LINK.test(window) ? readWindow(window, isNew, isEnd, locate) : [];
    keepTail(window, Math.max(0, window.length - MAX_LINK));
    return found;
  }

  function keepTail(window: string, start: number): void {
    const feed = start === 0 ? -1 : window.lastIndexOf('\n', start - 1);
    line += countFeeds(window, 0, start);
    column = feed < 0 ? column + start : start - feed - 1;
    tail = window.slice(start);
    tailStart += start;
  }

  function readWindow(
    window: string,
    isNew: (link: { end: number }) => boolean,
    isEnd: boolean,
    locate: Locate,
  ): PlacedFinding[] {
    const markdown = readMarkdownLinks(window);
    const found = [...markdown.links, ...readHtmlLinks(window, isEnd), ...readOtherLinks(window)]
      .filter(isNew)
      .flatMap((link) => judge(link, locate));
    for (const each of markdown.references.filter(isNew)) addAll(found, addLink(each, locate));
    for (const each of markdown.definitions.filter(isNew)) addAll(found, addDefinition(each));
    return found.sort((a, b) => a.start - b.start);
  }

  /** Adds a link whose target is defined elsewhere. Judges it by the definitions before it. */
  function addLink({ reference, ...link }: ReferenceLink, locate: Locate): PlacedFinding[] {
    const claims = locateClaims(link, locate);
    if (!claims) return [];
    links.add(reference, claims);
    return definitions.get(reference).flatMap((target) => judgeClaims(claims, target));
  }

  /** Adds the definition of a target. Judges the links before it. */
  function addDefinition({ reference, target }: LinkDefinition): PlacedFinding[] {
    const isKept = definitions.get(reference).length < MAX_DEFINITIONS;
    if (!isKept || !mayBeClaimed(target)) return [];
    const kept = copyText(target);
    definitions.add(reference, kept);
    return links.get(reference).flatMap((link) => judgeClaims(link, kept));
  }

  return { push: (text: string) => read(text, false), end: () => read('', true) };
}

function judge(link: TextLink, locate: Locate): PlacedFinding[] {
  const claims = locateClaims(link, locate);
  return claims ? judgeClaims(claims, link.target) : [];
}

function judgeClaims(
  { names, addresses, host, ...place }: LocatedClaims,
  written: string,
): PlacedFinding[] {
  const verdict = mayBeClaimed(written)
    ? compareClaims({ names, addresses, host }, decodeMarkup(written), written)
    : null;
  return verdict ? [{ subject: 'link', ...verdict, ...place }] : [];
}

/** Reads what a link says. Copies the texts, because a reference link is kept until its target is known. */
function locateClaims(link: Omit<ReferenceLink, 'reference'>, locate: Locate) {
  const claims = readClaims(link.label);
  if (!claims) return null;
  const { around, ...place } = locate(link);
  return {
    names: claims.names.map(copyText),
    addresses: claims.addresses.map(copyText),
    host: claims.host && copyText(claims.host),
    ...place,
    around: copyText(around),
  };
}

type Locate = (part: { start: number; end: number }) => FindingPlace;

/** Returns a function that finds the line that contains a part of a text. */
function createLocator(
  text: string,
  first: Pick<FindingPlace, 'start' | 'line' | 'column'>,
): Locate {
  let starts: number[] | undefined;
  return ({ start, end }) => {
    starts ??= [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
    const at = findFloor(starts, start);
    const lineStart = starts[at] ?? 0;
    return {
      start: first.start + start,
      end: first.start + end,
      line: first.line + at,
      column: start - lineStart + (at === 0 ? first.column : 0),
      around: text.slice(Math.max(0, start - CONTEXT.before), start + CONTEXT.after),
      at: Math.min(start, CONTEXT.before),
    };
  };
}

/** Maximum number of stored links, and of stored definitions. */
const MAX_KEPT = 10_000;

/**
 * Maximum number of definitions of one reference. Only the first definition counts in Markdown, but it can be in a
 * comment or an example that the reader does not recognize.
 */
const MAX_DEFINITIONS = 8;

/** Creates lists by reference, with a limited number of items. */
function createLists<T>() {
  const lists = new Map<string, T[]>();
  let count = 0;
  return {
    get: (key: string): readonly T[] => lists.get(key) ?? [],
    add(key: string, item: T) {
      if (count >= MAX_KEPT) return;
      count += 1;
      const list = lists.get(key);
      if (list) list.push(item);
      else lists.set(copyText(key), [item]);
    },
  };
}

// Reads links of other markup: Slack, BBCode and formulas of spreadsheets.

const TARGET = `https?://[^\\s<>[|"\\]]{1,${MAX_TARGET}}`;
const LABEL = `{1,${MAX_LABEL}}`;

/** Links whose target comes before their text. */
const LINKS = new RegExp(
  [
    `<(${TARGET})\\|([^<>\\n]${LABEL})>`,
    `\\[url=["']?(${TARGET})["']?\\]([^[\\n]${LABEL})\\[/url\\]`,
    `=HYPERLINK\\(["']{1,2}(${TARGET})["']{1,2}[,;]\\s?["']{1,2}([^"\\n]${LABEL})["']`,
  ].join('|'),
  'giu',
);

/** Lists the links of Slack, BBCode and spreadsheets in a text. */
function readOtherLinks(text: string): TextLink[] {
  return Array.from(text.matchAll(LINKS), (match) => {
    const [whole, ...groups] = match;
    const [target = '', label = ''] = groups.filter((group) => group !== undefined);
    return { start: match.index, end: match.index + whole.length, target, label };
  });
}

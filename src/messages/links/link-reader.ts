import { addAll } from '../../primitives/add-all.ts';
import { copyText } from '../../primitives/copy-text.ts';
import { findFloor } from '../../primitives/find-floor.ts';
import { countFeeds } from '../../primitives/list-lines.ts';
import { decodeMarkup } from '../pieces/decode-escapes.ts';
import { compareClaims, mayBeClaimed, readClaims, type ShownClaims } from './judge-link.ts';
import type { MisleadingLink } from './misleading-link.ts';
import { readHtmlLinks } from './read-html-links.ts';
import {
  type LinkDefinition,
  MAX_LABEL,
  MAX_TARGET,
  type ReferenceLink,
  readMarkdownLinks,
  type TextLink,
} from './read-markdown-links.ts';
import { readOtherLinks } from './read-other-links.ts';

/** Where a link starts. */
interface LinkPlace {
  /** Index of the link in the whole text, in UTF-16 code units. */
  readonly start: number;
  /** Index after the text of the link. */
  readonly end: number;
  /** Line number, starting at 1. */
  readonly line: number;
  /** Number of UTF-16 code units before the link in its line. */
  readonly column: number;
  /** The text around the link. */
  readonly context: string;
  /** Index of the link in `context`. */
  readonly at: number;
}

/** A misleading link and its position in the text. */
export interface FoundLink extends MisleadingLink, LinkPlace {
  /** The target as it is written. */
  readonly written: string;
}

/** Finds the misleading Markdown and HTML links in a text that arrives in parts of any size. */
export interface LinkReader {
  /** Returns the complete links, and earlier links whose targets are defined in this part. */
  push(text: string): FoundLink[];
  end(): FoundLink[];
}

/** Length of the text to read again together with the next part. No link is longer. */
const MAX_LINK = MAX_LABEL + 2 * MAX_TARGET;

const MAY_HAVE_LINK = /\]|<(?:a[\s/]|http)|=HYPERLINK\(/i;

/** Number of code units before and after the start of a link that belong to its context. */
const CONTEXT = { before: 500, after: 1500 };

type LocatedClaims = ShownClaims & LinkPlace;

export function createLinkReader(): LinkReader {
  const pairs = createReferencePairs<LocatedClaims>();
  /** The text to read again, and its position. */
  let tail = '';
  let tailStart = 0;
  let line = 1;
  let column = 0;

  function read(text: string, isEnd: boolean): FoundLink[] {
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
  ): FoundLink[] {
    const { links, references, definitions } = readMarkdownLinks(window);
    const found = [...links, ...readHtmlLinks(window, isEnd), ...readOtherLinks(window)]
      .filter(isNew)
      .flatMap((link) => judge(link, locate));
    for (const each of references.filter(isNew)) addAll(found, addReference(each, locate));
    for (const each of definitions.filter(isNew)) addAll(found, addDefinition(each));
    return found.sort((a, b) => a.start - b.start);
  }

  function addReference({ reference, ...link }: ReferenceLink, locate: Locate): FoundLink[] {
    const claims = locateClaims(link, locate);
    if (!claims) return [];
    const targets = pairs.addLink(copyText(reference), claims);
    return targets.flatMap((target) => judgeClaims(claims, target));
  }

  function addDefinition({ reference, target }: LinkDefinition): FoundLink[] {
    if (!mayBeClaimed(target)) return [];
    const kept = copyText(target);
    const links = pairs.addDefinition(copyText(reference), kept);
    return links.flatMap((link) => judgeClaims(link, kept));
  }

  return { push: (text) => read(text, false), end: () => read('', true) };
}

function judge(link: TextLink, locate: Locate): FoundLink[] {
  const claims = locateClaims(link, locate);
  return claims ? judgeClaims(claims, link.target) : [];
}

function judgeClaims(
  { names, addresses, host, ...place }: LocatedClaims,
  written: string,
): FoundLink[] {
  const misleading = mayBeClaimed(written)
    ? compareClaims({ names, addresses, host }, decodeMarkup(written))
    : null;
  return misleading ? [{ ...misleading, ...place, written }] : [];
}

/** Reads what a link says. Copies the texts, because a reference link is kept until its target is known. */
function locateClaims(link: Omit<ReferenceLink, 'reference'>, locate: Locate) {
  const claims = readClaims(link.label);
  if (!claims) return null;
  const { context, ...place } = locate(link);
  return {
    names: claims.names.map(copyText),
    addresses: claims.addresses.map(copyText),
    host: claims.host && copyText(claims.host),
    ...place,
    context: copyText(context),
  };
}

type Locate = (part: { start: number; end: number }) => LinkPlace;

/** Returns a function that finds the line that contains a part of a text. */
function createLocator(text: string, first: Pick<LinkPlace, 'start' | 'line' | 'column'>): Locate {
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
      context: text.slice(Math.max(0, start - CONTEXT.before), start + CONTEXT.after),
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

/** Matches reference links with the definitions of their targets, whichever comes first. */
function createReferencePairs<Link>() {
  const links = createLists<Link>();
  const definitions = createLists<string>();
  return {
    /** Adds a link. Returns the targets that are known. */
    addLink(reference: string, link: Link): readonly string[] {
      links.add(reference, link);
      return definitions.get(reference);
    },
    /** Adds a definition. Returns the links that wait for this target. */
    addDefinition(reference: string, target: string): readonly Link[] {
      if (definitions.get(reference).length >= MAX_DEFINITIONS) return [];
      definitions.add(reference, target);
      return links.get(reference);
    },
  };
}

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
      else lists.set(key, [item]);
    },
  };
}

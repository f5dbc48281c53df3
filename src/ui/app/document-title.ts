import { makeReadable } from '../lib/make-readable.ts';
import type { Route } from '../lib/route.ts';

const SITE = 'Namescope';

/** Longest text of a name that a tab's title is good for. */
const MAX_LENGTH = 80;

function shorten(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** What is inspected, then the site; hidden characters by their labels. */
export function formatDocumentTitle(route: Route): string {
  switch (route.screen) {
    case 'inspect':
      return `${SITE}: inspect ENS names`;
    case 'name':
      return route.name === ''
        ? `The root name · ${SITE}`
        : `${makeReadable(shorten(route.name))} · ${SITE}`;
    case 'grapheme':
      return `Grapheme ${makeReadable(shorten(route.grapheme))} · ${SITE}`;
    case 'bulk':
      return `Inspect a list · ${SITE}`;
    case 'api':
      return `API · ${SITE}`;
    case 'about':
      return `About · ${SITE}`;
    case 'malformed':
      return `Malformed link · ${SITE}`;
    case 'unknown':
      return `No such page · ${SITE}`;
  }
}

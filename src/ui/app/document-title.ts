import { makeReadable } from '../lib/make-readable.ts';
import type { DeveloperPart, Route } from '../lib/route.ts';

const SITE = 'Namescope';

const DEVELOPER_TITLES: Readonly<Record<DeveloperPart, string>> = {
  api: 'HTTP API',
  element: 'Names in your app',
  'command-line': 'Command line',
  package: 'Package',
};

/** Maximum number of UTF-16 code units of a name in a title. */
const MAX_LENGTH = 80;

/** Truncates a text without splitting a surrogate pair. */
function shorten(text: string): string {
  return text.length > MAX_LENGTH
    ? `${text.slice(0, MAX_LENGTH).replace(/\p{Surrogate}$/u, '')}…`
    : text;
}

/** Replaces hidden characters, and spaces that a browser tab would collapse, with labels. */
function quote(text: string): string {
  return makeReadable(shorten(text)).replace(/^ | $| (?= )/gu, '[SPACE]');
}

/** Returns the title of a route: the inspected text, then the name of the site. */
export function formatDocumentTitle(route: Route): string {
  switch (route.screen) {
    case 'inspect':
      return `${SITE}: check ENS names`;
    case 'name':
      return `${route.name === '' ? 'The root name' : quote(route.name)} · ${SITE}`;
    case 'grapheme':
      return `Character ${quote(route.grapheme)} · ${SITE}`;
    case 'characters':
      return `${route.text === '' ? 'Find a character' : quote(route.text)} · ${SITE}`;
    case 'compare': {
      const names = route.names.filter((name) => name !== '').map(quote);
      return `${names.length === 0 ? 'Compare two names' : names.join(' and ')} · ${SITE}`;
    }
    case 'imitations':
      return `${route.name === '' ? 'Imitations of a name' : `Imitations of ${quote(route.name)}`} · ${SITE}`;
    case 'bulk':
      return `Inspect a list · ${SITE}`;
    case 'watchlist':
      return `Protect · ${SITE}`;
    case 'developers':
      return `${DEVELOPER_TITLES[route.part]} · ${SITE}`;
    case 'about':
      return `About · ${SITE}`;
    case 'malformed':
      return `Malformed link · ${SITE}`;
    case 'unknown':
      return `No such page · ${SITE}`;
  }
}

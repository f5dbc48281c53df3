import type { DeveloperPart, Route } from '../lib/route.ts';
import { formatReportTitle, quoteInTitle } from '../lib/shown-conclusion.ts';

const SITE = 'Namescope';

const DEVELOPER_TITLES: Readonly<Record<DeveloperPart, string>> = {
  api: 'HTTP API',
  element: 'Names in your app',
  'command-line': 'Command line',
  package: 'Package',
  assistants: 'Browsers and assistants',
};

/** Returns the title of a route: the inspected text, then the name of the site. */
export function formatDocumentTitle(route: Route): string {
  switch (route.screen) {
    case 'inspect':
      return `${SITE}: check ENS names`;
    case 'name':
      return formatReportTitle(route.name);
    case 'grapheme':
      return `Character ${quoteInTitle(route.grapheme)} · ${SITE}`;
    case 'characters':
      return `${route.text === '' ? 'Find a character' : quoteInTitle(route.text)} · ${SITE}`;
    case 'compare': {
      const names = route.names.filter((name) => name !== '').map(quoteInTitle);
      return `${names.length === 0 ? 'Compare two names' : names.join(' and ')} · ${SITE}`;
    }
    case 'imitations':
      return `${route.name === '' ? 'Imitations of a name' : `Imitations of ${quoteInTitle(route.name)}`} · ${SITE}`;
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

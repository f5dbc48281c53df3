import { visibleRuns } from '../lib/hidden-characters.ts';
import type { Route } from '../lib/route.ts';

const SITE = 'Namescope';

/** Longest text of a name that a tab's title is good for. */
const LONGEST = 80;

function readable(text: string): string {
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return visibleRuns(shown)
    .map((run) => (run.label === null ? run.text : `[${run.label}]`))
    .join('');
}

/** What is inspected, then the site; hidden characters by their labels. */
export function documentTitle(route: Route): string {
  switch (route.screen) {
    case 'inspect':
      return `${SITE}: inspect ENS names`;
    case 'name':
      return route.name === '' ? `The root name · ${SITE}` : `${readable(route.name)} · ${SITE}`;
    case 'grapheme':
      return `Grapheme ${readable(route.grapheme)} · ${SITE}`;
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

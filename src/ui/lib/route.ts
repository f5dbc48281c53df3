/** Part of the screen for developers. */
export type DeveloperPart = 'api' | 'element' | 'command-line' | 'package' | 'assistants';

/** Position of a grapheme in a name. */
export interface GraphemePlace {
  name: string;
  /** Index among the graphemes of all labels, without dots. Positions on the page count dots. */
  index: number;
}

export type Route =
  | { screen: 'inspect' }
  | { screen: 'name'; name: string }
  | { screen: 'grapheme'; grapheme: string; place: GraphemePlace | null }
  /** Search for characters. The text may be empty. */
  | { screen: 'characters'; text: string }
  /** Comparison of two names. Each may be empty. */
  | { screen: 'compare'; names: readonly [string, string] }
  /** Imitations of a name. The name may be empty. */
  | { screen: 'imitations'; name: string }
  | { screen: 'bulk' }
  | { screen: 'watchlist' }
  | { screen: 'developers'; part: DeveloperPart }
  | { screen: 'about' }
  /** Address that is not percent-encoded UTF-8. */
  | { screen: 'malformed'; text: string }
  | { screen: 'unknown'; text: string };

type FixedRoute = Extract<
  Route,
  { screen: 'inspect' | 'bulk' | 'watchlist' | 'developers' | 'about' }
>;

/** Routes that contain no user input, each with its path after `#/`. */
const FIXED_ROUTES: readonly (readonly [address: string, route: FixedRoute])[] = [
  ['', { screen: 'inspect' }],
  ['lists', { screen: 'bulk' }],
  ['protect', { screen: 'watchlist' }],
  ['developers', { screen: 'developers', part: 'api' }],
  ['developers/element', { screen: 'developers', part: 'element' }],
  ['developers/command-line', { screen: 'developers', part: 'command-line' }],
  ['developers/package', { screen: 'developers', part: 'package' }],
  ['developers/assistants', { screen: 'developers', part: 'assistants' }],
  ['about', { screen: 'about' }],
];

/** Routes from earlier versions, each mapped to its current route. Shared links still contain the old routes. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['bulk', 'lists'],
  ['watchlist', 'protect'],
  ['api', 'developers'],
  ['embed', 'developers/element'],
]);

/** Removes the `#` and the slashes around a route: `#/lists/` → `lists`. */
function trimAddress(hash: string): string {
  return hash.replace(/^#?\/?|\/$/gsu, '');
}

/** Returns the current route for a renamed route, or null for any other route. */
export function findRenamed(hash: string): string | null {
  const address = RENAMED.get(trimAddress(hash));
  return address === undefined ? null : `#/${address}`;
}

const PLACE = /^(.+)\/in\/([^/]*)\/(\d{1,3})$/su;

const LONE_SURROGATE = /\p{Surrogate}/u;
const SURROGATE_BYTES = '%ED%A0%80';

/** Characters that other programs treat as markup or as the end of a link. */
const LEFT_OUT_OF_LINKS = /[!'()*~]|[-._]$/gu;

/**
 * Encodes like `encodeURIComponent`, but never throws. Encodes unpaired surrogates as invalid UTF-8, which makes the
 * route malformed. Also encodes characters that chats leave out of a link, such as a full stop at the end.
 */
function encode(text: string): string {
  return text
    .split(LONE_SURROGATE)
    .map(encodeURIComponent)
    .join(SURROGATE_BYTES)
    .replace(LEFT_OUT_OF_LINKS, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Formats a route as a fragment, with `#`. */
export function formatHref(route: Route): string {
  switch (route.screen) {
    case 'name':
      return `#/name/${encode(route.name)}`;
    case 'grapheme': {
      const own = `#/grapheme/${encode(route.grapheme)}`;
      const { place } = route;
      return place ? `${own}/in/${encode(place.name)}/${place.index + 1}` : own;
    }
    case 'characters':
      return route.text === '' ? '#/characters' : `#/characters/${encode(route.text)}`;
    case 'compare':
      return route.names.every((name) => name === '')
        ? '#/compare'
        : `#/compare/${route.names.map(encode).join('/')}`;
    case 'imitations':
      return route.name === '' ? '#/imitations' : `#/imitations/${encode(route.name)}`;
    case 'malformed':
    case 'unknown':
      return `#${route.text}`;
    default:
      return `#/${FIXED_ROUTES.find(([, fixed]) => isSame(fixed, route))?.[0]}`;
  }
}

function isSame(fixed: FixedRoute, route: FixedRoute): boolean {
  if (fixed.screen !== route.screen) return false;
  return !('part' in fixed && 'part' in route) || fixed.part === route.part;
}

/**
 * Parses a raw `location.hash`. Decodes each part exactly once. Routers decode parameters twice or lose `?` and `#`,
 * which would change the name.
 */
export function parseRoute(hash: string): Route {
  const text = hash.replace(/^#/u, '');
  const trimmed = trimAddress(hash);
  const present = RENAMED.get(trimmed) ?? trimmed;
  const fixed = FIXED_ROUTES.find(([address]) => address === present);
  if (fixed) return fixed[1];
  const [, screen = '', rest] = /^\/?([^/]*)(?:\/(.*))?$/su.exec(text) ?? [];
  try {
    if (screen === 'name' && rest !== undefined) {
      return { screen: 'name', name: decodeURIComponent(rest) };
    }
    if (screen === 'grapheme' && rest) return parseGraphemeRoute(rest);
    if (screen === 'characters' || screen === 'grapheme') {
      return { screen: 'characters', text: decodeURIComponent(rest ?? '') };
    }
    if (screen === 'imitations') {
      return { screen, name: decodeURIComponent(rest ?? '') };
    }
    if (screen === 'compare') {
      const [first = '', second = '', ...more] = (rest ?? '').split('/').map(decodeURIComponent);
      if (more.length === 0) return { screen: 'compare', names: [first, second] };
    }
  } catch {
    return { screen: 'malformed', text };
  }
  return { screen: 'unknown', text };
}

function parseGraphemeRoute(rest: string): Route {
  const [, grapheme, name, position] = PLACE.exec(rest) ?? [];
  if (grapheme === undefined || name === undefined) {
    return { screen: 'grapheme', grapheme: decodeURIComponent(rest), place: null };
  }
  return {
    screen: 'grapheme',
    grapheme: decodeURIComponent(grapheme),
    place: { name: decodeURIComponent(name), index: Math.max(0, Number(position) - 1) },
  };
}

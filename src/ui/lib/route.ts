/** Where in a name a grapheme stands. */
export interface GraphemePlace {
  name: string;
  /** Index among the graphemes of all the name's labels, dots not counted; what readers are told counts them. */
  index: number;
}

export type Route =
  | { screen: 'inspect' }
  | { screen: 'name'; name: string }
  | { screen: 'grapheme'; grapheme: string; place: GraphemePlace | null }
  /** Characters to be found; nothing yet when the text is empty. */
  | { screen: 'characters'; text: string }
  /** Two names side by side, either of which may be empty. */
  | { screen: 'compare'; names: readonly [string, string] }
  /** What could imitate a name, which may be empty. */
  | { screen: 'imitations'; name: string }
  | { screen: 'bulk' }
  | { screen: 'watchlist' }
  | { screen: 'api' }
  | { screen: 'embed' }
  | { screen: 'about' }
  /** The address holds what is not percent-encoded UTF-8. */
  | { screen: 'malformed'; text: string }
  | { screen: 'unknown'; text: string };

/** Screens whose address is their name. */
const PLAIN_SCREENS = ['bulk', 'watchlist', 'api', 'embed', 'about'] as const;

const PLACE = /^(.+)\/in\/([^/]*)\/(\d{1,3})$/su;

const LONE_SURROGATE = /\p{Surrogate}/u;
const SURROGATE_BYTES = '%ED%A0%80';

/** What programs that find links in texts take for the end of one, or for its mark-up. */
const LEFT_OUT_OF_LINKS = /[!'()*~]|[-._]$/gu;

/**
 * As encodeURIComponent, but total: an unpaired surrogate, which UTF-8 cannot hold, becomes bytes
 * that {@link parseRoute} reports as malformed instead of a changed name. Nor does a chat that makes a link of it
 * change the name, whose last full stop would be taken for that of the sentence.
 */
function encode(text: string): string {
  return text
    .split(LONE_SURROGATE)
    .map(encodeURIComponent)
    .join(SURROGATE_BYTES)
    .replace(LEFT_OUT_OF_LINKS, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The fragment that shows this route, `#` included. */
export function formatHref(route: Route): string {
  switch (route.screen) {
    case 'inspect':
      return '#/';
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
      return `#/${route.screen}`;
  }
}

/**
 * The route of a raw `location.hash`. Each part is decoded exactly once: a router's
 * parameters would decode twice or lose `?` and `#`, and so change the name.
 */
export function parseRoute(hash: string): Route {
  const text = hash.replace(/^#/u, '');
  const [, screen = '', rest] = /^\/?([^/]*)(?:\/(.*))?$/su.exec(text) ?? [];
  if (!rest) {
    const plain = screen === '' ? 'inspect' : PLAIN_SCREENS.find((each) => each === screen);
    if (plain) return { screen: plain };
  }
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

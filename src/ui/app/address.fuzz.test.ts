import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../engine/testing/any-text.ts';
import { getFuzzRuns } from '../../engine/testing/test-scope.ts';
import { formatHref, parseRoute, type Route } from '../lib/route.ts';
import { formatDocumentTitle } from './document-title.ts';

const SCREENS: ReadonlySet<string> = new Set<Route['screen']>([
  ...(['inspect', 'name', 'grapheme', 'characters', 'compare', 'bulk'] as const),
  ...(['imitations', 'watchlist', 'developers', 'about', 'malformed', 'unknown'] as const),
]);

/** Parts of addresses, and characters that break parsers. */
const PIECES = [
  ...['#', '/', '//', '?', '%', '%2', '%25', '%2F', '%00', '%FF', '%E0%A4', '%ED%A0%80', '&', '..'],
  ...['name', 'grapheme', 'characters', 'compare', 'bulk', 'lists', 'protect', 'api', 'embed'],
  ...['developers', '/element', 'imitations', 'about', 'inspect', 'in'],
  ...['/in/', '/name/', '/grapheme/'],
  ...Object.getOwnPropertyNames(Object.prototype),
  ...['1', '000', '999', '1000', ' ', '  ', '\u0301'.repeat(50)],
];

const anyFragment = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), anyText), { maxLength: 8 })
  .map((pieces) => pieces.join(''));

/** Returns the fragment as a browser reports it. */
const getHash = (fragment: string) => new URL(`#${fragment}`, 'https://host/').hash;

const anyRoute: fc.Arbitrary<Route> = fc.oneof(
  fc.record({ screen: fc.constant('name' as const), name: anyText }),
  fc.record({ screen: fc.constant('characters' as const), text: anyText }),
  fc.record({ screen: fc.constant('compare' as const), names: fc.tuple(anyText, anyText) }),
  fc.record({
    screen: fc.constant('grapheme' as const),
    grapheme: anyText.filter((text) => text !== ''),
    place: fc.option(fc.record({ name: anyText, index: fc.nat({ max: 998 }) })),
  }),
);

describe('parseRoute', () => {
  it('returns a known screen with a readable title for any fragment', () => {
    fc.assert(
      fc.property(anyFragment, (fragment) => {
        const route = parseRoute(fragment);
        expect(SCREENS).toContain(route.screen);
        const title = formatDocumentTitle(route);
        expect(title).toMatch(/Namescope/u);
        // Browser tabs collapse repeated spaces, so the title must not contain them.
        expect(title.trim().replace(/\s+/gu, ' ')).toBe(title);
        expect(title.isWellFormed()).toBe(true);
        if (!fragment.includes('undefined')) expect(title).not.toContain('undefined');
      }),
      { numRuns: getFuzzRuns(8000) },
    );
  });

  it('returns the same screen after the route is formatted', () => {
    fc.assert(
      fc.property(anyFragment, (fragment) => {
        const route = parseRoute(getHash(fragment));
        const href = formatHref(route);
        expect(parseRoute(href)).toEqual(route);
        expect(parseRoute(getHash(href.slice(1)))).toEqual(route);
      }),
      { numRuns: getFuzzRuns(8000) },
    );
  });
});

it('formats any route as an address that parses back to the route, or as a malformed address', () => {
  fc.assert(
    fc.property(anyRoute, (route) => {
      const isUnicode = JSON.stringify(route).search(/\\ud[89a-f]/u) < 0;
      const again = parseRoute(getHash(formatHref(route).slice(1)));
      if (isUnicode) expect(again).toEqual(route);
      else expect(again.screen).toBe('malformed');
    }),
    { numRuns: getFuzzRuns(6000) },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../engine/testing/any-text.ts';
import { getFuzzRuns } from '../../engine/testing/test-scope.ts';
import { formatDocumentTitle } from '../app/document-title.ts';
import { findRenamed, formatHref, parseRoute, type Route } from './route.ts';

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

/** Names with characters that mean something in an address, or that links leave out at their end. */
const HOSTILE = [
  ...Array.from(".)!'*~(-_", (end) => `vitalik.eth${end}`),
  '',
  'vitalik.eth',
  'a/b',
  'a%2Fb',
  'a?b=c',
  'a#b',
  '100%',
  '%',
  '%25',
  ' leading and trailing ',
  '../..',
  '.',
  'аррӏе.eth',
  '👩🏽‍🚀.eth',
  'עִבְרִית.eth',
  'a\nb',
  '\u202Ea',
  'in/a/3',
  'a/in/b/3',
];

const anyName = fc.oneof(fc.constantFrom(...HOSTILE), anyText);

const anyRoute: fc.Arbitrary<Route> = fc.oneof(
  fc.record({ screen: fc.constantFrom('name' as const, 'imitations' as const), name: anyName }),
  fc.record({ screen: fc.constant('characters' as const), text: anyName }),
  fc.record({ screen: fc.constant('compare' as const), names: fc.tuple(anyName, anyName) }),
  fc.record({
    screen: fc.constant('grapheme' as const),
    grapheme: anyName.filter((text) => text !== ''),
    place: fc.option(fc.record({ name: anyName, index: fc.nat({ max: 998 }) })),
  }),
);

describe('addresses', () => {
  it('lead back to their route, or to a malformed route if it has an unpaired surrogate', () => {
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

  it.each([
    ['vitalik.eth.', '#/name/vitalik.eth%2E'],
    ['vitalik.eth..', '#/name/vitalik.eth.%2E'],
    ['vitalik.eth)', '#/name/vitalik.eth%29'],
    ['vitalik.eth_', '#/name/vitalik.eth%5F'],
    ["o'neil.eth", '#/name/o%27neil.eth'],
    ['_a-b.eth', '#/name/_a-b.eth'],
  ])('are encoded so that a link includes all of %j', (name, href) => {
    expect(formatHref({ screen: 'name', name })).toBe(href);
  });

  it('end with a character that links include, and contain no markup characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', minLength: 1 }), (name) => {
        expect(formatHref({ screen: 'name', name })).toMatch(/^#\/name\/[-.\w%]*[A-Za-z0-9]$/u);
      }),
    );
  });

  it('with any fragment lead to one screen with a readable title', () => {
    fc.assert(
      fc.property(anyFragment, (fragment) => {
        const route = parseRoute(getHash(fragment));
        const href = formatHref(route);
        expect(parseRoute(href)).toEqual(route);
        expect(parseRoute(getHash(href.slice(1)))).toEqual(route);
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
});

describe('fragments written by hand', () => {
  it.each<[string, Route]>([
    ['', { screen: 'inspect' }],
    ['#', { screen: 'inspect' }],
    ['#/', { screen: 'inspect' }],
    ['#//', { screen: 'inspect' }],
    ['#lists', { screen: 'bulk' }],
    ['#/lists', { screen: 'bulk' }],
    ['#/lists/', { screen: 'bulk' }],
    ['#/protect', { screen: 'watchlist' }],
    ['#/characters', { screen: 'characters', text: '' }],
    ['#/characters/', { screen: 'characters', text: '' }],
    ['#/characters/%E2%80%8D', { screen: 'characters', text: '\u200d' }],
    ['#/characters/a/b', { screen: 'characters', text: 'a/b' }],
    ['#/grapheme', { screen: 'characters', text: '' }],
    ['#/grapheme/', { screen: 'characters', text: '' }],
    ['#/compare', { screen: 'compare', names: ['', ''] }],
    ['#/imitations', { screen: 'imitations', name: '' }],
    ['#/imitations/', { screen: 'imitations', name: '' }],
    ['#/imitations/a%2Fb.eth', { screen: 'imitations', name: 'a/b.eth' }],
    ['#/compare/a', { screen: 'compare', names: ['a', ''] }],
    ['#/compare//%2F', { screen: 'compare', names: ['', '/'] }],
    ['#/developers', { screen: 'developers', part: 'api' }],
    ['#/developers/element', { screen: 'developers', part: 'element' }],
    ['#/developers/command-line', { screen: 'developers', part: 'command-line' }],
    ['#/developers/package/', { screen: 'developers', part: 'package' }],
    ['#/developers/assistants', { screen: 'developers', part: 'assistants' }],
    ['#/about', { screen: 'about' }],
    ['#/name/', { screen: 'name', name: '' }],
    ['#/name/a/b', { screen: 'name', name: 'a/b' }],
    ['#/name/a?b#c', { screen: 'name', name: 'a?b#c' }],
    ['#/name/аррӏе.eth', { screen: 'name', name: 'аррӏе.eth' }],
    ['#/grapheme/%C3%AC', { screen: 'grapheme', grapheme: 'ì', place: null }],
    ['#/grapheme//', { screen: 'grapheme', grapheme: '/', place: null }],
    [
      '#/grapheme/%C3%AC/in/vital%C3%ACk.eth/6',
      { screen: 'grapheme', grapheme: 'ì', place: { name: 'vitalìk.eth', index: 5 } },
    ],
  ])('parse to a screen: %s', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  it.each([
    '#/name/%',
    '#/name/%E0%A4',
    '#/name/%ZZ',
    '#/name/%C0%AF',
    '#/name/%ED%A0%80',
    '#/grapheme/%FF',
    '#/characters/%FF',
    '#/compare/a/%FF',
  ])('are malformed if they are not percent-encoded UTF-8: %s', (hash) => {
    expect(parseRoute(hash)).toEqual({ screen: 'malformed', text: hash.slice(1) });
  });

  it.each([
    ...['#/nothing', '#/compare/a/b/c', '#/name', '#/lists/x', '#x', '#/inspect'],
    ...['#/bulk/x', '#/developers/api', '#/developers/x', '#/BULK', '#/protect//'],
    ...['#///', '##', '#?', '#/#/lists', '#/lists?list=1', '#/b%75lk', '#/undefined'],
    // Every object has properties with these names.
    ...['#/constructor', '#/__proto__', '#/toString/', '#/valueOf', '#hasOwnProperty'],
  ])('are unknown if no screen has the address: %s', (hash) => {
    expect(parseRoute(hash)).toEqual({ screen: 'unknown', text: hash.slice(1) });
  });
});

describe('addresses of earlier versions', () => {
  it.each<[string, string, Route]>([
    ['#/bulk', '#/lists', { screen: 'bulk' }],
    ['#/bulk/', '#/lists', { screen: 'bulk' }],
    ['#bulk', '#/lists', { screen: 'bulk' }],
    ['#/watchlist', '#/protect', { screen: 'watchlist' }],
    ['#/api', '#/developers', { screen: 'developers', part: 'api' }],
    ['#/embed', '#/developers/element', { screen: 'developers', part: 'element' }],
  ])('%s opens the screen of %s', (old, present, route) => {
    expect(parseRoute(old)).toEqual(route);
    expect(findRenamed(old)).toBe(present);
    expect(formatHref(route)).toBe(present);
  });

  it.each([
    ...['', '#', '#/', '#/lists', '#/about', '#/name/bulk', '#/name/a/b', '#/imitations/api'],
    ...['#/characters/x', '#/compare/a/b', '#/grapheme/x', '#/bulk/x', '#/constructor'],
  ])('%j is not renamed', (hash) => {
    expect(findRenamed(hash)).toBeNull();
  });
});

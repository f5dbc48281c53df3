import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRenamed, formatHref, parseRoute, type Route } from './route.ts';

const hostile = [
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

describe('names in the fragment', () => {
  it.each(hostile)('are unchanged: %j', (name) => {
    expect(parseRoute(formatHref({ screen: 'name', name }))).toEqual({ screen: 'name', name });
  });

  it.each(hostile)('are unchanged in the address of a grapheme: %j', (name) => {
    const route: Route = { screen: 'grapheme', grapheme: '/', place: { name, index: 6 } };
    expect(parseRoute(formatHref(route))).toEqual(route);
  });

  it('are unchanged for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(parseRoute(formatHref({ screen: 'name', name }))).toEqual({ screen: 'name', name });
      }),
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

  it.each([...".)!'*~(-_"])('are unchanged with %j at the end', (end) => {
    const name = `vitalik.eth${end}`;
    expect(parseRoute(formatHref({ screen: 'name', name }))).toEqual({ screen: 'name', name });
    const route: Route = { screen: 'grapheme', grapheme: end, place: { name, index: 11 } };
    expect(parseRoute(formatHref(route))).toEqual(route);
  });

  it('are unchanged by the URL parser', () => {
    for (const name of hostile) {
      const url = new URL(formatHref({ screen: 'name', name }), 'https://host/tools/namescope/');
      expect(parseRoute(url.hash)).toEqual({ screen: 'name', name });
    }
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

it('formats an unpaired surrogate as a malformed address, never as another name', () => {
  expect(parseRoute(formatHref({ screen: 'name', name: 'a\uD800b' })).screen).toBe('malformed');
});

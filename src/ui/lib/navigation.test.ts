import { beforeEach, expect, it, vi } from 'vitest';
import type { NavigateOptions } from './navigation.ts';
import type { Route } from './route.ts';
import { stubHistory } from './testing/stub-history.ts';

let entries: ReturnType<typeof stubHistory>;
let navigate: (route: Route, options?: NavigateOptions) => void;
let goTo: (href: string) => void;

beforeEach(async () => {
  vi.resetModules();
  entries = stubHistory();
  vi.stubGlobal('addEventListener', (_: string, arrive: () => void) => {
    goTo = (href) => {
      entries.push({ state: null, href });
      arrive();
    };
  });
  vi.stubGlobal('document', { querySelectorAll: () => [], activeElement: null });
  ({ navigate } = await import('./navigation.ts'));
  return () => vi.unstubAllGlobals();
});

const toName = (name: string): Route =>
  name === '' ? { screen: 'inspect' } : { screen: 'name', name };

/** Navigates like the field while a user types. */
function type(...names: string[]): void {
  for (const name of names) navigate(toName(name), { typing: true });
}

const getHrefs = () => entries.map(({ href }) => href);

it.each<[string, act: () => void, hrefs: string[]]>([
  [
    'replaces the entry while the user keeps typing a name',
    () => type('v', 'vi', 'vitalik.eth'),
    ['#/name/vitalik.eth'],
  ],
  [
    'replaces the entry while the user keeps typing on another screen',
    () => {
      navigate({ screen: 'imitations', name: 'nick.eth' });
      navigate({ screen: 'imitations', name: '' }, { typing: true });
    },
    ['#/imitations'],
  ],
  [
    'adds an entry when the field is cleared, so that Back restores the name',
    () => type('vitalik.eth', ''),
    ['#/name/vitalik.eth', '#/'],
  ],
  [
    'adds an entry for a pasted name',
    () => {
      type('nick.eth');
      navigate(toName('vitalik.eth'), { typing: true, isStep: true });
      type('vitalik.ethx');
    },
    ['#/name/nick.eth', '#/name/vitalik.ethx'],
  ],
])('%s', (_, act, hrefs) => {
  act();
  expect(getHrefs()).toEqual(['#/', ...hrefs]);
});

it('never adds two entries of the empty screen in a row', () => {
  type('xy', '', 'z', 'z.eth', '', 'a');
  navigate({ screen: 'inspect' });
  navigate({ screen: 'inspect' });
  const hrefs = getHrefs();
  expect(hrefs).toContain('#/name/z.eth');
  expect(hrefs.filter((href, index) => href === hrefs[index - 1])).toEqual([]);
});

it.each<[string, Route]>([
  ['a name', { screen: 'name', name: 'nick.eth' }],
  ['a name that is too long for an address', { screen: 'name', name: `${'a'.repeat(20_000)}.eth` }],
  ['a comparison', { screen: 'compare', names: ['a', 'b'] }],
  ['the About screen', { screen: 'about' }],
])('adds one entry when %s is opened twice', (_, route) => {
  navigate(route);
  navigate(route, { isSplit: true });
  expect(entries).toHaveLength(2);
  expect(entries[1]?.state).toMatchObject({ isSplit: true });
});

it('adds entries for two names that share an address', () => {
  navigate(toName('a\ud800'));
  navigate(toName('a\ud801'));
  expect(entries).toHaveLength(3);
});

it('replaces only an address of an earlier version, in the same entry', () => {
  for (const href of ['#/bulk', '#/embed', '#/name/a/b']) goTo(href);
  navigate({ screen: 'about' });
  const hrefs = ['#/', '#/lists', '#/developers/element', '#/name/a/b', '#/about'];
  expect(getHrefs()).toEqual(hrefs);
});

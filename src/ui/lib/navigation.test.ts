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

function paste(name: string): void {
  navigate(toName(name), { typing: true, isStep: true });
}

const getHrefs = () => entries.map(({ href }) => href);

it('replaces the entry while the user keeps typing a name', () => {
  type('v', 'vi', 'vitalik.eth');
  expect(getHrefs()).toEqual(['#/', '#/name/vitalik.eth']);
});

it('replaces the entry while the user keeps typing on another screen', () => {
  navigate({ screen: 'imitations', name: 'nick.eth' });
  navigate({ screen: 'imitations', name: 'nick.et' }, { typing: true });
  navigate({ screen: 'imitations', name: '' }, { typing: true });
  expect(getHrefs()).toEqual(['#/', '#/imitations']);
});

it('adds an entry when the field is cleared, so that Back restores the name', () => {
  type('vitalik.eth', '');
  expect(getHrefs()).toEqual(['#/', '#/name/vitalik.eth', '#/']);
});

it('never adds two entries of the empty screen in a row', () => {
  type('xy', '', 'z', 'z.eth', '', 'a');
  navigate({ screen: 'inspect' });
  navigate({ screen: 'inspect' });
  const hrefs = getHrefs();
  expect(hrefs).toContain('#/name/z.eth');
  expect(hrefs.filter((href, index) => href === hrefs[index - 1])).toEqual([]);
});

it('adds an entry for a pasted name', () => {
  type('nick.eth');
  paste('vitalik.eth');
  type('vitalik.ethx');
  expect(getHrefs()).toEqual(['#/', '#/name/nick.eth', '#/name/vitalik.ethx']);
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

it.each([
  ['#/bulk', '#/lists'],
  ['#/embed', '#/developers/element'],
])('replaces the address %s of an earlier version with %s in the same entry', (old, present) => {
  goTo(old);
  expect(getHrefs()).toEqual(['#/', present]);
  navigate({ screen: 'about' });
  expect(getHrefs()).toEqual(['#/', present, '#/about']);
});

it('leaves every other address as it was written', () => {
  goTo('#/name/a/b');
  goTo('#/imitations/nick.eth');
  expect(getHrefs()).toEqual(['#/', '#/name/a/b', '#/imitations/nick.eth']);
});

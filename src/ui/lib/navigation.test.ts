import { beforeEach, expect, it, vi } from 'vitest';
import type { NavigateOptions } from './navigation.ts';
import type { Route } from './route.ts';

interface Entry {
  state: unknown;
  href: string;
}

let entries: Entry[];
let navigate: (route: Route, options?: NavigateOptions) => void;

beforeEach(async () => {
  vi.resetModules();
  entries = [{ state: null, href: '#/' }];
  const top = () => entries[entries.length - 1] as Entry;
  vi.stubGlobal('location', {
    get hash() {
      return top().href;
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return top().state;
    },
    pushState: (state: unknown, _: string, href: string) => entries.push({ state, href }),
    replaceState(state: unknown, _: string, href = top().href) {
      entries[entries.length - 1] = { state, href };
    },
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { querySelectorAll: () => [], activeElement: null });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  ({ navigate } = await import('./navigation.ts'));
  return () => vi.unstubAllGlobals();
});

const toName = (name: string): Route =>
  name === '' ? { screen: 'inspect' } : { screen: 'name', name };

/** One name after the other, as the field tells of them. */
function type(...names: string[]): void {
  for (const name of names) navigate(toName(name), { typing: true });
}

function paste(name: string): void {
  navigate(toName(name), { typing: true, isStep: true });
}

const getHrefs = () => entries.map(({ href }) => href);

it('what is typed on into a name takes its place', () => {
  type('v', 'vi', 'vitalik.eth');
  expect(getHrefs()).toEqual(['#/', '#/name/vitalik.eth']);
});

it('what is typed on into the name of another screen takes its place there', () => {
  navigate({ screen: 'imitations', name: 'nick.eth' });
  navigate({ screen: 'imitations', name: 'nick.et' }, { typing: true });
  navigate({ screen: 'imitations', name: '' }, { typing: true });
  expect(getHrefs()).toEqual(['#/', '#/imitations']);
});

it('a name that the field is emptied of can be gone back to', () => {
  type('vitalik.eth', '');
  expect(getHrefs()).toEqual(['#/', '#/name/vitalik.eth', '#/']);
});

it('the empty screen never stands twice in a row', () => {
  type('xy', '', 'z', 'z.eth', '', 'a');
  navigate({ screen: 'inspect' });
  navigate({ screen: 'inspect' });
  const hrefs = getHrefs();
  expect(hrefs).toContain('#/name/z.eth');
  expect(hrefs.filter((href, index) => href === hrefs[index - 1])).toEqual([]);
});

it('a name that is pasted into the field takes the place of no other', () => {
  type('nick.eth');
  paste('vitalik.eth');
  type('vitalik.ethx');
  expect(getHrefs()).toEqual(['#/', '#/name/nick.eth', '#/name/vitalik.ethx']);
});

it.each<[string, Route]>([
  ['name', { screen: 'name', name: 'nick.eth' }],
  ['name that no address can hold', { screen: 'name', name: `${'a'.repeat(20_000)}.eth` }],
  ['comparison', { screen: 'compare', names: ['a', 'b'] }],
  ['plain screen', { screen: 'about' }],
])('the same %s twice is one step', (_, route) => {
  navigate(route);
  navigate(route, { isSplit: true });
  expect(entries).toHaveLength(2);
  expect(entries[1]?.state).toMatchObject({ isSplit: true });
});

it('two names that one address stands for are two steps', () => {
  navigate(toName('a\ud800'));
  navigate(toName('a\ud801'));
  expect(entries).toHaveLength(3);
});

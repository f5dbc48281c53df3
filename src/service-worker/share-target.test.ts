import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PRIVATE_KEY, pickWords } from '../secrets/testing/phrases.ts';
import { createShareTarget, type ShareTarget } from './share-target.ts';

const SCOPE = 'https://example.org/tools/namescope/';
const ADDRESS = `${SCOPE}share-target`;
const PHRASE = pickWords('english', 12).join(' ');
const LONGEST = '名'.repeat(2_000);

let target: ShareTarget;
beforeEach(() => {
  vi.useFakeTimers();
  target = createShareTarget(SCOPE);
});
afterEach(() => {
  vi.useRealTimers();
});

type Fields = Readonly<Record<string, string | File | File[]>>;

function share(fields: Fields): Promise<Response> {
  const body = new FormData();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) body.append(name, value);
  }
  return target.receive(new Request(ADDRESS, { method: 'POST', body }));
}

const file = (text: string, name = 'names.csv') => new File([text], name);

it.each([
  ['POST', ADDRESS, true],
  ['GET', ADDRESS, false],
  ['POST', `${ADDRESS}?x`, false],
  ['POST', 'https://example.org/share-target', false],
  ['POST', SCOPE, false],
])('for %s %s, accepts returns %s', (method, url, isAccepted) => {
  expect(target.accepts(new Request(url, { method }))).toBe(isAccepted);
});

it.each<[string, Fields, string]>([
  ['a name', { text: 'vital\u00eck.eth' }, '#/name/vital%C3%ACk.eth'],
  ['a name among blank lines', { text: '\n \nvitalik.eth\r\n' }, '#/name/vitalik.eth'],
  ['reserved characters of URLs', { text: 'a/b?c#d%e' }, '#/name/a%2Fb%3Fc%23d%25e'],
  ['a link', { title: 'ENS', url: 'https://a.xyz/b' }, '#/name/https%3A%2F%2Fa.xyz%2Fb'],
  [
    'a name beside a link',
    { title: 'ENS', url: 'https://a.xyz/b', text: 'nick.eth' },
    '#/name/nick.eth',
  ],
  ['the longest name of a URL', { text: LONGEST }, `#/name/${encodeURIComponent(LONGEST)}`],
  ['an empty form', {}, ''],
  ['a form without a file', { files: file('', '') }, ''],
  ['a name and an empty file', { text: 'nick.eth', files: file('') }, '#/name/nick.eth'],
])('redirects %s to the report or the page', async (_, fields, hash) => {
  const { status, headers } = await share(fields);
  expect([status, headers.get('Location')]).toEqual([303, SCOPE + hash]);
  expect(target.take()).toEqual([]);
});

it('redirects an empty file to the list screen', async () => {
  const { headers } = await share({ files: file('') });
  expect(headers.get('Location')).toBe(`${SCOPE}#/lists`);
  expect(target.take()).toMatchObject([{ name: 'names.csv', size: 0 }]);
});

it('redirects a request without a form to the page', async () => {
  const request = new Request(ADDRESS, { method: 'POST', body: 'vitalik.eth' });
  expect((await target.receive(request)).headers.get('Location')).toBe(SCOPE);
});

it.each<[string, Fields, string[]]>([
  ['a file', { title: 'x', files: file('a\nb') }, ['a\nb']],
  ['several files', { files: [file('a'), file('b')] }, ['a', 'b']],
  // Forms encode line breaks as CR LF.
  ['several lines', { text: 'a.eth\n\nb.eth' }, ['a.eth\r\n\r\nb.eth']],
  // Secrets must not be in a URL, because URLs stay in the browser's history.
  ['a seed phrase', { text: PHRASE }, [PHRASE]],
  ['a private key', { text: PRIVATE_KEY }, [PRIVATE_KEY]],
  ['a line that is too long for a URL', { text: 'x'.repeat(2_001) }, ['x'.repeat(2_001)]],
])('redirects %s to the list screen, and returns the content once', async (_, fields, texts) => {
  const { headers } = await share(fields);
  expect(headers.get('Location')).toBe(`${SCOPE}#/lists`);
  expect(await Promise.all(target.take().map((each) => each.text()))).toEqual(texts);
  expect(target.take()).toEqual([]);
});

it('replaces files that were not taken when other files are shared', async () => {
  await share({ files: file('a') });
  await share({ files: file('b') });
  const [shared] = target.take();
  expect(await shared?.text()).toBe('b');
});

it('drops files that are not taken within a minute', async () => {
  await share({ files: file('a') });
  const taken = target.waitUntilTaken();
  vi.advanceTimersByTime(60_000);
  await taken;
  expect(target.take()).toEqual([]);
});

it('stops the timer when the files are taken', async () => {
  await share({ files: file('a') });
  const taken = target.waitUntilTaken();
  target.take();
  await taken;
  expect(vi.getTimerCount()).toBe(0);
});

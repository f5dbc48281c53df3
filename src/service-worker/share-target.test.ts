import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createShareTarget, type ShareTarget } from './share-target.ts';

const SCOPE = 'https://example.org/tools/namescope/';
const ADDRESS = `${SCOPE}share-target`;

let target: ShareTarget;
beforeEach(() => {
  vi.useFakeTimers();
  target = createShareTarget(SCOPE);
});
afterEach(() => {
  vi.useRealTimers();
});

type Fields = readonly (readonly [string, string | File])[];

function share(fields: Fields): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return target.receive(new Request(ADDRESS, { method: 'POST', body }));
}

const file = (text: string, name = 'names.csv') => new File([text], name);

it.each([
  ['POST', ADDRESS, true],
  ['GET', ADDRESS, false],
  ['POST', `${ADDRESS}/more`, false],
  ['POST', `${ADDRESS}?x`, false],
  ['POST', 'https://example.org/share-target', false],
  ['POST', SCOPE, false],
])('%s %s is taken: %s', (method, url, isTaken) => {
  expect(target.accepts(new Request(url, { method }))).toBe(isTaken);
});

it.each<[string, Fields, string]>([
  ['a name', [['text', 'vital\u00eck.eth']], '#/name/vital%C3%ACk.eth'],
  ['a name among blank lines', [['text', '\n \nvitalik.eth\r\n']], '#/name/vitalik.eth'],
  ['what an address has signs for', [['text', 'a/b?c#d%e']], '#/name/a%2Fb%3Fc%23d%25e'],
  ['what is hidden', [['text', ' \u202ea ']], '#/name/%20%E2%80%AEa%20'],
  [
    'a link',
    [
      ['title', 'ENS'],
      ['url', 'https://a.xyz/b'],
    ],
    '#/name/https%3A%2F%2Fa.xyz%2Fb',
  ],
  [
    'a title alone',
    [
      ['title', 'nick.eth'],
      ['text', ''],
      ['url', ' '],
    ],
    '#/name/nick.eth',
  ],
  ['nothing', [], ''],
  ['no file', [['files', file('', '')]], ''],
  [
    'a name beside an empty file',
    [
      ['text', 'nick.eth'],
      ['files', file('')],
    ],
    '#/name/nick.eth',
  ],
])('%s leads to its report', async (_, fields, hash) => {
  const { status, headers } = await share(fields);
  expect([status, headers.get('Location')]).toEqual([303, SCOPE + hash]);
  expect(target.take()).toEqual([]);
});

it('an empty file leads to the screen of lists, which says that it is empty', async () => {
  const { headers } = await share([['files', file('')]]);
  expect(headers.get('Location')).toBe(`${SCOPE}#/bulk`);
  expect(target.take()).toMatchObject([{ name: 'names.csv', size: 0 }]);
});

it('what is no form leads to the page', async () => {
  const request = new Request(ADDRESS, { method: 'POST', body: 'vitalik.eth' });
  expect((await target.receive(request)).headers.get('Location')).toBe(SCOPE);
});

it.each<[string, Fields, string[]]>([
  [
    'a file',
    [
      ['title', 'x'],
      ['files', file('a\nb')],
    ],
    ['a\nb'],
  ],
  [
    'several files',
    [
      ['files', file('a')],
      ['files', file('b')],
    ],
    ['a', 'b'],
  ],
  ['several lines', [['text', 'a.eth\n\nb.eth']], ['a.eth\n\nb.eth']],
  ['a line that no address holds', [['text', 'x'.repeat(2_001)]], ['x'.repeat(2_001)]],
])('%s leads to the lists, and is handed over once', async (_, fields, texts) => {
  const { headers } = await share(fields);
  expect(headers.get('Location')).toBe(`${SCOPE}#/bulk`);
  expect(await Promise.all(target.take().map((each) => each.text()))).toEqual(
    // A form writes line breaks as CR LF.
    texts.map((text) => (fields[0]?.[0] === 'text' ? text.replaceAll('\n', '\r\n') : text)),
  );
  expect(target.take()).toEqual([]);
});

it('what is shared later takes the place of what was not taken', async () => {
  await share([['files', file('a')]]);
  await share([['files', file('b')]]);
  const [shared] = target.take();
  expect(await shared?.text()).toBe('b');
});

it('what nobody takes is forgotten after a minute', async () => {
  await share([['files', file('a')]]);
  const taken = target.whenTaken();
  vi.advanceTimersByTime(60_000);
  await taken;
  expect(target.take()).toEqual([]);
});

it('nothing is waited for once it is taken', async () => {
  await share([['files', file('a')]]);
  const taken = target.whenTaken();
  target.take();
  await taken;
  expect(vi.getTimerCount()).toBe(0);
});

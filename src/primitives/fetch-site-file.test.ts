import { afterEach, expect, it, vi } from 'vitest';
import { fetchSiteFile } from './fetch-site-file.ts';

const RIGHT = 'sha256-right';

/** Mocks `fetch` with a server and an HTTP cache. Checks the integrity of responses like a browser. */
function mockFetch(server: () => Response, cached?: () => Response) {
  return vi.fn(async (_url: string, { cache, integrity }: RequestInit) => {
    const response = cache === undefined && cached ? cached() : server();
    if (integrity && response.headers.get('hash') !== integrity) {
      throw new TypeError('Failed to fetch');
    }
    return response;
  });
}

const right = () => new Response('right', { headers: { hash: RIGHT } });
const wrong = () => new Response('wrong');
const page = () => new Response('<p>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
const missing = () => new Response(null, { status: 404 });
const cut = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(8));
      },
      pull: (controller) => controller.error(new TypeError('network error')),
    }),
  );
const gone = () => {
  throw new TypeError('Failed to fetch');
};

const fetchFile = (name = 'bulk-x.bin') => fetchSiteFile(`https://host.example/a/${name}`, RIGHT);

afterEach(() => {
  vi.unstubAllGlobals();
});

it('fetches an intact file once', async () => {
  const fetch = mockFetch(right);
  vi.stubGlobal('fetch', fetch);
  expect(await (await fetchFile()).text()).toBe('right');
  expect(fetch).toHaveBeenCalledOnce();
});

it('fetches a file again if the cached copy is damaged', async () => {
  vi.stubGlobal('fetch', mockFetch(right, wrong));
  expect(await (await fetchFile()).text()).toBe('right');
});

it.each([
  ['is damaged', wrong, 'bulk-x.bin', 'is damaged'],
  ['the server replaces with a web page', page, 'bulk-x.bin', 'returned a web page'],
  ['is a damaged web page', page, 'index.html', 'is damaged'],
  ['is missing', missing, 'bulk-x.bin', 'returned status 404'],
  ['ends early', cut, 'bulk-x.bin', 'ended early'],
  ['cannot be reached', gone, 'bulk-x.bin', 'could not be reached'],
])('describes the fault of a file that %s', async (_, server, name, fault) => {
  vi.stubGlobal('fetch', mockFetch(server));
  await expect(fetchFile(name)).rejects.toThrow(`${name} ${fault}`);
});

it('reports a timeout', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => signal?.throwIfAborted());
  await expect(fetchFile()).rejects.toThrow('bulk-x.bin timed out');
  timeout.mockRestore();
});

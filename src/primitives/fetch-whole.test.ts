import { afterEach, expect, it, vi } from 'vitest';
import { fetchWhole } from './fetch-whole.ts';

const RIGHT = 'sha256-right';

/** A server that says one thing, and a browser that keeps another: it looks at hashes as browsers do. */
function answer(server: () => Response, kept?: () => Response) {
  return vi.fn(async (_url: string, { cache, integrity }: RequestInit) => {
    const response = cache === undefined && kept ? kept() : server();
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

const fetchFile = (name = 'bulk-x.bin') => fetchWhole(`https://host.example/a/${name}`, RIGHT);

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks once for what is right', async () => {
  const ask = answer(right);
  vi.stubGlobal('fetch', ask);
  expect(await (await fetchFile()).text()).toBe('right');
  expect(ask).toHaveBeenCalledOnce();
});

it('asks again for what the browser keeps and that is wrong', async () => {
  vi.stubGlobal('fetch', answer(right, wrong));
  expect(await (await fetchFile()).text()).toBe('right');
});

it.each([
  ['damaged', wrong, 'bulk-x.bin', 'arrived damaged'],
  ['a web page', page, 'bulk-x.bin', 'was answered with a web page'],
  ['a page that is damaged', page, 'index.html', 'arrived damaged'],
  ['missing', missing, 'bulk-x.bin', 'was answered with status 404'],
  ['cut', cut, 'bulk-x.bin', 'broke off half-way'],
  ['not reached', gone, 'bulk-x.bin', 'could not be reached'],
])('says of a file that is %s what is wrong', async (_, server, name, words) => {
  vi.stubGlobal('fetch', answer(server));
  await expect(fetchFile(name)).rejects.toThrow(`${name} ${words}`);
});

it('does not wait for ever', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')));
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => signal?.throwIfAborted());
  await expect(fetchFile()).rejects.toThrow('bulk-x.bin did not arrive in time');
  timeout.mockRestore();
});

import { expect, it, vi } from 'vitest';
import { createBodyReader, parseBody } from './request-body.ts';

/** Creates a POST request and a function that sends the next part of its body. */
function createSlowRequest(signal: AbortSignal | null = null) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (created) => {
      controller = created;
    },
  });
  const request = new Request('http://host/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    signal,
    duplex: 'half',
  } as RequestInit);
  return {
    request,
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
  };
}

/** Creates a request whose whole body has been sent. */
function createRequest(body: string): Request {
  const { request, send, end } = createSlowRequest();
  send(body);
  end();
  return request;
}

/** A JSON string that needs a large buffer, without its closing quote. */
const LARGE = `"${'x'.repeat(20_000)}`;

it('limits the total size of the large bodies that it reads at the same time', async () => {
  const readBody = createBodyReader(100_000);
  const [first, second, third] = [createSlowRequest(), createSlowRequest(), createSlowRequest()];
  const results = [first, second].map(({ request }) => readBody(request));
  for (const { send } of [first, second, third]) send(LARGE);
  await expect(readBody(third.request)).resolves.toMatchObject({
    ok: false,
    problem: { code: 'server_busy', status: 503 },
  });
  expect(await readBody(createRequest('"a"'))).toMatchObject({ ok: true });

  first.send('"');
  first.end();
  expect(await results[0]).toMatchObject({ ok: true });
  expect(await readBody(createRequest(`${LARGE}"`))).toMatchObject({ ok: true });
  second.send('"');
  second.end();
  expect(await results[1]).toMatchObject({ ok: true });
});

it('no longer counts a body after its client has left', async () => {
  const readBody = createBodyReader(50_000);
  const client = new AbortController();
  const left = createSlowRequest(client.signal);
  // Never settles, like a request that workerd has dropped.
  void readBody(left.request);
  left.send(LARGE);
  await new Promise((resolve) => setTimeout(resolve, 20));
  client.abort();
  expect(await readBody(createRequest(`${LARGE}"`))).toMatchObject({ ok: true });
});

const parseText = (text: string) => parseBody(new TextEncoder().encode(text));

it.each([
  ['brackets', '['.repeat(20_000)],
  ['objects', `[${'{},'.repeat(20_000)}{}]`],
  ['numbers', `[${'1,'.repeat(20_000)}1]`],
])('rejects a body with too many %s before it parses the body', (_, text) => {
  const parse = vi.spyOn(JSON, 'parse');
  expect(parseText(text)).toMatchObject({
    ok: false,
    problem: { code: 'invalid_request', detail: expect.stringContaining('1000 values') },
  });
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

it('does not count characters of strings as values', () => {
  const names = [',[{'.repeat(10_000), String.raw`\"`.repeat(10_000), '\\\\'];
  expect(parseText(JSON.stringify(names))).toEqual({ ok: true, value: names });
});

it('ends a body of which no part arrives for 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { request, send } = createSlowRequest();
  const read = createBodyReader()(request);
  send('{"names":[');
  await vi.advanceTimersByTimeAsync(14_000);
  send('"a.eth"');
  await vi.advanceTimersByTimeAsync(16_000);
  vi.useRealTimers();
  expect(await read).toMatchObject({
    ok: false,
    problem: { code: 'malformed_json', detail: 'The body ended early. Send it again.' },
  });
});

import { expect, it, vi } from 'vitest';
import { createBodyReader } from './request-body.ts';

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
  const small = createSlowRequest();
  small.send('"a"');
  small.end();
  expect(await readBody(small.request)).toEqual({ ok: true, value: 'a' });

  first.send('"');
  first.end();
  expect(await results[0]).toMatchObject({ ok: true });
  const fourth = createSlowRequest();
  fourth.send(`${LARGE}"`);
  fourth.end();
  expect(await readBody(fourth.request)).toMatchObject({ ok: true });
  second.send('"');
  second.end();
  expect(await results[1]).toMatchObject({ ok: true });
});

it('no longer counts a body after its client has left', async () => {
  const readBody = createBodyReader(50_000);
  const client = new AbortController();
  const [left, next] = [createSlowRequest(client.signal), createSlowRequest()];
  // Never settles, like a request that workerd has dropped.
  void readBody(left.request);
  left.send(LARGE);
  await new Promise((resolve) => setTimeout(resolve, 20));
  client.abort();
  next.send(`${LARGE}"`);
  next.end();
  expect(await readBody(next.request)).toMatchObject({ ok: true });
});

it.each([
  ['brackets', '['.repeat(20_000)],
  ['objects', `[${'{},'.repeat(20_000)}{}]`],
  ['numbers', `[${'1,'.repeat(20_000)}1]`],
])('rejects a body with too many %s before it parses the body', async (_, text) => {
  const { request, send, end } = createSlowRequest();
  send(text);
  end();
  const parse = vi.spyOn(JSON, 'parse');
  expect(await createBodyReader()(request)).toMatchObject({
    ok: false,
    problem: { code: 'invalid_request', detail: expect.stringContaining('1000 values') },
  });
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

it('does not count characters of strings as values', async () => {
  const { request, send, end } = createSlowRequest();
  const names = [',[{'.repeat(10_000), String.raw`\"`.repeat(10_000), '\\\\'];
  send(JSON.stringify(names));
  end();
  expect(await createBodyReader()(request)).toEqual({ ok: true, value: names });
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

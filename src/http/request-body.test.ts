import { expect, it } from 'vitest';
import { createBodyReader } from './request-body.ts';

/** Creates a POST request and a function that sends the next part of its body. */
function createSlowRequest() {
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
    duplex: 'half',
  } as RequestInit);
  return {
    request,
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
  };
}

it('limits the total size of the bodies that it reads at the same time', async () => {
  const readBody = createBodyReader(3_000);
  const [first, second, third] = [createSlowRequest(), createSlowRequest(), createSlowRequest()];
  const results = [first, second].map(({ request }) => readBody(request));
  first.send('"a');
  second.send('"b');
  third.send('"c');
  await expect(readBody(third.request)).resolves.toMatchObject({
    ok: false,
    problem: { code: 'server_busy', status: 503 },
  });

  first.send('"');
  first.end();
  expect(await results[0]).toEqual({ ok: true, value: 'a' });
  const fourth = createSlowRequest();
  fourth.send('"d"');
  fourth.end();
  expect(await readBody(fourth.request)).toEqual({ ok: true, value: 'd' });
  second.send('"');
  second.end();
  expect(await results[1]).toEqual({ ok: true, value: 'b' });
});

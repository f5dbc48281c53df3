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

/** A JSON string that needs a large buffer, without its last quote. */
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

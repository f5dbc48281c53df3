import { MAX_BODY_BYTES, MAX_BODY_VALUES } from '../contract/limits.ts';
import type { Outcome } from '../contract/problem.ts';
import { createFailure } from '../engine/create-problem.ts';

/** Initial size of a buffer in bytes. Small, because thousands of slow clients can send at the same time. */
const INITIAL_BUFFER_LENGTH = 1_024;

/** Buffers up to this size in bytes do not count toward the limit, so that large bodies never delay small ones. */
const SMALL_BUFFER_LENGTH = 16_384;

/** Maximum total size of a reader's large buffers, in bytes. */
const MAX_BUFFERED_BYTES = 16 * 1024 * 1024;

/** Maximum time in milliseconds between two chunks of a body. */
const MAX_SILENCE = 15_000;

/** Matches a JSON type with any parameters: https://mimesniff.spec.whatwg.org/#json-mime-type */
const JSON_TYPE =
  /^[\t ]*(?:application\/json|text\/json|[^\s/;,]+\/[^\s/;,]+\+json)[\t ]*(?:;|$)/i;

/** Reads the body of a request. Fails if the body has another type than JSON, is too large, or ends early. */
export type BodyReader = (request: Request) => Promise<Outcome<Uint8Array<ArrayBuffer>>>;

/** Creates a reader that limits the total size of the bodies that it reads at the same time. */
export function createBodyReader(maxBuffered = MAX_BUFFERED_BYTES): BodyReader {
  const openBuffer = createBufferLimit(maxBuffered);
  return async (request) => {
    const failure = checkHeaders(request.headers);
    if (failure) return failure;

    const buffer = openBuffer();
    // workerd drops the request of a client that leaves, and does not run the `finally` block.
    request.signal.addEventListener('abort', buffer.close);
    try {
      return await readBytes(request, buffer.resize);
    } catch {
      return createFailure('malformed_json', 'The body ended early. Send it again.');
    } finally {
      buffer.close();
    }
  };
}

function checkHeaders(headers: Headers): ReturnType<typeof createFailure> | null {
  const type = headers.get('Content-Type');
  if (type === null || !JSON_TYPE.test(type)) {
    return createFailure(
      'unsupported_media_type',
      'Send the body as JSON with the header Content-Type: application/json.',
    );
  }
  const encoding = headers.get('Content-Encoding') ?? 'identity';
  if (encoding.trim().toLowerCase() === 'identity') return null;
  return createFailure(
    'unsupported_media_type',
    'The body is compressed. Send it without Content-Encoding.',
  );
}

/** Parses the body of a request. Fails if the body is not JSON in UTF-8 or has too many values. */
export function parseBody(bytes: Uint8Array): Outcome<unknown> {
  if (countValues(bytes) > MAX_BODY_VALUES) {
    const detail = `The body has more than ${MAX_BODY_VALUES} values. Send fewer names.`;
    return createFailure('invalid_request', detail);
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return createFailure('malformed_json', 'The body is not valid UTF-8. Send JSON in UTF-8.');
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    const what = text.trim() === '' ? 'The body is empty' : 'The body is not valid JSON';
    return createFailure('malformed_json', `${what}. Send a JSON object.`);
  }
}

const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = ['"', '\\', ',', '[', '{'].map((character) =>
  character.charCodeAt(0),
);

/** Estimates the number of JSON values by counting the commas and opening brackets outside strings. */
function countValues(json: Uint8Array): number {
  let count = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) isInString = !isInString;
    else if (isInString) {
      if (byte === BACKSLASH) at += 1;
    } else if (byte === COMMA || byte === BRACKET || byte === BRACE) count += 1;
  }
  return count;
}

/** Limits the total size of large buffers. Returns a function that opens a buffer. */
function createBufferLimit(max: number) {
  let total = 0;
  return () => {
    let counted = 0;
    const count = (length: number) => {
      total += length - counted;
      counted = length;
    };
    return {
      /** Changes the size in bytes. Returns false if the total size of the buffers is then too large. */
      resize(length: number): boolean {
        count(length > SMALL_BUFFER_LENGTH ? length : 0);
        return total <= max;
      },
      close: () => count(0),
    };
  };
}

/**
 * Reads the body. Fails as soon as the body is too large, because `Content-Length` can be wrong.
 *
 * @param resize changes the counted size of the buffer. Returns false if the server has no room
 */
async function readBytes(
  request: Request,
  resize: (length: number) => boolean,
): Promise<Outcome<Uint8Array<ArrayBuffer>>> {
  // Firefox has no request streams, so the body is read before its length is known.
  if (!request.body) {
    const whole = new Uint8Array(await request.arrayBuffer());
    return whole.length > MAX_BODY_BYTES ? TOO_LARGE : { ok: true, value: whole };
  }
  const reader = request.body.getReader();
  const stop = (failure: ReturnType<typeof createFailure>) => {
    // Does not wait, because the response does not depend on the rest of the body.
    reader.cancel().catch(() => {});
    return failure;
  };
  // Chunks are copied into one buffer. An array of a million one-byte chunks would use too much memory.
  let bytes = new Uint8Array(0);
  let length = 0;
  for (let read = await readNext(reader); !read.done; read = await readNext(reader)) {
    const end = length + read.value.length;
    if (end > MAX_BODY_BYTES) return stop(TOO_LARGE);
    if (end > bytes.length) {
      const larger = Math.min(MAX_BODY_BYTES, Math.max(2 * end, INITIAL_BUFFER_LENGTH));
      if (!resize(larger)) return stop(BUSY);
      const enlarged = new Uint8Array(larger);
      enlarged.set(bytes);
      bytes = enlarged;
    }
    bytes.set(read.value, length);
    length = end;
  }
  return { ok: true, value: bytes.subarray(0, length) };
}

const TOO_LARGE = createFailure(
  'body_too_large',
  `The body is larger than ${MAX_BODY_BYTES} bytes. Split it into several requests.`,
);

const BUSY = createFailure(
  'server_busy',
  'The server is receiving too many large bodies. Try again in a moment.',
);

/** Reads the next chunk. Throws if the chunk does not arrive in time. */
async function readNext(reader: ReadableStreamDefaultReader<Uint8Array>) {
  let isSilent = false;
  const timer = setTimeout(() => {
    isSilent = true;
    reader.cancel().catch(() => {});
  }, MAX_SILENCE);
  try {
    const read = await reader.read();
    if (isSilent) throw new Error('The client sends nothing.');
    return read;
  } finally {
    clearTimeout(timer);
  }
}

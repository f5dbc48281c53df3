import { MAX_BODY_BYTES } from '../contract/limits.ts';
import type { Outcome } from '../contract/problem.ts';
import { createFailure } from '../engine/create-problem.ts';

/** Initial size of the buffer in bytes, enough for most bodies. */
const INITIAL_BUFFER_LENGTH = 16_384;

/** Matches a JSON type with any parameters: https://mimesniff.spec.whatwg.org/#json-mime-type */
const JSON_TYPE =
  /^[\t ]*(?:application\/json|text\/json|[^\s/;,]+\/[^\s/;,]+\+json)[\t ]*(?:;|$)/i;

/** Parses the body of a request as JSON. Fails if the body has another type, is too large, or is not JSON in UTF-8. */
export async function readJson(request: Request): Promise<Outcome<unknown>> {
  const type = request.headers.get('Content-Type');
  if (type === null || !JSON_TYPE.test(type)) {
    return createFailure(
      'unsupported_media_type',
      'Send the body as JSON with the header Content-Type: application/json.',
    );
  }

  let bytes: Uint8Array | undefined;
  try {
    bytes = await readAtMost(request, MAX_BODY_BYTES);
  } catch {
    return createFailure('malformed_json', 'The body ended early. Send it again.');
  }
  if (bytes === undefined) {
    return createFailure(
      'body_too_large',
      `The body is larger than ${MAX_BODY_BYTES} bytes. Split it into several requests.`,
    );
  }
  return parseJson(bytes);
}

function parseJson(bytes: Uint8Array): Outcome<unknown> {
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

/** Reads the body. Returns undefined as soon as it exceeds `limit` bytes, because `Content-Length` can be wrong. */
async function readAtMost(request: Request, limit: number): Promise<Uint8Array | undefined> {
  // Firefox has no request streams, so the body is read before its length is known.
  if (!request.body) {
    const whole = new Uint8Array(await request.arrayBuffer());
    return whole.length > limit ? undefined : whole;
  }
  const reader = request.body.getReader();
  // Chunks are copied into one buffer. An array of a million one-byte chunks would use too much memory.
  let bytes = new Uint8Array(Math.min(limit, INITIAL_BUFFER_LENGTH));
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const end = length + read.value.length;
    if (end > limit) {
      // Not awaited, because the response does not depend on it.
      reader.cancel().catch(() => {});
      return undefined;
    }
    if (end > bytes.length) bytes = enlarge(bytes, Math.min(limit, 2 * end));
    bytes.set(read.value, length);
    length = end;
  }
  return bytes.subarray(0, length);
}

function enlarge(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
}

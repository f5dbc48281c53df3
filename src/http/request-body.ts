import { MAX_BODY_BYTES } from '../contract/limits.ts';
import type { Outcome } from '../contract/problem.ts';
import { createFailure } from '../engine/create-problem.ts';

/** In bytes: most bodies are no longer. */
const FIRST_ROOM = 16_384;

/** `application/json`, `text/json` or `…+json`, whatever the parameters (the JSON type of the MIME Sniffing standard). */
const JSON_TYPE =
  /^[\t ]*(?:application\/json|text\/json|[^\s/;,]+\/[^\s/;,]+\+json)[\t ]*(?:;|$)/i;

/** The body parsed as JSON, or why it cannot be: wrong type, too large, not UTF-8, not JSON. */
export async function readJson(request: Request): Promise<Outcome<unknown>> {
  const type = request.headers.get('Content-Type');
  if (type === null || !JSON_TYPE.test(type)) {
    return createFailure(
      'unsupported_media_type',
      'Send the body as JSON, with the header Content-Type: application/json.',
    );
  }

  let bytes: Uint8Array | undefined;
  try {
    bytes = await readAtMost(request, MAX_BODY_BYTES);
  } catch {
    return createFailure('malformed_json', 'The body broke off before its end: send it again.');
  }
  if (bytes === undefined) {
    return createFailure(
      'body_too_large',
      `The body is larger than ${MAX_BODY_BYTES} bytes: split it into several requests.`,
    );
  }
  return parseJson(bytes);
}

function parseJson(bytes: Uint8Array): Outcome<unknown> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return createFailure('malformed_json', 'The body is not valid UTF-8, which JSON has to be.');
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    const what = text.trim() === '' ? 'The body is empty' : 'The body is not valid JSON';
    return createFailure('malformed_json', `${what}: send a JSON object.`);
  }
}

/** All bytes of the body, or undefined as soon as there are more than `limit`: Content-Length is a promise, not a fact. */
async function readAtMost(request: Request, limit: number): Promise<Uint8Array | undefined> {
  // Firefox has no request streams: there the body is whole before it can be measured.
  if (!request.body) {
    const whole = new Uint8Array(await request.arrayBuffer());
    return whole.length > limit ? undefined : whole;
  }
  const reader = request.body.getReader();
  // Chunks are copied, not collected: a million of a byte each would fill the memory.
  let bytes = new Uint8Array(Math.min(limit, FIRST_ROOM));
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const end = length + read.value.length;
    if (end > limit) {
      // Not awaited, and its failure is of no interest: the answer does not depend on it.
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

import type { ChunkedList } from './operations/bounded-operations.ts';

/** Minimum length of a piece, except the last, in UTF-16 code units. Many small pieces would slow down the response. */
const MIN_PIECE_LENGTH = 16_384;

/** Serializes an object with a chunked list as JSON. Yields the first pieces before the whole list is computed. */
export async function* serializeInPieces(list: ChunkedList<unknown>): AsyncGenerator<string> {
  let piece = `${openObject(list.head)}${JSON.stringify(list.key)}:[`;
  let separator = '';
  for await (const chunk of list.chunks) {
    if (chunk.length === 0) continue;
    piece += separator + JSON.stringify(chunk).slice(1, -1);
    separator = ',';
    if (piece.length < MIN_PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}]${closeObject(list.getTail())}`;
}

/** Serializes the start of an object: `{ name: 'a' }` → `{"name":"a",`. */
function openObject(fields: object): string {
  const text = JSON.stringify(fields).slice(0, -1);
  return text === '{' ? text : `${text},`;
}

/** Serializes the end of an object: `{ complete: true }` → `,"complete":true}`. */
function closeObject(fields: object): string {
  const text = JSON.stringify(fields).slice(1);
  return text === '}' ? text : `,${text}`;
}

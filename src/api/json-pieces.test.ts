import { expect, it } from 'vitest';
import { serializeInPieces } from './json-pieces.ts';

async function* yieldEach<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}

async function collectPieces(head: object, chunks: readonly unknown[][], tail: object) {
  const list = { head, key: 'items', chunks: yieldEach(chunks), getTail: () => tail };
  const pieces: string[] = [];
  for await (const piece of serializeInPieces(list)) pieces.push(piece);
  return pieces;
}

it.each<[head: object, chunks: unknown[][], tail: object]>([
  [{}, [], {}],
  [{}, [[]], {}],
  [{ name: 'a' }, [[1, '"']], {}],
  [{}, [[{}], [], [[1]], [null]], { complete: true }],
  [{ a: 1, b: {} }, [[], ['é\ud800\u2028']], { c: [], d: null }],
])('serializes %j, %j and %j like one object', async (head, chunks, tail) => {
  const pieces = await collectPieces(head, chunks, tail);
  expect(pieces).toEqual([JSON.stringify({ ...head, items: chunks.flat(), ...tail })]);
});

it('splits a long list into pieces of at least 16,384 code units', async () => {
  const chunks = Array.from({ length: 100 }, (_, index) => [`${index}`.repeat(1000), index]);
  const pieces = await collectPieces({ name: 'a' }, chunks, { complete: false });
  expect(JSON.parse(pieces.join(''))).toEqual({
    name: 'a',
    items: chunks.flat(),
    complete: false,
  });
  expect(pieces.length).toBeGreaterThan(5);
  for (const piece of pieces.slice(0, -1)) expect(piece.length).toBeGreaterThanOrEqual(16_384);
});

import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createLineLimiter } from './limit-lines.ts';

/** Passes chunks through a limiter for lines of five bytes. Returns the output and the number of dropped lines. */
async function limit(chunks: readonly string[]) {
  let dropped = 0;
  const limiter = createLineLimiter(5, () => {
    dropped += 1;
  });
  const passed = await text(Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(limiter));
  return [passed, dropped];
}

it.each<[chunks: string[], passed: string, dropped: number]>([
  [['ab\ncd\n'], 'ab\ncd\n', 0],
  [['a', 'b\nc', 'd', '\n'], 'ab\ncd\n', 0],
  [['12345\n123456\nab\n'], '12345\nab\n', 1],
  [['1234', '5678', '9\nab\n'], 'ab\n', 1],
  [['123456\n123456\n'], '', 2],
  [['\n\n'], '\n\n', 0],
  // A line without an end is not a message.
  [['ab\ncd'], 'ab\n', 0],
  [['ab\n1234567'], 'ab\n', 1],
  [[], '', 0],
])('passes the short lines of %j: %j', async (chunks, passed, dropped) => {
  expect(await limit(chunks)).toEqual([passed, dropped]);
});

import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_234_567, '1.2 MB'],
  [25_600_000, '26 MB'],
  [2_100_000_000, '2.1 GB'],
  [3e15, '3,000 TB'],
])('formats %i as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

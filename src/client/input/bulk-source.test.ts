import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { openBytes, PACKED_STEP_BYTES } from './bulk-source.ts';

afterEach(() => vi.unstubAllGlobals());

it('unpacks a compressed file in small steps, because browsers unpack a whole chunk at once', async () => {
  const steps: number[] = [];
  class FakeDecompressionStream extends TransformStream<Uint8Array, Uint8Array> {
    constructor() {
      super({ transform: (step) => void steps.push(step.length) });
    }
  }
  vi.stubGlobal('DecompressionStream', FakeDecompressionStream);
  const packed = gzipSync(randomBytes(200_000));
  const { bytes, isCompressed } = await openBytes(new Blob([packed]));
  for await (const _ of bytes) expect.unreachable();
  expect(isCompressed).toBe(true);
  expect(Math.max(...steps)).toBe(PACKED_STEP_BYTES);
  expect(steps.reduce((sum, length) => sum + length)).toBe(packed.length);
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CONFUSABLE_COUNT, CONFUSABLES_FILE } from './generator/extract-confusables.ts';
import { ENCODED_BULK } from './tables/encoded-bulk.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url));

interface Described {
  bytes: number;
  sha256: string;
}

const manifest: {
  packages: Record<string, string>;
  sources: Record<string, Described>;
  tables: Record<string, Described>;
} = JSON.parse(read('tables/manifest.json').toString());

const describeFile = (bytes: Uint8Array): Described => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

describe('committed tables', () => {
  test.each(Object.entries(manifest.tables))('%s is what the manifest says', (name, expected) => {
    expect(describeFile(read(`tables/${name}`))).toEqual(expected);
  });

  test('the module of the bulk table has its bytes', () => {
    expect(Buffer.from(ENCODED_BULK, 'base64').equals(read('tables/bulk.bin'))).toBe(true);
  });

  test.each(Object.entries(manifest.sources))('%s is what the manifest says', (name, expected) => {
    expect(describeFile(read(name))).toEqual(expected);
  });

  test('come from the packages that the generator pins', () => {
    const { devDependencies } = JSON.parse(read('generator/package.json').toString());
    expect(manifest.packages).toMatchObject(devDependencies);
    for (const version of Object.values(manifest.packages))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test.each([
    ['bulk.bin', 31_000],
    ['details.bin', 130_000],
  ])('%s travels in %i bytes at most', (name, budget) => {
    expect(brotliCompressSync(read(`tables/${name}`)).length).toBeLessThan(budget);
  });

  test('the extracted confusables are all, ascending', () => {
    const lines = readFileSync(CONFUSABLES_FILE, 'utf8').trimEnd().split('\n').slice(1);
    const characters = lines.map((line) => Number.parseInt(line, 16));
    expect(characters).toHaveLength(CONFUSABLE_COUNT);
    expect(characters).toEqual(characters.toSorted((a, b) => a - b));
  });
});

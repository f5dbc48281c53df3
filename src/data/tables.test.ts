import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeBulkTables } from '../engine/tables/decode-bulk-tables.ts';
import { readSections } from '../engine/tables/sections.ts';
import { CONFUSABLE_COUNT, CONFUSABLES_FILE } from './generator/extract-confusables.ts';
import { TOP_LEVEL_DOMAINS } from './tables/domain-list.ts';
import { ENCODED_BULK } from './tables/encoded-bulk.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url));

interface FileFacts {
  bytes: number;
  sha256: string;
}

const manifest: {
  packages: Record<string, string>;
  sources: Record<string, FileFacts>;
  tables: Record<string, FileFacts>;
} = JSON.parse(read('tables/manifest.json').toString());

const getFileFacts = (bytes: Uint8Array): FileFacts => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

describe('committed tables', () => {
  test.each(Object.entries(manifest.tables))(
    '%s has the hash in the manifest',
    (name, expected) => {
      expect(getFileFacts(read(`tables/${name}`))).toEqual(expected);
    },
  );

  test('encoded-bulk.ts has the bytes of bulk.bin', () => {
    expect(Buffer.from(ENCODED_BULK, 'base64').equals(read('tables/bulk.bin'))).toBe(true);
  });

  test('domain-list.ts has the top-level domains of bulk.bin', () => {
    const { topLevelDomains } = decodeBulkTables(readSections(read('tables/bulk.bin')));
    expect(TOP_LEVEL_DOMAINS).toBe([...topLevelDomains].sort().join(' '));
  });

  test.each(Object.entries(manifest.sources))(
    '%s has the hash in the manifest',
    (name, expected) => {
      expect(getFileFacts(read(name))).toEqual(expected);
    },
  );

  test('were generated with the pinned packages', () => {
    const { devDependencies } = JSON.parse(read('generator/package.json').toString());
    expect(manifest.packages).toMatchObject(devDependencies);
    for (const version of Object.values(manifest.packages))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test.each([
    ['bulk.bin', 37_000],
    ['details.bin', 130_000],
  ])('%s has less than %i bytes after compression', (name, budget) => {
    expect(brotliCompressSync(read(`tables/${name}`)).length).toBeLessThan(budget);
  });

  test('the extracted confusables are complete and in code point order', () => {
    const lines = readFileSync(CONFUSABLES_FILE, 'utf8').trimEnd().split('\n').slice(1);
    const characters = lines.map((line) => Number.parseInt(line, 16));
    expect(characters).toHaveLength(CONFUSABLE_COUNT);
    expect(characters).toEqual(characters.toSorted((a, b) => a - b));
  });
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeDetailsTables } from '../engine/tables/details-tables.ts';
import { readSections } from '../engine/tables/sections.ts';
import { readTables } from '../engine/testing/read-tables.ts';
import { bulkTables } from '../engine/testing/test-tables.ts';
import { loadUts39 } from './generator/confusable-sources.ts';
import { encodeLookAlikeLetters } from './generator/encode-look-alike-letters.ts';
import { compileKnownSites } from './generator/known-names/compile-sites.ts';
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
  const tables = Object.entries(manifest.tables).map(([name, facts]) => [`tables/${name}`, facts]);

  test.each([...tables, ...Object.entries(manifest.sources)] as [string, FileFacts][])(
    '%s has the hash in the manifest',
    (path, expected) => {
      expect(getFileFacts(read(path))).toEqual(expected);
    },
  );

  test('encoded-bulk.ts has the bytes of bulk.bin', () => {
    expect(Buffer.from(ENCODED_BULK, 'base64').equals(read('tables/bulk.bin'))).toBe(true);
  });

  test('domain-list.ts has the top-level domains of bulk.bin', () => {
    expect(TOP_LEVEL_DOMAINS).toBe([...bulkTables.topLevelDomains].sort().join(' '));
  });

  test('known-sites.ts is compiled from the reviewed list', () => {
    expect(read('tables/known-sites.ts').toString(), 'Run `npm run data`.').toBe(
      compileKnownSites(),
    );
  });

  test('look-alike-letters.ts has the letters that the engine reads as Latin', () => {
    const written = read('tables/look-alike-letters.ts').toString();
    expect(encodeLookAlikeLetters(readTables())).toBe(written);
  });

  test('were generated with the pinned packages', () => {
    const { devDependencies } = JSON.parse(read('generator/package.json').toString());
    expect(manifest.packages).toMatchObject(devDependencies);
    for (const version of Object.values(manifest.packages))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test.each([
    ['bulk.bin', 42_300],
    ['details.bin', 130_000],
  ])('%s has less than %i bytes after compression', (name, budget) => {
    expect(brotliCompressSync(read(`tables/${name}`)).length).toBeLessThan(budget);
  });

  test('confusables.txt is complete', () => {
    expect(loadUts39().size).toBe(6_565);
  });
});

/** Characters that have a glyph, although their names say blank, filler or null. */
const VISIBLE_BLANKS = [
  0x2400, 0x2422, 0xa8f9, 0x10af6, 0x1144e, 0x11945, 0x11c44, 0x11c45, 0x11f48,
];

test('every character that is named blank, filler or null draws nothing, unless it is listed', () => {
  const details = decodeDetailsTables(readSections(readTables().details));
  const visible: number[] = [];
  details.scanCharacterNames((codePoint, stem) => {
    if (/\b(?:BLANK|FILLER|NULL)\b/.test(stem) && !bulkTables.drawsNothing(codePoint)) {
      visible.push(codePoint);
    }
  });
  expect(visible).toEqual(VISIBLE_BLANKS);
});

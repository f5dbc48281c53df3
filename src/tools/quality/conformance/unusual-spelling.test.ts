import { describe, expect, it } from 'vitest';
import { createInspector } from '../../../engine/inspector.ts';
import { decodeBulkTables } from '../../../engine/tables/decode-bulk-tables.ts';
import { readSections } from '../../../engine/tables/sections.ts';
import { readTables } from '../../../engine/testing/read-tables.ts';
import { isHighlyRestrictive, isUnusualSpelling } from './unusual-spelling.ts';

const tables = readTables();
const bulkTables = decodeBulkTables(readSections(tables.bulk));
const inspector = createInspector(tables);

describe('isUnusualSpelling', () => {
  it.each([
    [false, 'vitalik'],
    [false, 'автор'],
    [false, '한국'],
    [false, 'محمد'],
    [false, '🦊fox'],
    [false, 'btc中国'],
    [true, 'café'],
    [true, 'Автор'],
    [true, 'pаypal'],
    [true, 'ᛒᛁᛏᚲᛟᛁᚾ'],
    [true, 'google丁com'],
    [true, '०२'],
    [true, '®egistered'],
    [true, 'baba¥aga'],
  ])('returns %s for %s', (expected, label) => {
    const outcome = inspector.inspectName(label);
    const [report] = (outcome.ok && outcome.value.labels) || [];
    expect(report && isUnusualSpelling(report, bulkTables)).toBe(expected);
  });
});

describe('isHighlyRestrictive', () => {
  it.each([
    [true, 'btc中国'],
    [true, 'ニホンabc'],
    [true, 'abc한국'],
    [true, 'abc'],
    [false, 'wallξt'],
    [false, 'café中'],
    [false, 'ねこ한국'],
    [true, '大韓민국'],
  ])('returns %s for %s', (expected, label) => {
    expect(isHighlyRestrictive(label, bulkTables)).toBe(expected);
  });
});

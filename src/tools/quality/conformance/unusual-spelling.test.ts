import { describe, expect, it } from 'vitest';
import { createInspector } from '../../../engine/inspector.ts';
import { decodeBulkTables } from '../../../engine/tables/decode-bulk-tables.ts';
import { readSections } from '../../../engine/tables/sections.ts';
import { readTables } from '../../../engine/testing/read-tables.ts';
import { isHighlyRestrictive } from './covering-script.ts';
import { isUnusualSpelling } from './unusual-spelling.ts';

const tables = readTables();
const bulkTables = decodeBulkTables(readSections(tables.bulk));
const inspector = createInspector(tables);

describe('isUnusualSpelling', () => {
  it.each([
    ['vitalik', false],
    ['автор', false],
    ['한국', false],
    ['محمد', false],
    ['🦊fox', false],
    ['btc中国', false],
    ['café', true],
    ['Автор', true],
    ['pаypal', true],
    ['ᛒᛁᛏᚲᛟᛁᚾ', true],
    ['google丁com', true],
    ['०२', true],
    ['®egistered', true],
    ['baba¥aga', true],
  ])('of %s is %s', (label, isUnusual) => {
    const outcome = inspector.inspectName(label);
    const [report] = (outcome.ok && outcome.value.labels) || [];
    expect(report && isUnusualSpelling(report, bulkTables)).toBe(isUnusual);
  });
});

describe('isHighlyRestrictive', () => {
  it.each([
    ['btc中国', true],
    ['ニホンabc', true],
    ['abc한국', true],
    ['abc', true],
    ['wallξt', false],
    ['café中', false],
    ['ねこ한국', false],
    ['大韓민국', true],
  ])('of %s is %s', (label, expected) => {
    expect(isHighlyRestrictive(label, bulkTables)).toBe(expected);
  });
});

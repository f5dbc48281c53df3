import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createExportFileName } from './export-file-name.ts';

const create = (source: string | null, view = 'imitations') =>
  createExportFileName({ source, view, extension: 'csv', date: new Date(2026, 10, 4) });

it.each([
  ['names.txt', 'names'],
  ['names.csv.gz', 'names'],
  ['NAMES.JSONL', 'NAMES'],
  ['my list (2).txt', 'my-list-2'],
  ['vitalik.eth', 'vitalik-eth'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\x.csv', 'x'],
  ['CON.csv', 'CON'],
  ['a\u202ecsv.exe', 'acsv-exe'],
  ['a\u200b\u2066b\u0000\n.txt', 'ab'],
  ['a<b>:"|?*c.txt', 'a-b-c'],
  ['=1+1.csv', '1-1'],
  ['-rf.txt', 'rf'],
  ['.csv', 'list'],
  ['\u3164\u{e0001}.txt', 'list'],
  ['e\u0301t\u0301.txt', '\u00e9t\u0301'],
  ['👋 list.txt', '👋-list'],
  ['a'.repeat(300), 'a'.repeat(64)],
  [`${'a'.repeat(63)}👋`, 'a'.repeat(63)],
])('names the export of %j after its source', (source, expected) => {
  expect(create(source)).toBe(`${expected}-imitations-2026-11-04.csv`);
});

it('names the export of pasted text', () => {
  expect(create(null, 'all')).toBe('pasted-all-2026-11-04.csv');
});

it('says that the list was stopped', () => {
  const parts = { source: 'l100000.txt', view: 'all', extension: 'csv' };
  const date = new Date(2026, 10, 25);
  expect(createExportFileName({ ...parts, isStopped: true, date })).toBe(
    'l100000-all-stopped-2026-11-25.csv',
  );
});

it('creates names that every system accepts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (source) => {
      const name = create(source);
      expect(name).not.toMatch(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}<>:"/\\|?*]/u);
      expect(name).toMatch(/^[^.-][^.]*\.csv$/u);
      expect(new TextEncoder().encode(name).length).toBeLessThan(256);
    }),
  );
});

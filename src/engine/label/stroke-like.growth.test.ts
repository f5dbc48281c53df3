import { expect, test } from 'vitest';
import { decodeBulkTables } from '../tables/decode-bulk-tables.ts';
import { readSections } from '../tables/sections.ts';
import { LINEAR } from '../testing/growth-exponent.ts';
import { measureLabelGrowth } from '../testing/measure-label-growth.ts';
import { readTables } from '../testing/read-tables.ts';
import { isMisleadingStroke } from './stroke-like.ts';

const tables = decodeBulkTables(readSections(readTables().bulk));

test.each(['丁a', 'a丁1', 'へー', 'カへー', 'ノa'])(
  'finds misleading strokes in repetitions of %s in linear time',
  (part) => {
    const exponent = measureLabelGrowth(part, (row) =>
      row.filter((_, at) => isMisleadingStroke(row, at, tables)),
    );
    expect(exponent).toBeLessThan(LINEAR);
  },
);

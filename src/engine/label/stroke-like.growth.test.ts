import { expect, test } from 'vitest';
import { LINEAR } from '../testing/growth-exponent.ts';
import { measureLabelGrowth } from '../testing/measure-label-growth.ts';
import { bulkTables } from '../testing/test-tables.ts';
import { isMisleadingStroke } from './stroke-like.ts';

test.each(['丁a', 'a丁1', 'へー', 'カへー', 'ノa'])(
  'finds misleading strokes in repetitions of %s in linear time',
  (part) => {
    const exponent = measureLabelGrowth(part, (row) =>
      row.filter((_, at) => isMisleadingStroke(row, at, bulkTables)),
    );
    expect(exponent).toBeLessThan(LINEAR);
  },
);

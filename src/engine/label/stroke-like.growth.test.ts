import { expect, test } from 'vitest';
import { decodeBulkTables } from '../tables/decode-bulk-tables.ts';
import { readSections } from '../tables/sections.ts';
import { getLabelFacts } from '../testing/get-label-facts.ts';
import { LINEAR, measureGrowthExponent } from '../testing/growth-exponent.ts';
import { readTables } from '../testing/read-tables.ts';
import { isMisleadingStroke } from './stroke-like.ts';

const tables = decodeBulkTables(readSections(readTables().bulk));

test.each(['丁a', 'a丁1', 'へー', 'カへー', 'ノa'])(
  'finds misleading strokes in repetitions of %s in linear time',
  (part) => {
    const graphemes = getLabelFacts(part).graphemes;
    const exponent = measureGrowthExponent(
      (length) => part.repeat(Math.ceil(length / part.length)),
      (text) => {
        const row = Array.from(
          { length: text.length },
          (_, at) => graphemes[at % graphemes.length],
        );
        const known = row.filter((facts) => facts !== undefined);
        return known.filter((_, at) => isMisleadingStroke(known, at, tables));
      },
    );
    expect(exponent).toBeLessThan(LINEAR);
  },
);

import { expect, it } from 'vitest';
import { createCsvParser, createRecordReader } from './csv-records.ts';
import type { ParsedNames } from './name-parser.ts';

/** Reads lines of CSV. Returns the fields of each record, and the line number of each rejected line. */
function read(lines: readonly string[]) {
  const results: (string[] | number)[] = [];
  const sink = {
    record: (fields: string[]) => void results.push(fields),
    reject: ({ number }: { number: number }) => void results.push(number),
  };
  const reader = createRecordReader(',');
  let accesses = 0;
  for (const [index, text] of lines.entries()) {
    const line = {
      number: index + 1,
      isTooLong: false,
      get text() {
        accesses += 1;
        return text;
      },
    };
    reader.line(line, sink);
  }
  reader.end(sink);
  return { results, accesses };
}

it.each<[lines: string[], results: (string[] | number)[]]>([
  [
    ['a,"b', 'c"', 'd'],
    [['a', 'b\nc'], ['d']],
  ],
  [
    ['"a', '"",b', 'c",d', ''],
    [['a\n",b\nc', 'd'], 4],
  ],
  // An open record ends at the last line. The lines after the first line of the record are read again.
  [
    ['"a', 'b,c', '', '"d","', 'e'],
    [1, ['b', 'c'], 3, 4, ['e']],
  ],
  [['"a","', '"b","', 'c"'], [['a', '\nb"', '\nc']]],
])('reads the lines %j as %j', (lines, results) => {
  expect(read(lines).results).toEqual(results);
});

it('reads each line only a few times if every line leaves a quoted field open', () => {
  const lines = Array.from({ length: 1_000 }, () => '"a","');
  const { results, accesses } = read(lines);
  expect(results).toEqual(lines.map((_, index) => index + 1));
  expect(accesses / lines.length).toBeLessThan(20);
});

it('rejects records with more fields than the first one', () => {
  const into: ParsedNames = { names: [], rejected: [] };
  const parser = createCsvParser({ delimiter: ',', column: 0, header: true });
  for (const [index, text] of ['name,note', 'a.eth,x', 'rneta,mask.eth,', 'b.eth'].entries()) {
    parser.line({ number: index + 1, text, isTooLong: false }, into);
  }
  parser.end(into);
  expect(into.names).toEqual(['a.eth', 'b.eth']);
  expect(into.rejected).toMatchObject([{ line: 3, reason: 'too_many_fields' }]);
});

it.each<[rows: string[], header: boolean, doubtful: number[]]>([
  [['name,alias', 'a.eth,', 'b.eth,c.eth', 'd.eth,c. eth'], true, [3]],
  [['name,note', 'a.eth,b.eth', 'b.eth,v1.5'], true, []],
  [['a.eth,note', 'b.eth,c.eth'], false, [2]],
  [['a.eth,note', '"b.eth","x\ny.c​om"', 'c.eth'], false, [2]],
  [['name,alias', ',c.eth', ',c'], true, [2]],
])('reports other columns with names in %j', (rows, header, doubtful) => {
  const into: ParsedNames = { names: [], rejected: [] };
  const isSearched = (heading: string) => heading !== 'note';
  const parser = createCsvParser({ delimiter: ',', column: 0, header }, isSearched);
  const texts = rows.map((text, index) => ({ number: index + 1, text, isTooLong: false }));
  for (const line of texts) parser.line(line, into);
  parser.end(into);
  const found = into.rejected.filter(({ reason }) => reason === 'other_name');
  expect(found.map(({ line }) => line)).toEqual(doubtful);
  const names = rows.slice(header ? 1 : 0).map((row) => row.split(',')[0]?.replaceAll('"', ''));
  expect(into.names).toEqual(names.filter((name) => name !== ''));
});

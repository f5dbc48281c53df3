import { expect, it } from 'vitest';
import { createCsvParser, createRecordReader } from './csv-records.ts';
import { createJsonParser } from './json-lines.ts';
import { createLineSplitter, MAX_LINE_LENGTH } from './line-splitter.ts';
import type { NameParser, ParsedNames } from './name-parser.ts';

/** Parses texts line by line. Returns the names, the texts beside them, and why lines were rejected. */
function parse(parser: NameParser, texts: readonly string[]) {
  const into: ParsedNames = { names: [], addresses: [], rejected: [] };
  for (const [index, text] of texts.entries()) {
    parser.line({ number: index + 1, text, isTooLong: false }, into);
  }
  parser.end(into);
  const { names, addresses, rejected } = into;
  return { names, addresses, rejected: rejected.map(({ line, reason }) => `${line} ${reason}`) };
}

it.each([
  [0, false],
  [1, true],
  [3 * MAX_LINE_LENGTH, true],
])('returns the start of a line that is %i code units over the limit', (excess, isTooLong) => {
  const { push } = createLineSplitter();
  const half = 'a'.repeat(MAX_LINE_LENGTH / 2);
  const chunks = [half, half, 'b'.repeat(excess), '\nc\n'];
  expect(chunks.flatMap(push)).toEqual([
    { number: 1, text: half + half, isTooLong },
    { number: 2, text: 'c', isTooLong: false },
  ]);
});

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
  const parser = createCsvParser({ delimiter: ',', column: 0, header: true });
  const { names, rejected } = parse(parser, ['name,note', 'a.eth,x', 'rneta,mask.eth,', 'b.eth']);
  expect(names).toEqual(['a.eth', 'b.eth']);
  expect(rejected).toEqual(['3 too_many_fields']);
});

it.each<[rows: string[], header: boolean, doubtful: number[]]>([
  [['name,alias', 'a.eth,', 'b.eth,c.eth', 'd.eth,c. eth'], true, [3]],
  [['name,note', 'a.eth,b.eth', 'b.eth,v1.5'], true, []],
  [['a.eth,note', 'b.eth,c.eth'], false, [2]],
  [['a.eth,note', '"b.eth","x\ny.c​om"', 'c.eth'], false, [2]],
  [['name,alias', ',c.eth', ',c'], true, [2]],
])('reports other columns with names in %j', (rows, header, doubtful) => {
  const isSearched = (heading: string) => heading !== 'note';
  const parser = createCsvParser({ delimiter: ',', column: 0, header }, isSearched);
  const found = parse(parser, rows);
  const others = found.rejected.filter((fault) => fault.endsWith(' other_name'));
  expect(others).toEqual(doubtful.map((line) => `${line} other_name`));
  const names = rows.slice(header ? 1 : 0).map((row) => row.split(',')[0]?.replaceAll('"', ''));
  expect(found.names).toEqual(names.filter((name) => name !== ''));
});

it.each<[text: string, names: string[], reason: string | null]>([
  ['{"name":"a.eth","name":"b.eth"}', [], 'repeated_field'],
  ['{"name" : 1, "x":"y", "name":"b.eth"}', [], 'repeated_field'],
  [String.raw`{"n\u0061me":"a.eth","name":"b.eth"}`, [], 'repeated_field'],
  ['{"name":"name"}', ['name'], null],
  ['{"name":"a.eth","owner":{"name":"b.eth"}}', ['a.eth'], null],
  ['{"name":"a.eth","x":["name","name"]}', ['a.eth'], null],
  [String.raw`{"name":"a\\\"name\\\":.eth"}`, [String.raw`a\"name\":.eth`], null],
])('reads %s once', (text, names, reason) => {
  const found = parse(createJsonParser({ field: 'name' }), [text]);
  expect(found).toMatchObject({ names, rejected: reason === null ? [] : [`1 ${reason}`] });
});

it.each<[text: string, addresses: (string | null)[], reason: string | null]>([
  ['{"name":"a.eth"}', [null], null],
  ['{"name":"a.eth","to":null}', [null], null],
  ['{"name":"a.eth","to":"0x1"}', ['0x1'], null],
  ['{"name":"a.eth","to":123}', ['123'], null],
  ['{"name":"a.eth","to":false}', ['false'], null],
  ['{"name":"a.eth","to":["0x1"]}', ['["0x1"]'], null],
  ['{"name":"a.eth","to":{"eth":"0x1"}}', ['{"eth":"0x1"}'], null],
  ['{"name":"a.eth","to":"0x1","to":"0x2"}', [], 'repeated_field'],
  ['{"name":"a.eth","x":{"to":"0x1"},"to":"0x2"}', ['0x2'], null],
])('reads the address of %s', (text, addresses, reason) => {
  const found = parse(createJsonParser({ field: 'name', addressField: 'to' }), [text]);
  expect(found).toMatchObject({ addresses, rejected: reason === null ? [] : [`1 ${reason}`] });
});

const DEEP = `${'['.repeat(30)}${']'.repeat(30)}`;

it.each<[text: string, names: string[], isDoubtful: boolean]>([
  ['{"name":"a.eth","x":"b","n":1.5,"z":null}', ['a.eth'], false],
  ['{"name":"a.eth","note":"b.eth"}', ['a.eth'], false],
  ['{"name":"a.eth","ens":"b.eth"}', ['a.eth'], true],
  ['{"name":"a.eth","x":{"y":["b.eth"]}}', ['a.eth'], true],
  ['{"name":"a.eth","x":{"b.eth":1}}', ['a.eth'], true],
  ['{"name":"a.eth","b.eth":1}', ['a.eth'], true],
  ['{"name":"","ens":"b.eth"}', [], true],
  ['{"ens":"b.eth"}', [], true],
  [`{"name":"a.eth","x":${DEEP}}`, ['a.eth'], true],
  ['"a.eth"', ['a.eth'], false],
])('decides whether other fields of %s have names', (text, names, isDoubtful) => {
  const parser = createJsonParser({ field: 'name' }, (field) => field !== 'note');
  expect(parse(parser, [text])).toMatchObject({
    names,
    rejected: isDoubtful ? ['1 other_name'] : [],
  });
});

import { expect, it } from 'vitest';
import { createJsonParser } from './json-lines.ts';
import type { ParsedNames } from './name-parser.ts';

it.each<[text: string, names: string[], reason: string | null]>([
  ['{"name":"a.eth","name":"b.eth"}', [], 'repeated_field'],
  ['{"name" : 1, "x":"y", "name":"b.eth"}', [], 'repeated_field'],
  [String.raw`{"n\u0061me":"a.eth","name":"b.eth"}`, [], 'repeated_field'],
  ['{"name":"name"}', ['name'], null],
  ['{"name":"a.eth","owner":{"name":"b.eth"}}', ['a.eth'], null],
  ['{"name":"a.eth","x":["name","name"]}', ['a.eth'], null],
  [String.raw`{"name":"a\\\"name\\\":.eth"}`, [String.raw`a\"name\":.eth`], null],
])('reads %s once', (text, names, reason) => {
  const into: ParsedNames = { names: [], rejected: [] };
  createJsonParser({ field: 'name' }).line({ number: 1, text, isTooLong: false }, into);
  expect(into.names).toEqual(names);
  expect(into.rejected.map((line) => line.reason)).toEqual(reason === null ? [] : [reason]);
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
  const into: ParsedNames = { names: [], addresses: [], rejected: [] };
  createJsonParser({ field: 'name', addressField: 'to' }).line(
    { number: 1, text, isTooLong: false },
    into,
  );
  expect(into.addresses).toEqual(addresses);
  expect(into.rejected.map((line) => line.reason)).toEqual(reason === null ? [] : [reason]);
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
  const into: ParsedNames = { names: [], rejected: [] };
  const parser = createJsonParser({ field: 'name' }, (field) => field !== 'note');
  parser.line({ number: 1, text, isTooLong: false }, into);
  expect(into.names).toEqual(names);
  expect(into.rejected.map(({ reason }) => reason)).toEqual(isDoubtful ? ['other_name'] : []);
});

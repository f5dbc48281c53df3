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
  createJsonParser('name').line({ number: 1, text, isTooLong: false }, into);
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
  createJsonParser('name', 'to').line({ number: 1, text, isTooLong: false }, into);
  expect(into.addresses).toEqual(addresses);
  expect(into.rejected.map((line) => line.reason)).toEqual(reason === null ? [] : [reason]);
});

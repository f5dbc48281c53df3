// Tests the columns that reports do not have. inspector.fuzz.test.ts compares all others with reports.

import { expect, test } from 'vitest';
import { KNOWN_RELATIONS } from '../../contract/bulk-columns.ts';
import { SCRIPTS } from '../../contract/scripts.ts';
import { inspector } from '../testing/test-inspector.ts';
import { UNKNOWN } from '../testing/unknown-label-example.ts';

const ROWS: [name: string, script: string, known: (typeof KNOWN_RELATIONS)[number]][] = [
  ['hello.eth', 'Latin', 'none'],
  ['123.eth', 'Common', 'none'],
  ['1234a.eth', 'Latin', 'none'],
  ['nick.eth', 'Latin', 'known'],
  ['pay.nick.eth', 'Latin', 'subname'],
  ['ni\u200dck.eth', 'Latin', 'none'],
  [`${UNKNOWN}.eth`, 'Unknown', 'none'],
  ['a'.repeat(201), 'Unknown', 'none'],
  ['жук.eth', 'Cyrillic', 'none'],
  ['a.жук', 'Latin', 'none'],
  ['жук.a.eth', 'Combined', 'none'],
  ['𐌀𐌁.eth', 'Old Italic', 'none'],
  ['', 'Unknown', 'none'],
  ['nжk.eth', 'Combined', 'none'],
  ['👍.eth', 'Common', 'none'],
];

test.each(ROWS)('writes for %j the script %s and the relation %s', (name, script, known) => {
  // Other names must not affect the row.
  const names = [...ROWS.map(([other]) => other), name];
  const columns = inspector.inspectColumns(names);
  const row = names.length - 1;
  expect(SCRIPTS[columns.script[row] ?? -1]).toBe(script);
  expect(KNOWN_RELATIONS[columns.known[row] ?? -1]).toBe(known);
});

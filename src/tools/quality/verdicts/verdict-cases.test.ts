import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../../primitives/testing/create-test-folder.ts';
import {
  type CaseFile,
  CHROMIUM_TEST_DOMAINS,
  parseCases,
  readVerdictCases,
} from './verdict-cases.ts';

const TREZOR = 'trezor.eth';
const name = 'trrezor.eth';
const folder = createTestFolder();

it.each<[set: string, fields: object, group: string, targets: readonly string[]]>([
  ['attacks', { kind: 'wild-edit1', target: TREZOR, source: 'x' }, 'wild-edit1', [TREZOR]],
  ['attacks', { kind: 'wild-idn', target: null }, 'wild-idn', []],
  ['attacks', { kind: 'chromium-unsafe', target: null }, 'chromium-unsafe', CHROMIUM_TEST_DOMAINS],
  ['ordinary', { class: 'ascii' }, 'ascii', []],
  ['judged', { judged: 'right', class: 'ascii', target: TREZOR }, 'right ascii', [TREZOR]],
  ['judged', { judged: 'wrong', class: 'ascii', target: null }, 'wrong ascii', []],
  ['judged', { judged: 'wrong', class: 'accented' }, 'wrong accented', []],
  ['accented', { set: 'city DE' }, 'city DE', []],
])('a line of %s.jsonl with %o becomes a case of the group %s', (set, fields, group, targets) => {
  const line = JSON.stringify({ name, ...fields });
  expect(parseCases(`${set}.jsonl` as CaseFile, `${line}\n`)).toEqual([
    { name, set, group, targets },
  ]);
});

it('a line of families.jsonl names its set, and its target by the label', () => {
  const line = JSON.stringify({ name, family: 'doubled letter', set: 'watched', target: 'trezor' });
  expect(parseCases('families.jsonl', line)).toEqual([
    { name, set: 'watched', group: 'doubled letter', targets: [TREZOR] },
  ]);
});

it('reads the files that exist', () => {
  expect(readVerdictCases(folder)).toEqual([]);
  mkdirSync(join(folder, 'verdict'));
  writeFileSync(join(folder, 'verdict/accented.jsonl'), '{"name":"josé.eth","set":"es"}\n');
  writeFileSync(join(folder, 'verdict/ordinary.jsonl'), '{"name":"jose.eth","class":"ascii"}\n');
  expect(readVerdictCases(folder).map((each) => each.name)).toEqual(['jose.eth', 'josé.eth']);
});

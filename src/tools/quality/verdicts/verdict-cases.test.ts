import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CHROMIUM_TEST_DOMAINS } from './chromium-test-domains.ts';
import { type CaseFile, parseCases, readVerdictCases, type VerdictCase } from './verdict-cases.ts';

const name = 'trrezor.eth';

it.each<[CaseFile, object, Omit<VerdictCase, 'name'>]>([
  [
    'attacks.jsonl',
    { kind: 'wild-edit1', target: 'trezor.eth', source: 'x' },
    { set: 'attacks', group: 'wild-edit1', targets: ['trezor.eth'] },
  ],
  [
    'attacks.jsonl',
    { kind: 'wild-idn', target: null },
    { set: 'attacks', group: 'wild-idn', targets: [] },
  ],
  [
    'attacks.jsonl',
    { kind: 'chromium-unsafe', target: null },
    { set: 'attacks', group: 'chromium-unsafe', targets: CHROMIUM_TEST_DOMAINS },
  ],
  ['ordinary.jsonl', { class: 'ascii' }, { set: 'ordinary', group: 'ascii', targets: [] }],
  [
    'judged.jsonl',
    { judged: 'right', class: 'ascii', target: 'trezor.eth' },
    { set: 'judged', group: 'right ascii', targets: ['trezor.eth'] },
  ],
  [
    'judged.jsonl',
    { judged: 'wrong', class: 'ascii', target: null },
    { set: 'judged', group: 'wrong ascii', targets: [] },
  ],
  [
    'judged.jsonl',
    { judged: 'wrong', class: 'accented' },
    { set: 'judged', group: 'wrong accented', targets: [] },
  ],
  [
    'families.jsonl',
    { family: 'doubled letter', set: 'watched', target: 'trezor' },
    { set: 'watched', group: 'doubled letter', targets: ['trezor.eth'] },
  ],
  ['accented.jsonl', { set: 'city DE' }, { set: 'accented', group: 'city DE', targets: [] }],
])('a line of %s with %o becomes the case %o', (file, fields, expected) => {
  const line = JSON.stringify({ name, ...fields });
  expect(parseCases(file, `${line}\n`)).toEqual([{ name, ...expected }]);
});

it('reads the files that exist', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verdict-cases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(readVerdictCases(folder)).toEqual([]);
  mkdirSync(join(folder, 'verdict'));
  writeFileSync(join(folder, 'verdict/accented.jsonl'), '{"name":"josé.eth","set":"es"}\n');
  writeFileSync(join(folder, 'verdict/ordinary.jsonl'), '{"name":"jose.eth","class":"ascii"}\n');
  expect(readVerdictCases(folder).map((each) => each.name)).toEqual(['jose.eth', 'josé.eth']);
});

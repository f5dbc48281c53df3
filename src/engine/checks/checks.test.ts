import { expect, test } from 'vitest';
import { CHECK_CODES, type CheckCode } from '../../contract/checks.ts';
import { inspectGrapheme, inspectName, inspector } from '../testing/test-inspector.ts';

test.each<[name: string, risk: object | null]>([
  ['vitalik.eth', null],
  ['\ud800.eth', null],
  ['NICK.eth', { code: 'labels_changed', args: { label: 'NICK', form: 'nick', more: 0 } }],
  ['hello.sol', { code: 'outside_ens', args: { ending: 'sol', system: expect.any(String) } }],
])('explainRisk explains the highest risk of %j as data', (name, risk) => {
  expect(inspector.explainRisk(name)).toEqual(risk);
});

test('returns each check only on its levels', () => {
  const report = inspectName('nick.eth');
  const [label] = report.labels ?? [];
  const listCodes = (checks: readonly { check: CheckCode }[]) =>
    CHECK_CODES.filter((code) => checks.some(({ check }) => check === code));
  expect(listCodes(report.checks)).toEqual(
    CHECK_CODES.filter((code) => !['uninspected', 'punycode_compatible_label'].includes(code)),
  );
  expect(listCodes(label?.checks ?? [])).toEqual([
    'invisible',
    'normalized',
    'mixed_scripts',
    'confusables',
    'unknown_label',
    'typing_difficulty',
    'namewrapper_compatible',
    'font_support',
    'punycode_compatible_label',
  ]);
  expect(listCodes(inspectGrapheme('n').checks)).toEqual([
    'invisible',
    'normalized',
    'confusables',
    'typing_difficulty',
    'font_support',
  ]);
});

test('a name that is not inspected has one risk', () => {
  expect(inspectName('É'.repeat(201))).toMatchObject({
    inspected: false,
    rating: 4,
    risk_count: 1,
    highest_risk: { check: 'uninspected', status: 'alert' },
    looks_like: null,
    labels: null,
  });
});

import { expect, test } from 'vitest';
import type { ImitationStatus } from '../../contract/imitation-kinds.ts';
import { type Finding, pickWorse, RULES, type Rule } from './imitation-finding.ts';

function createFinding(
  status: ImitationStatus,
  rule: Rule,
  name: string | null,
  isWatched = false,
): Finding {
  const target = name === null ? null : { name: `${name}.eth`, label: name, isWatched };
  return { rule, kind: 'one_edit', status, target, getEvidence: () => [] };
}

/** Findings in order of precedence. Each finding is picked over all that follow. */
const FINDINGS: readonly Finding[] = [
  createFinding('alert', 'typed_look', 'b'),
  createFinding('alert', 'look', 'a'),
  createFinding('alert', 'address', null),
  createFinding('warn', 'typed_look', 'zz'),
  createFinding('warn', 'typed_look', 'b'),
  createFinding('warn', 'typed_look', 'c'),
  createFinding('warn', 'typed_look', 'a', true),
  createFinding('warn', 'typed_look', 'b', true),
  createFinding('warn', 'embedded', 'a'),
  createFinding('info', 'typed_look', 'a'),
  createFinding('info', 'emoji', 'a'),
  createFinding('info', 'address', null),
];

test('picks the worst status, then the first rule, then built-in names, then the longest, then the first name', () => {
  for (const [at, worse] of FINDINGS.entries()) {
    for (const better of FINDINGS.slice(at + 1)) {
      expect(pickWorse(worse, better)).toBe(worse);
      expect(pickWorse(better, worse)).toBe(worse);
    }
  }
});

test('picks the name that is imitated most often, for edits', () => {
  const target = { name: 'ab.eth', label: 'ab', isWatched: false, isTarget: true };
  const often = { ...createFinding('warn', 'one_edit', 'ab'), target };
  const longer: Finding = {
    ...often,
    target: { name: 'abxy.eth', label: 'abxy', isWatched: false, isTarget: false },
  };
  expect(pickWorse(longer, often)).toBe(often);
  expect(pickWorse(often, longer)).toBe(often);
  const added = { ...often, rule: 'added_words' } as const;
  expect(pickWorse(added, { ...longer, rule: 'added_words' })).not.toBe(added);
});

test('picks the finding when the other argument is null', () => {
  const [finding = null] = FINDINGS;
  expect(pickWorse(finding, null)).toBe(finding);
  expect(pickWorse(null, finding)).toBe(finding);
  expect(pickWorse(null, null)).toBeNull();
});

test('the rules keep their order of precedence', () => {
  expect(RULES.join(' ')).toBe(
    'typed_look embedded service_parent shown_parent look separators glance added_words one_edit foreign_letter brand emoji address same_label',
  );
});

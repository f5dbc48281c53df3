import { describe, expect, it, test } from 'vitest';
import { CANDIDATE_KINDS, type CandidateKind } from '../../../contract/imitations.ts';
import { createInspector, type Inspector } from '../../../engine/inspector.ts';
import { readTables } from '../../../engine/testing/read-tables.ts';
import {
  type CandidateStatus,
  countStatuses,
  formatStatusCounts,
  judgeCandidates,
  STATUSES,
} from './count-statuses.ts';

const inspector: Inspector = createInspector(readTables());

/** Names in several scripts. No rule for known names skips them for being too short. */
const NAMES = [
  'metamask.eth',
  'uniswap.eth',
  'ledgerlive.eth',
  'hello-world.eth',
  'zigzagger.eth',
  'bored-apes-club.eth',
  'pay.metamask.eth',
  'metamask.base.eth',
  'приветствие.eth',
  'καλημέρα.eth',
  '한국어사람들.eth',
  'おはようございます.eth',
];

/**
 * Minimum percentage of candidates of each kind that have this status or a more serious one. No rule covers
 * two edits, such as an inserted `es`. One edit of a short name has the status `info`.
 */
const EXPECTED: Record<CandidateKind, Partial<Record<CandidateStatus, number>>> = {
  look_alike: { warn: 100 },
  sequence: { warn: 100 },
  look_alikes: { warn: 98 },
  transposition: { warn: 100 },
  repetition: { warn: 100 },
  hyphen: { warn: 100 },
  omission: { info: 100, warn: 85 },
  replacement: { info: 100, warn: 90 },
  insertion: { info: 100, warn: 90 },
  added_word: { warn: 100 },
  embedded: { info: 100, warn: 60 },
  addition: { info: 100 },
  plural: { info: 30 },
  bit: { info: 100 },
  emoji: { info: 100 },
};

describe('candidates of a watched name', () => {
  const judged = NAMES.flatMap((name) => judgeCandidates(inspector, name));
  const counts = countStatuses(judged);
  console.log(`Imitations:\n${formatStatusCounts(counts)}`);

  it.each(CANDIDATE_KINDS)('have the expected statuses if their kind is %s', (kind) => {
    const ofKind = judged.filter((candidate) => candidate.kind === kind);
    expect(ofKind.length).toBeGreaterThan(0);
    for (const [least, share] of Object.entries(EXPECTED[kind])) {
      const leastIndex = STATUSES.indexOf(least as CandidateStatus);
      const failing = ofKind.filter(({ status }) => STATUSES.indexOf(status) > leastIndex);
      const percent = 100 - (100 * failing.length) / ofKind.length;
      const shown = failing.slice(0, 20).map(({ name, status }) => `${name} ${status}`);
      expect(percent, shown.join('\n')).toBeGreaterThanOrEqual(share);
    }
  });
});

test('formats the percentage of each status by kind', () => {
  const table = formatStatusCounts(
    countStatuses([
      { name: 'a', kind: 'bit', status: 'none' },
      { name: 'b', kind: 'bit', status: 'warn' },
      { name: 'c', kind: 'sequence', status: 'alert' },
    ]),
  );
  expect(table.split('\n').map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    'kind candidates alert % warn % info % none %',
    'sequence 1 100.0 0.0 0.0 0.0',
    'bit 2 0.0 50.0 0.0 50.0',
  ]);
});

test('throws if a name has no candidates', () => {
  expect(() => judgeCandidates(inspector, 'a..eth')).toThrow('empty label');
});

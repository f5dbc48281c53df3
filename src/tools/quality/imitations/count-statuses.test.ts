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

/** Names of a length at which every row of known names holds, in several scripts. */
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
 * What is said at least of so many of a hundred candidates of a kind. Rows never warn of two edits, so that `es` inside a
 * name is nothing to them, nor a shape beside another; short of their lengths an edit is worth knowing.
 */
const EXPECTED: Record<CandidateKind, readonly [least: CandidateStatus, share: number][]> = {
  look_alike: [['warn', 100]],
  sequence: [['warn', 100]],
  look_alikes: [['warn', 98]],
  transposition: [['warn', 100]],
  repetition: [['warn', 100]],
  hyphen: [['warn', 100]],
  omission: [
    ['info', 100],
    ['warn', 85],
  ],
  replacement: [
    ['info', 100],
    ['warn', 90],
  ],
  insertion: [
    ['info', 100],
    ['warn', 90],
  ],
  added_word: [['warn', 100]],
  embedded: [
    ['info', 100],
    ['warn', 60],
  ],
  addition: [['info', 100]],
  plural: [['info', 30]],
  bit: [['info', 100]],
  emoji: [['info', 100]],
};

describe('candidates with their name on the watchlist', () => {
  const judged = NAMES.flatMap((name) => judgeCandidates(inspector, name));
  const counts = countStatuses(judged);
  console.log(`Imitations:\n${formatStatusCounts(counts)}`);

  it.each(CANDIDATE_KINDS)('are judged as the kind %s demands', (kind) => {
    const ofKind = judged.filter((candidate) => candidate.kind === kind);
    expect(ofKind.length).toBeGreaterThan(0);
    for (const [least, share] of EXPECTED[kind]) {
      const worst = STATUSES.indexOf(least);
      const against = ofKind.filter(({ status }) => STATUSES.indexOf(status) > worst);
      const percent = 100 - (100 * against.length) / ofKind.length;
      const shown = against.slice(0, 20).map(({ name, status }) => `${name} ${status}`);
      expect(percent, shown.join('\n')).toBeGreaterThanOrEqual(share);
    }
  });
});

test('shares are printed by kind', () => {
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

test('a name that has no candidates is refused', () => {
  expect(() => judgeCandidates(inspector, 'a..eth')).toThrow('empty label');
});

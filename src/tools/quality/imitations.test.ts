import { expect, it } from 'vitest';
import { CANDIDATE_KINDS, type CandidateKind } from '../../contract/imitations.ts';
import { createInspector } from '../../engine/inspector.ts';
import { readTables } from '../../engine/testing/read-tables.ts';

/** Statuses of a candidate as an imitation of the watched name, most serious first. */
const STATUSES = ['alert', 'warn', 'info', 'none'] as const;
type Status = (typeof STATUSES)[number];

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
const EXPECTED: Record<CandidateKind, Partial<Record<Status, number>>> = {
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

const inspector = createInspector(readTables());

/** Inspects all candidates of a name with that name on the watchlist. */
function judgeCandidates(name: string) {
  const imitations = inspector.imitations(name);
  const { imitated } = imitations;
  if (imitated === null) throw new Error(imitations.problem?.detail);
  const candidates = [...imitations];
  const watching = inspector.withWatchlist({ watchlist: [imitated], usesKnownNames: false });
  const judged = watching.bulkInspectNames(candidates.map((candidate) => candidate.name));
  return candidates.map(({ name: candidate, kind }, index) => {
    const report = judged[index];
    if (!report?.ok) throw new Error(`${candidate} is not valid Unicode.`);
    const { imitates, rating } = report.value;
    const status: Status = imitates?.name === imitated ? imitates.status : 'none';
    // Any other warning counts too.
    const isWarned = rating > 2 && (status === 'none' || status === 'info');
    return { name: candidate, kind, status: isWarned ? 'warn' : status };
  });
}

const judged = NAMES.flatMap(judgeCandidates);

it.each(CANDIDATE_KINDS)('candidates of the kind %s have the expected statuses', (kind) => {
  const ofKind = judged.filter((candidate) => candidate.kind === kind);
  expect(ofKind.length).toBeGreaterThan(0);
  for (const [least, share] of Object.entries(EXPECTED[kind])) {
    const leastIndex = STATUSES.indexOf(least as Status);
    const failing = ofKind.filter(({ status }) => STATUSES.indexOf(status) > leastIndex);
    const percent = 100 - (100 * failing.length) / ofKind.length;
    const shown = failing.slice(0, 20).map(({ name, status }) => `${name} ${status}`);
    expect(percent, shown.join('\n')).toBeGreaterThanOrEqual(share);
  }
});

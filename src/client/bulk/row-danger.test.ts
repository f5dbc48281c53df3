import { describe, expect, it, vi } from 'vitest';
import { KNOWN_RELATIONS } from '../../contract/bulk-columns.ts';
import { CHECK_CODES, type CheckCode } from '../../contract/checks.ts';
import {
  IMITATION_KINDS,
  IMITATION_STATUSES,
  type ImitationKind,
  type ImitationStatus,
} from '../../contract/imitation-kinds.ts';
import type { ListedName } from '../../contract/inspector-service.ts';
import { RATING_ALERT, RATING_PASS, RATING_WARN } from '../../contract/rating.ts';
import { createEmptyColumns } from '../../lists/rows/judged-columns.ts';
import { createTargetRanks, getDanger, MAX_DANGER, MAX_TARGET_RANK } from './row-danger.ts';

interface Row {
  rating: number;
  risk?: CheckCode;
  imitates?: readonly [ImitationKind, ImitationStatus];
  known?: (typeof KNOWN_RELATIONS)[number];
  targetRank?: number;
}

function measure({ rating, risk, imitates, known = 'none', targetRank }: Row): number {
  const columns = createEmptyColumns(1);
  columns.rating[0] = rating;
  if (risk) columns.highestRisk[0] = CHECK_CODES.indexOf(risk);
  if (imitates) {
    columns.imitationKind[0] = IMITATION_KINDS.indexOf(imitates[0]);
    columns.imitationStatus[0] = IMITATION_STATUSES.indexOf(imitates[1]);
  }
  columns.known[0] = KNOWN_RELATIONS.indexOf(known);
  return getDanger(columns, 0, targetRank);
}

const imitate = (kind: ImitationKind, status: ImitationStatus, targetRank?: number) => ({
  rating: { alert: RATING_ALERT, warn: RATING_WARN, info: RATING_PASS }[status],
  imitates: [kind, status] as const,
  ...(targetRank !== undefined && { targetRank }),
});

/** Rows from the most to the least dangerous. */
const ROWS: readonly [string, Row][] = [
  ['identical look, trusted target', imitate('identical_look', 'alert', 0)],
  ['identical look, popular target', imitate('identical_look', 'alert', 1)],
  ['identical look', imitate('identical_look', 'alert')],
  ['similar look, trusted target', imitate('similar_look', 'alert', 0)],
  ['address', imitate('address', 'alert')],
  ['one edit', imitate('one_edit', 'alert')],
  ['embedded', imitate('embedded', 'alert')],
  ['hyphens, only a warning', imitate('hyphens', 'warn', 0)],
  ['added words, only a warning', imitate('added_words', 'warn')],
  ['hidden character', { rating: RATING_ALERT, risk: 'invisible' }],
  ['refused by ENS', { rating: RATING_ALERT, risk: 'normalized' }],
  ['mixed scripts', { rating: RATING_WARN, risk: 'mixed_scripts' }],
  ['unknown label', { rating: RATING_WARN, risk: 'unknown_label' }],
  ['similar to a known name', imitate('one_edit', 'info')],
  ['plain', { rating: RATING_PASS }],
  ['known', { rating: RATING_PASS, known: 'known' }],
  ['not inspected', { rating: 0 }],
];

describe('getDanger', () => {
  it.each(
    ROWS.slice(1).map(([title, row], at) => [ROWS[at]?.[0], title, ROWS[at]?.[1], row] as const),
  )('%s is more dangerous than %s', (_, __, worse, better) => {
    expect(measure(worse as Row)).toBeLessThan(measure(better));
  });

  it('fits in one digit of a radix sort', () => {
    for (const [, row] of ROWS) {
      expect(measure({ ...row, targetRank: MAX_TARGET_RANK })).toBeLessThanOrEqual(MAX_DANGER);
    }
    expect(MAX_DANGER).toBeLessThan(65_536);
  });
});

describe('createTargetRanks', () => {
  const listed = (name: string, isTarget: boolean) => ({ name, isTarget }) as ListedName;
  const NAMES = [listed('metamask.eth', true), listed('aave.eth', false)];
  const listWatched = () => ['mine.eth', 'aave.eth'];

  it('ranks watched names first, then known names that are imitated often', async () => {
    const listKnownNames = vi.fn(async () => ({ ok: true, value: NAMES }) as const);
    const load = createTargetRanks({ listWatched, listKnownNames });
    const getRank = await load();
    const names = ['mine.eth', 'aave.eth', 'metamask.eth', 'other.eth'];
    expect(names.map(getRank)).toEqual([0, 0, 1, 2]);
    await load();
    expect(listKnownNames).toHaveBeenCalledOnce();
  });

  it('ranks watched names first if the known names cannot be loaded, and tries again', async () => {
    const listKnownNames = vi.fn(() => Promise.reject(new Error('No worker.')));
    const load = createTargetRanks({ listWatched, listKnownNames });
    expect(['mine.eth', 'metamask.eth'].map(await load())).toEqual([0, 2]);
    await load();
    expect(listKnownNames).toHaveBeenCalledTimes(2);
  });
});

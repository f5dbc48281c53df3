// Counts the statuses of all candidates of watched names.

import { CANDIDATE_KINDS, type CandidateKind } from '../../../contract/imitations.ts';
import type { Inspector } from '../../../engine/inspector.ts';

/** Returns the worst status of a candidate: about the imitated name, or any other warning. */
export const STATUSES = ['alert', 'warn', 'info', 'none'] as const;

export type CandidateStatus = (typeof STATUSES)[number];

export type StatusCounts = Record<CandidateStatus, number>;

export interface JudgedCandidate {
  readonly name: string;
  readonly kind: CandidateKind;
  readonly status: CandidateStatus;
}

/** Inspects all candidates of a name. Throws for a name without candidates. */
export function judgeCandidates(inspector: Inspector, name: string): JudgedCandidate[] {
  const imitations = inspector.imitations(name);
  const { imitated, problem } = imitations;
  if (imitated === null) throw new Error(problem?.detail);
  const candidates = [...imitations];
  const watching = inspector.withWatchlist({ watchlist: [imitated], usesKnownNames: false });
  const judged = watching.bulkInspectNames(candidates.map((candidate) => candidate.name));
  return candidates.map(({ name: candidate, kind }, index) => {
    const report = judged[index];
    if (!report?.ok) throw new Error(`${candidate} is not valid Unicode.`);
    const { imitates, rating } = report.value;
    const own = imitates?.name === imitated ? imitates.status : 'none';
    const isWarned = rating > 2 && (own === 'none' || own === 'info');
    return { name: candidate, kind, status: isWarned ? 'warn' : own };
  });
}

/** Number of candidates of each kind with each status. */
export function countStatuses(
  judged: readonly JudgedCandidate[],
): Map<CandidateKind, StatusCounts> {
  const counts = new Map<CandidateKind, StatusCounts>();
  for (const kind of CANDIDATE_KINDS) {
    const ofKind = judged.filter((candidate) => candidate.kind === kind);
    if (ofKind.length === 0) continue;
    const count = (status: CandidateStatus) =>
      ofKind.filter((candidate) => candidate.status === status).length;
    counts.set(kind, {
      alert: count('alert'),
      warn: count('warn'),
      info: count('info'),
      none: count('none'),
    });
  }
  return counts;
}

/** Formats one line for each kind: the number of candidates and the percentage of each status. */
export function formatStatusCounts(counts: ReadonlyMap<CandidateKind, StatusCounts>): string {
  const head = ['kind', 'candidates', ...STATUSES.map((status) => `${status} %`)];
  const rows = [...counts].map(([kind, byStatus]) => {
    const total = STATUSES.reduce((sum, status) => sum + byStatus[status], 0);
    const shares = STATUSES.map((status) => ((100 * byStatus[status]) / total).toFixed(1));
    return [kind, String(total), ...shares];
  });
  return [head, ...rows]
    .map(
      ([kind = '', ...cells]) => kind.padEnd(14) + cells.map((cell) => cell.padStart(11)).join(''),
    )
    .join('\n');
}

// Judges all candidates of a watched name and counts their statuses.

import { CANDIDATE_KINDS, type CandidateKind } from '../../../contract/imitations.ts';
import type { Inspector } from '../../../engine/inspector.ts';

/**
 * Statuses of a candidate as an imitation of the watched name, most serious first. `warn` includes candidates with any
 * other warning or alert.
 */
export const STATUSES = ['alert', 'warn', 'info', 'none'] as const;

export type CandidateStatus = (typeof STATUSES)[number];

export type StatusCounts = Record<CandidateStatus, number>;

export interface JudgedCandidate {
  readonly name: string;
  readonly kind: CandidateKind;
  readonly status: CandidateStatus;
}

/** Inspects all candidates of a name with that name on the watchlist. Throws if the name has no candidates. */
export function judgeCandidates(inspector: Inspector, name: string): JudgedCandidate[] {
  const imitations = inspector.imitations(name);
  const { imitated, problem } = imitations;
  if (imitated === null) throw new Error(problem?.detail);
  const candidates = [...imitations];
  const watchingInspector = inspector.withWatchlist({
    watchlist: [imitated],
    usesKnownNames: false,
  });
  const judged = watchingInspector.bulkInspectNames(candidates.map((candidate) => candidate.name));
  return candidates.map(({ name: candidate, kind }, index) => {
    const report = judged[index];
    if (!report?.ok) throw new Error(`${candidate} is not valid Unicode.`);
    const { imitates, rating } = report.value;
    const imitationStatus = imitates?.name === imitated ? imitates.status : 'none';
    const isWarned = rating > 2 && (imitationStatus === 'none' || imitationStatus === 'info');
    return { name: candidate, kind, status: isWarned ? 'warn' : imitationStatus };
  });
}

/** Counts the candidates of each kind by status. */
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

/** Formats each kind as one line: the number of candidates and the percentage of each status. */
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

import type { FindingStatus } from '../../contract/finding.ts';
import { formatCount } from '../../primitives/format-count.ts';
import { createStatusCounts, listCounts, sumCounts } from '../session/status-counts.ts';
import type { ScanFinding } from './scan-finding.ts';

/** Why a file was not scanned. */
export type SkipReason = 'binary' | 'link' | 'special' | 'ignored' | 'vanished' | 'own';

const SKIP_NOUNS: Readonly<Record<SkipReason, [one: string, many: string]>> = {
  binary: ['binary file', 'binary files'],
  link: ['symbolic link', 'symbolic links'],
  special: ['special file', 'special files'],
  ignored: ['ignored file or folder', 'ignored files and folders'],
  own: ['baseline or output file', 'baseline and output files'],
  vanished: ['deleted file', 'deleted files'],
};

/** Counts what a scan found and skipped. */
export class ScanCounts {
  files = 0;
  bytes = 0;
  readonly statuses = createStatusCounts();
  readonly skipped = new Map<SkipReason, number>();

  addFindings(findings: readonly ScanFinding[]): void {
    for (const { status } of findings) this.statuses[status] += 1;
  }

  addSkipped(reason: SkipReason): void {
    this.skipped.set(reason, (this.skipped.get(reason) ?? 0) + 1);
  }

  /**
   * Returns the summary, such as `2 findings in 10 files: 1 alert, 1 warn; 3 binary files skipped.`
   *
   * @param known number of findings that the baseline contains
   */
  summarize(known: number): string {
    const { statuses } = this;
    const listed: FindingStatus[] =
      statuses.info > 0 ? ['alert', 'warn', 'info'] : ['alert', 'warn'];
    const skipped = Array.from(this.skipped, ([reason, count]) =>
      formatCount(count, ...SKIP_NOUNS[reason]),
    );
    const parts = [
      `${formatCount(sumCounts(statuses), 'finding')} in ${formatCount(this.files, 'file')}: ${listCounts(statuses, listed)}`,
      ...(known > 0 ? [`${known.toLocaleString('en')} in the baseline`] : []),
      ...(skipped.length > 0 ? [`${skipped.join(', ')} skipped`] : []),
    ];
    return `${parts.join('; ')}.`;
  }
}

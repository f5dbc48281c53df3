import { type BigIntStats, fstatSync, statSync } from 'node:fs';

/**
 * Returns a function that checks whether the scan itself uses a file: as redirected standard output or as the baseline.
 * Both files quote earlier findings.
 */
export function createOwnFileTest(baseline: string | undefined): (path: string) => boolean {
  const output = fstatSync(process.stdout.fd, { bigint: true });
  const own = new Set(output.isFile() ? [identify(output)] : []);
  if (baseline !== undefined) own.add(identify(statSync(baseline, { bigint: true })));
  return (path) => {
    if (own.size === 0) return false;
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats !== undefined && own.has(identify(stats));
  };
}

const identify = ({ dev, ino }: BigIntStats) => `${dev}:${ino}`;

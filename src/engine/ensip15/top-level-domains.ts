// Decides which labels are top-level domains: https://www.rfc-editor.org/rfc/rfc5890#section-2.3.2.1

import { lazy } from '../../primitives/lazy.ts';
import { isPlainText } from '../../primitives/plain-text.ts';
import { A_LABEL_PREFIX, toDnsLabel } from '../../primitives/punycode.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';

/** Creates a function that recognizes top-level domains in lower case, such as `com`, `рф` and `xn--p1ai`. */
export function createTopLevelDomains(
  tables: Pick<BulkTables, 'topLevelDomains'>,
): (label: string) => boolean {
  const getALabels = lazy(() => {
    const nonAscii = Array.from(tables.topLevelDomains).filter((domain) => !isPlainText(domain));
    return new Set(nonAscii.map(toDnsLabel));
  });
  return (label) =>
    (label.startsWith(A_LABEL_PREFIX) ? getALabels() : tables.topLevelDomains).has(label);
}

// Whether a label is a top-level domain, in either form: https://www.rfc-editor.org/rfc/rfc5890#section-2.3.2.1

import { lazy } from '../../primitives/lazy.ts';
import { A_LABEL_PREFIX, toDnsLabel } from '../../primitives/to-dns-label.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { isPlainText } from '../text/plain-text.ts';

/** Recognizes IANA's top-level domains in lower case, those beyond ASCII as U-labels and as A-labels: `рф`, `xn--p1ai`. */
export function createTopLevelDomains(
  tables: Pick<BulkTables, 'topLevelDomains'>,
): (label: string) => boolean {
  const getALabels = lazy(() => {
    const beyondAscii = Array.from(tables.topLevelDomains).filter((each) => !isPlainText(each));
    return new Set(beyondAscii.map(toDnsLabel));
  });
  return (label) =>
    (label.startsWith(A_LABEL_PREFIX) ? getALabels() : tables.topLevelDomains).has(label);
}

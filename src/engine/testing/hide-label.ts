// Unknown labels whose text the test knows.

import type { BulkInspector } from '../inspector.ts';

/** The unknown label, `[` 64 hex digits `]`, with the labelhash of this text. */
export function hideLabel(engine: Pick<BulkInspector, 'labelhashes'>, label: string): string {
  return `[${Buffer.from(engine.labelhashes([label])).toString('hex')}]`;
}

import type { BulkInspector } from '../inspector.ts';

/** Returns the unknown label (`[` 64 hex digits `]`) with the labelhash of a label. */
export function hideLabel(engine: Pick<BulkInspector, 'labelhashes'>, label: string): string {
  return `[${Buffer.from(engine.labelhashes([label])).toString('hex')}]`;
}

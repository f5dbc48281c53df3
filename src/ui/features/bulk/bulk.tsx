import type { ReactNode } from 'react';
import type { ListInput } from '../../lib/list-input.ts';

interface BulkProps {
  input: ListInput | null;
  renderReport(name: string): ReactNode;
}

export function Bulk({ input }: BulkProps) {
  return <h1 tabIndex={-1}>Inspect a list {input?.kind}</h1>;
}

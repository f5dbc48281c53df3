import type { AnchorHTMLAttributes } from 'react';
import { formatHref } from '../../lib/route.ts';

interface RowLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  name: string;
  row: number;
  onOpen(row: number): void;
}

/** Leads to the report of a row: beside the list, or where the reader sends it, as with any link. */
export function RowLink({ name, row, onOpen, ...rest }: RowLinkProps) {
  return (
    <a
      {...rest}
      href={formatHref({ screen: 'name', name })}
      data-content
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen(row);
      }}
    />
  );
}

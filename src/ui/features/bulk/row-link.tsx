import type { AnchorHTMLAttributes } from 'react';
import { formatHref } from '../../lib/route.ts';

interface RowLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  name: string;
  row: number;
  onOpen(row: number): void;
}

/** Link that opens the report of a row next to the list. With a modifier key, it behaves like any other link. */
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

import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type NavigateOptions, navigate } from '../lib/navigation.ts';
import { formatHref, type Route } from '../lib/route.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Route;
  /** What the new history entry remembers. */
  entry?: NavigateOptions;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link within the page; with a modifier key it behaves as any other link. */
export function Link({ to, entry, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || elsewhere) return;
    event.preventDefault();
    navigate(to, entry);
  };
  return <a {...rest} href={formatHref(to)} onClick={follow} />;
}

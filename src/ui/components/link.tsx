import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { type NavigateOptions, navigate } from '../lib/navigation.ts';
import { formatHref, type Route } from '../lib/route.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Route;
  /** State of the new history entry. */
  entry?: NavigateOptions;
  ref?: Ref<HTMLAnchorElement>;
}

/** Link to another screen. With a modifier key, the browser handles the click. */
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

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './list-bar.module.css';

/** Bar above a list with the title, the search field and the menus. Hidden in print. */
export function ListBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-screen-only>
      {children}
    </div>
  );
}

interface BarMenuProps {
  title: string;
  /** Number of active settings in the menu, shown next to its title. */
  activeCount?: number;
  children: ReactNode;
}

/** Closes an open menu and returns the focus to its button. */
export function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget } = event;
  if (event.key !== 'Escape' || !currentTarget.open) return;
  event.preventDefault();
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** Button that opens a panel below the bar. Escape or a click outside closes the panel. */
export function BarMenu({ title, activeCount = 0, children }: BarMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      const { current } = details;
      if (current?.open && !current.contains(target as Node)) current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);
  return (
    <details ref={details} data-menu="" onKeyDown={closeOnEscape}>
      <summary>
        {title}
        {activeCount > 0 && <span className={styles.active}> {activeCount} on</span>}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

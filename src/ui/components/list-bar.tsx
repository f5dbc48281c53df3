import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import boxStyles from './boxes.module.css';
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
      <summary className="line gap-1 unbroken unmarked">
        {title}
        {activeCount > 0 && <span className="accent strong"> {activeCount} on</span>}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

/** Search field, menus and filter chips above a list. Not printed. */
export function ListFilters({ children }: { children: ReactNode }) {
  return (
    <div className={`flow gap-3 lines-2 ${styles.filters}`} data-screen-only>
      {children}
    </div>
  );
}

/** Status message of the filters, such as the number of items shown. */
export function FilterStatus({ children }: { children: ReactNode }) {
  return (
    <p className="note figures at-middle" role="status">
      {children}
    </p>
  );
}

interface FilterChipsProps {
  /** Accessible name of the group. */
  legend: string;
  children: ReactNode;
}

/** Group of filter chips. */
export function FilterChips({ legend, children }: FilterChipsProps) {
  return (
    <fieldset className="flow gap-1">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface FilterChipProps {
  isOn: boolean;
  /** Number of items that the filter matches. */
  count?: number;
  onToggle(): void;
  children: ReactNode;
}

/** Toggle button for one filter, with the number of matches. */
export function FilterChip({ isOn, count, onToggle, children }: FilterChipProps) {
  return (
    <button type="button" className={boxStyles.pill} aria-pressed={isOn} onClick={onToggle}>
      {children} {count !== undefined && <span>{count.toLocaleString('en')}</span>}
    </button>
  );
}

/** Adds a value to the values of a filter, or removes it. */
export function toggleValue<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

interface NoMatchesProps {
  /** Noun for the filtered items, in the singular and the plural. */
  what: readonly [one: string, many: string];
  onShowAll(): void;
}

/** Message that no item matches the filters, with a button that clears them. */
export function NoMatches({ what: [one, many], onShowAll }: NoMatchesProps) {
  return (
    <p className={styles.empty}>
      No {one} matches these filters.{' '}
      <button
        type="button"
        className="as-link strong"
        onClick={() => {
          onShowAll();
          // The button disappears, so the focus moves to the search field, if there is one.
          document.querySelector<HTMLElement>('input[type="search"]')?.focus();
        }}
      >
        Show all {many}
      </button>
    </p>
  );
}

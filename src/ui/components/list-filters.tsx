import type { ReactNode } from 'react';
import styles from './list-filters.module.css';

/** Search field, menus and filter chips above a list. Not printed. */
export function ListFilters({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}

/** Status message of the filters, such as the number of items shown. */
export function FilterStatus({ children }: { children: ReactNode }) {
  return (
    <p className={styles.status} role="status">
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
    <fieldset className={styles.chips}>
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
    <button type="button" aria-pressed={isOn} onClick={onToggle}>
      {children} {count !== undefined && <span>{count.toLocaleString('en')}</span>}
    </button>
  );
}

interface MoreFiltersProps {
  title: string;
  /** Number of active filters inside. */
  activeCount: number;
  isOpen?: boolean;
  children: ReactNode;
}

/** Filters that the user can expand and collapse. */
export function MoreFilters({ title, activeCount, isOpen, children }: MoreFiltersProps) {
  return (
    <details className={styles.more} open={isOpen}>
      <summary>
        {title}
        {activeCount > 0 && <span className={styles.active}> {activeCount} on</span>}
      </summary>
      {children}
    </details>
  );
}

/** Adds a value to the values of a filter, or removes it. */
export function toggleValue<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

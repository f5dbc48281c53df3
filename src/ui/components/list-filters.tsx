import type { ReactNode } from 'react';
import styles from './list-filters.module.css';

/** Search field, menus and filter chips above a list. Not printed. */
export function ListFilters({ children }: { children: ReactNode }) {
  return (
    <div className={styles.filters} data-screen-only>
      {children}
    </div>
  );
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

/** Adds a value to the values of a filter, or removes it. */
export function toggleValue<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

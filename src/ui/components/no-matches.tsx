import styles from './no-matches.module.css';

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

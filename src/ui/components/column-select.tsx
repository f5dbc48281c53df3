/** Value of the option for no column. */
export const NO_COLUMN = -1;

interface ColumnSelectProps {
  label: string;
  headings: readonly string[];
  /** Index of the chosen column, or {@link NO_COLUMN}. */
  value: number;
  /** Whether to offer an option for no column. */
  hasNone?: boolean;
  onChange(index: number): void;
}

/** Menu from which the user chooses a column or a field of a file. */
export function ColumnSelect({ label, headings, value, hasNone, onChange }: ColumnSelectProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {hasNone && <option value={NO_COLUMN}>None</option>}
        {headings.map((heading, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
          <option key={index} value={index}>
            {heading}
          </option>
        ))}
      </select>
    </label>
  );
}

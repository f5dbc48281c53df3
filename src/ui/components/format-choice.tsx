import { useLayoutEffect, useRef, useState } from 'react';
import type { CsvFormat, JsonFormat } from '../../lists/readers/detect-columns.ts';
import type { ImportOptions, ListFormat } from '../../lists/readers/detect-format.ts';
import boxStyles from './boxes.module.css';
import styles from './format-choice.module.css';
import { NameText } from './name-text.tsx';

/** Number of CSV rows in the preview. */
const MAX_SHOWN_RECORDS = 5;

/** Maximum length of a preview cell that is not a name, in UTF-16 code units. Keeps columns narrow on phones. */
const MAX_CELL_LENGTH = 20;

interface FormatChoiceProps {
  options: ImportOptions;
  /** Label of the submit button. */
  action: string;
  onStart(format: ListFormat): void;
  onCancel(): void;
}

/** Asks which column or field of a file contains the names. */
export function FormatChoice({ options, action, onStart, onCancel }: FormatChoiceProps) {
  const [format, setFormat] = useState(options.format);
  return (
    <form
      className={styles.choice}
      aria-label="How to read the file"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(format);
      }}
    >
      {format.kind === 'csv' && (
        <CsvChoice format={format} records={options.records} onChange={setFormat} />
      )}
      {format.kind === 'jsonl' && (
        <JsonChoice format={format} fields={options.fields} onChange={setFormat} />
      )}
      <div className={`gap-2 ${boxStyles.actions}`}>
        <button type="submit" className="primary">
          {action}
        </button>
        <button type="button" onClick={onCancel}>
          Choose another file
        </button>
      </div>
    </form>
  );
}

interface JsonChoiceProps {
  format: JsonFormat;
  fields: readonly string[];
  onChange(format: JsonFormat): void;
}

function JsonChoice({ format, fields, onChange }: JsonChoiceProps) {
  const { addressField, ...names } = format;
  return (
    <>
      <ColumnSelect
        label="Field with the names"
        headings={fields}
        value={fields.indexOf(format.field)}
        onChange={(index) => onChange({ ...format, field: fields[index] ?? format.field })}
      />
      {fields.length > 1 && (
        <ColumnSelect
          label="Field with their addresses"
          headings={fields}
          value={addressField === undefined ? NO_COLUMN : fields.indexOf(addressField)}
          hasNone
          onChange={(index) => {
            const field = fields[index];
            onChange(field === undefined ? names : { ...names, addressField: field });
          }}
        />
      )}
    </>
  );
}

interface CsvChoiceProps {
  format: CsvFormat;
  records: readonly string[][];
  onChange(format: CsvFormat): void;
}

function CsvChoice({ format, records, onChange }: CsvChoiceProps) {
  const [first = []] = records;
  const { addressColumn, ...names } = format;
  const headings = first.map((heading, index) =>
    format.header && heading !== '' ? heading : `Column ${index + 1}`,
  );
  const scroller = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the selected column when it changes
  useLayoutEffect(() => {
    const { current: view } = scroller;
    const chosen = view?.querySelector('[data-chosen="true"]');
    if (!view || !chosen) return;
    view.scrollLeft += chosen.getBoundingClientRect().left - view.getBoundingClientRect().left;
  }, [format.column]);
  const shown = records.slice(format.header ? 1 : 0).slice(0, MAX_SHOWN_RECORDS);
  return (
    <>
      <ColumnSelect
        label="Column with the names"
        headings={headings}
        value={format.column}
        onChange={(column) => onChange({ ...format, column })}
      />
      <ColumnSelect
        label="Column with their addresses"
        headings={headings}
        value={addressColumn ?? NO_COLUMN}
        hasNone
        onChange={(column) =>
          onChange(column === NO_COLUMN ? names : { ...names, addressColumn: column })
        }
      />
      <label>
        <input
          type="checkbox"
          checked={format.header}
          onChange={(event) => onChange({ ...format, header: event.target.checked })}
        />{' '}
        The first row names the columns
      </label>
      <section
        ref={scroller}
        className={`scroll ${styles.scroller}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        aria-label="First rows of the file"
      >
        <table>
          <thead>
            <tr>
              {headings.map((heading, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <th key={index} scope="col" data-chosen={index === format.column}>
                  <Cell text={heading} isName={false} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((record, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
              <tr key={row}>
                {headings.map((_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                  <td key={index} data-chosen={index === format.column}>
                    <bdi>
                      <Cell text={record[index] ?? ''} isName={index === format.column} />
                    </bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** A preview cell. Names show hidden characters, other cells are plain text. */
function Cell({ text, isName }: { text: string; isName: boolean }) {
  if (isName) return <NameText name={text} />;
  return text.length > MAX_CELL_LENGTH ? `${text.slice(0, MAX_CELL_LENGTH).toWellFormed()}…` : text;
}

/** Value of the option for no column. */
const NO_COLUMN = -1;

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
function ColumnSelect({ label, headings, value, hasNone, onChange }: ColumnSelectProps) {
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

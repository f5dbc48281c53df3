import type { CandidateFormat } from '../../../client/imitations/export-candidates.ts';

const FORMAT_WORDS = {
  csv: 'CSV',
  jsonl: 'JSON Lines',
  txt: 'Text, one name per line',
} as const satisfies Record<CandidateFormat, string>;

interface ExportFormatSelectProps {
  label: string;
  format: CandidateFormat;
  onFormat(format: CandidateFormat): void;
}

/** Select field for the file format of an export. */
export function ExportFormatSelect({ label, format, onFormat }: ExportFormatSelectProps) {
  return (
    <label>
      {label}{' '}
      <select value={format} onChange={({ target }) => onFormat(target.value as CandidateFormat)}>
        {Object.entries(FORMAT_WORDS).map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}

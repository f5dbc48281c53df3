import { useState } from 'react';
import { openExportSink, writeExport } from '../../../client/export/export-task.ts';
import { formatTrusted, type TrustedFormat } from '../../../lists/trusted/format-trusted.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Select } from '../../components/select.tsx';
import { listExported, type OwnEntry } from './join-entries.ts';
import type { TrustedChange } from './use-trusted-change.ts';

const FORMATS: readonly (readonly [TrustedFormat, string])[] = [
  ['csv', 'CSV'],
  ['jsonl', 'JSON Lines'],
  ['text', 'Text'],
];

/** Writes the entries to a file and describes the result. Returns null if the user cancels the file dialog. */
async function exportEntries(
  entries: readonly OwnEntry[],
  format: TrustedFormat,
): Promise<string | null> {
  const exported = listExported(entries);
  const sink = await openExportSink(`trusted.${format === 'text' ? 'txt' : format}`);
  if (!sink) return null;
  const { text, skipped } = formatTrusted(exported, format);
  await writeExport(sink, [text]);
  const lost =
    skipped > 0 &&
    `${formatCount(skipped, 'entry', 'entries')} could not be exported, because a line of a file cannot contain ${skipped === 1 ? 'it' : 'them'}.`;
  return [`${formatCount(exported.length - skipped, 'entry', 'entries')} exported.`, lost]
    .filter(Boolean)
    .join(' ');
}

interface TrustedExportProps {
  entries: readonly OwnEntry[];
  attempt: TrustedChange['attempt'];
}

/** Exports the trusted names and addresses as a file, or copies them as text. */
export function TrustedExport({ entries, attempt }: TrustedExportProps) {
  const [format, setFormat] = useState<TrustedFormat>('csv');
  return (
    <>
      <Select
        aria-label="Format of the export"
        value={format}
        options={FORMATS}
        onChange={(value) => setFormat(value)}
      />
      <button type="button" onClick={() => void attempt(() => exportEntries(entries, format))}>
        Export
      </button>
      <CopyButton
        text={() => formatTrusted(listExported(entries), 'text').text}
        what="your trusted names and addresses, one per line"
      >
        Copy
      </CopyButton>
    </>
  );
}

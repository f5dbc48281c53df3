import { useState } from 'react';
import { createExportFileName } from '../../../client/export/export-file-name.ts';
import { openExportSink } from '../../../client/export/export-task.ts';
import {
  exportFound,
  type FoundFormat,
  formatFoundNames,
} from '../../../client/imitations/export-found.ts';
import type { ListSearch } from '../../../client/imitations/list-search.ts';
import { deferUpdateUntil } from '../../../client/offline/running-jobs.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { getErrorMessage } from '../../../primitives/get-error-message.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { ExportFormatSelect } from './export-format-select.tsx';
import styles from './list-search-view.module.css';

interface FoundExportProps {
  search: ListSearch;
  name: string;
  count: number;
}

/** Buttons that export and copy all imitations found in a list. */
export function FoundExport({ search, name, count }: FoundExportProps) {
  const [format, setFormat] = useState<FoundFormat>('csv');
  const [outcome, setOutcome] = useState('');

  const write = async () => {
    setOutcome('');
    const sink = await openExportSink(
      createExportFileName({ source: name, view: 'imitations-in-list', extension: format }),
    );
    if (!sink) return;
    await exportFound(search.found(), name, format, sink);
    setOutcome('Exported.');
  };

  return (
    <div className={styles.actions}>
      <ExportFormatSelect
        label="Format"
        format={format}
        onFormat={(next) => {
          setOutcome('');
          setFormat(next);
        }}
      />
      <button
        type="button"
        onClick={() => {
          const work = write();
          deferUpdateUntil(work);
          work.catch((error: unknown) => setOutcome(getErrorMessage(error)));
        }}
      >
        Export {formatCount(count, 'name')}
      </button>
      <CopyButton
        text={() => formatFoundNames(search.found())}
        what="the names found, one per line"
      >
        Copy names
      </CopyButton>
      <p role="status">{outcome}</p>
    </div>
  );
}

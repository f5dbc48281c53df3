import { useEffect, useState } from 'react';
import { listLines, listNonBlankLines } from '../../primitives/list-lines.ts';

/** File types that a file dialog offers. */
export const LIST_FILE_TYPES = '.txt,.csv,.tsv,.jsonl,.ndjson,.gz,text/plain,text/csv';

/** Maximum length of a text in a field, in UTF-16 code units. A longer text would freeze the field. */
export const MAX_FIELD_LENGTH = 20_000;

/** Returns the only line that is not blank, unchanged. Returns null for several lines. */
export function findOnlyLine(text: string): string | null {
  const [line = listLines(text)[0] ?? '', ...others] = listNonBlankLines(text);
  return others.length > 0 ? null : line;
}

/** Checks whether a drag contains files. */
export function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Message after several files were dropped. */
export const SEVERAL_FILES = 'Several files were dropped. Drop one file at a time.';

/** Whether a file is being dragged over the page. */
export interface FileDrop {
  'data-over': boolean;
  /** Whether several files were dropped, so that none was opened. */
  'data-several': boolean;
}

/** Accepts one file that is dropped anywhere on the page. */
export function useFileDrop(onFile: (file: File) => void): FileDrop {
  const [isOver, setOver] = useState(false);
  const [areSeveral, setSeveral] = useState(false);
  useEffect(() => {
    const handleDragOver = (event: DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      // When the file leaves the page, `relatedTarget` is null.
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const [dropped, ...others] = event.dataTransfer?.files ?? [];
      if (!dropped) return;
      event.preventDefault();
      setSeveral(others.length > 0);
      if (others.length === 0) onFile(dropped);
    };
    addEventListener('dragover', handleDragOver);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', handleDragOver);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [onFile]);
  return { 'data-over': isOver, 'data-several': areSeveral };
}

import { useEffect, useState } from 'react';

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** Keeps the browser from leaving the page for a file that is dropped where nothing takes it. */
export function useDropGuard(): void {
  useEffect(() => {
    const guard = (event: DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    // On the way down, so that who takes the file has the last word.
    addEventListener('dragover', guard, true);
    addEventListener('drop', guard, true);
    return () => {
      removeEventListener('dragover', guard, true);
      removeEventListener('drop', guard, true);
    };
  }, []);
}

/** Said when it is so. */
export const SEVERAL_FILES = 'Several files were dropped, and none was opened: drop one at a time.';

/** What the element needs that shows where to drop: whether a file hangs above the page. */
export interface FileDrop {
  'data-over': boolean;
  /** Several were dropped at once, of which none was taken. */
  'data-several': boolean;
}

/** Takes the one file that is dropped anywhere on the page. */
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
      // Null when it left the page, not only one element for another.
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

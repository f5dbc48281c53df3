import { type DragEvent, useState } from 'react';

/** What an element needs so that a file can be dropped on it; `data-over` while one hangs above. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false);
      const [dropped] = event.dataTransfer.files;
      if (!dropped) return;
      event.preventDefault();
      onFile(dropped);
    },
  };
}

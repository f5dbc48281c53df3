import { useEffect } from 'react';
import { drawingFinder } from '../../../client/queries/drawing-query.ts';
import { getNameFontStack } from '../../lib/name-font-stack.ts';
import styles from './drawing-pad.module.css';
import { useDrawingProgress } from './use-drawn-characters.ts';

/** Milliseconds to wait in browsers without `requestIdleCallback`. */
const PAUSE_MS = 500;

function prepareShapes(): void {
  drawingFinder.prepare(getNameFontStack());
}

/** Prepares the shapes that drawings are compared with, and shows the progress. Empty once they are ready. */
export function DrawingProgressLine() {
  const progress = useDrawingProgress();
  useEffect(() => {
    if (!window.requestIdleCallback) {
      const timer = setTimeout(prepareShapes, PAUSE_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(prepareShapes);
    return () => cancelIdleCallback(handle);
  }, []);

  switch (progress.state) {
    case 'ready':
      return null;
    case 'preparing':
      return (
        <p className={styles.progress}>
          <label htmlFor="shapes">Preparing shapes</label>
          <progress id="shapes" value={progress.share} />
        </p>
      );
    case 'failed':
      return (
        <p className={styles.progress} role="alert">
          The shapes could not be prepared.{' '}
          <button type="button" onClick={prepareShapes}>
            Try again
          </button>
        </p>
      );
    case 'unavailable':
      return (
        <p className={styles.progress} role="alert">
          This browser cannot compare drawings. Use the field instead.
        </p>
      );
  }
}

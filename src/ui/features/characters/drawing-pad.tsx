import { type PointerEvent, useEffect, useRef } from 'react';
import { drawingFinder } from '../../../client/queries/drawing-query.ts';
import { PAD_SIZE } from '../../../contract/similarity-service.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { getNameFontStack } from '../../lib/name-font-stack.ts';
import {
  type Drawing,
  extendStroke,
  formatPath,
  isFull,
  NO_DRAWING,
  startStroke,
  undoStroke,
} from './drawing.ts';
import styles from './drawing-pad.module.css';
import { useDrawingProgress } from './found-characters.tsx';

interface DrawingPadProps {
  drawing: Drawing;
  onDrawing(drawing: Drawing): void;
}

/** Pad for drawing a character with a mouse, a pen or a finger. */
export function DrawingPad({ drawing, onDrawing }: DrawingPadProps) {
  /** The pointer that is currently drawing. Other pointers, such as a second finger, are ignored. */
  const pen = useRef<number | null>(null);
  /** The latest drawing. Several events may arrive before the next render. */
  const latest = useRef(drawing);
  latest.current = drawing;

  const draw = (next: Drawing) => {
    if (next === latest.current) return;
    latest.current = next;
    onDrawing(next);
  };
  /** Converts the position of an event to units of the pad. Measures the pad, because its size may have changed. */
  const locate = (element: Element, { clientX, clientY }: { clientX: number; clientY: number }) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [((clientX - left) / width) * PAD_SIZE, ((clientY - top) / height) * PAD_SIZE] as const;
  };
  const start = (event: PointerEvent<SVGSVGElement>) => {
    if (pen.current !== null || event.button !== 0) return;
    pen.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    draw(startStroke(latest.current, ...locate(event.currentTarget, event)));
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerId !== pen.current) return;
    const { currentTarget, nativeEvent } = event;
    // Also adds the points between two frames, so that fast strokes stay smooth.
    const points = nativeEvent.getCoalescedEvents?.() ?? [];
    const next = (points.length > 0 ? points : [nativeEvent]).reduce(
      (drawn, point) => extendStroke(drawn, ...locate(currentTarget, point)),
      latest.current,
    );
    draw(next);
  };
  const end = ({ pointerId }: PointerEvent<SVGSVGElement>) => {
    if (pointerId === pen.current) pen.current = null;
  };

  const isEmpty = drawing.length === 0;
  return (
    <section className={styles.pad} data-screen-only aria-labelledby="draw">
      <h2 id="draw">Draw it</h2>
      <svg
        className={styles.paper}
        viewBox={`0 0 ${PAD_SIZE} ${PAD_SIZE}`}
        role="img"
        aria-label={
          isEmpty ? 'Empty drawing' : `Drawing of ${formatCount(drawing.length, 'stroke')}`
        }
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onLostPointerCapture={end}
      >
        {isEmpty && (
          <text x={PAD_SIZE / 2} y={PAD_SIZE / 2}>
            Draw here
          </text>
        )}
        {drawing.map((stroke, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes never move
          <path key={index} d={formatPath(stroke)} />
        ))}
      </svg>
      <div className={styles.tools}>
        <p className="note whole-line">
          {isFull(drawing)
            ? 'No more fits. Undo or clear to draw on.'
            : 'The size and position of your drawing don’t matter.'}
        </p>
        <DrawingProgressLine />
        <button type="button" disabled={isEmpty} onClick={() => draw(undoStroke(drawing))}>
          Undo
        </button>
        <button type="button" disabled={isEmpty} onClick={() => draw(NO_DRAWING)}>
          Clear
        </button>
      </div>
    </section>
  );
}

/** Delay before the shapes are prepared, in milliseconds, so that the screen appears first. */
const PAUSE_MS = 500;

function prepareShapes(): void {
  drawingFinder.prepare(getNameFontStack());
}

/** Prepares the shapes that drawings are compared with, and shows the progress. Empty once they are ready. */
function DrawingProgressLine() {
  const progress = useDrawingProgress();
  useEffect(() => {
    const timer = setTimeout(prepareShapes, PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (progress.state === 'ready') return null;
  if (progress.state === 'preparing') {
    return (
      <p className={`note whole-line ${styles.progress}`}>
        <label htmlFor="shapes">Preparing shapes</label>
        <progress id="shapes" value={progress.share} />
      </p>
    );
  }
  return (
    <p className="note whole-line" role="alert">
      {progress.state === 'unavailable' ? (
        'This browser cannot compare drawings. Use the field instead.'
      ) : (
        <>
          The shapes could not be prepared.{' '}
          <button type="button" onClick={prepareShapes}>
            Try again
          </button>
        </>
      )}
    </p>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DrawingProgress } from '../../../client/queries/drawing-finder.ts';
import { drawingFinder, getDrawingQuery } from '../../../client/queries/drawing-query.ts';
import { getCharactersQuery } from '../../../client/queries/report-queries.ts';
import type { CharacterFact } from '../../../contract/inspector-service.ts';
import { PAD_SIZE, type Stroke } from '../../../contract/similarity-service.ts';
import { formatCodePoints } from '../../../primitives/format-code-points.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { ProblemView } from '../../components/problem-view.tsx';
import { CharacterRows, toCharacterRow } from './character-rows.tsx';
import styles from './found-characters.module.css';

/** Shows the characters that look most like a drawing. */
export function DrawnCharacters({ drawing }: { drawing: Drawing }) {
  const { characters, error, retry } = useDrawnCharacters(drawing);
  const { state } = useDrawingProgress();
  if (error) return <ProblemView error={error} onRetry={retry} />;
  const isWaiting = !characters || (characters.length === 0 && state === 'preparing');
  return (
    <section className={styles.found} aria-labelledby="found" aria-busy={isWaiting}>
      <header className="flow gap-4 lines-0 baseline between">
        <h2 id="found">
          <span role="status">
            {isWaiting
              ? 'Comparing…'
              : `${formatCount(characters.length, 'character')} like your drawing`}
          </span>
        </h2>
        <p id="found-keys" className="faint small" data-about-keys>
          Most alike first. Use the arrow keys to move between characters.
        </p>
      </header>
      {characters && characters.length > 0 && (
        <CharacterRows rows={characters.map(toCharacterRow)} />
      )}
    </section>
  );
}

/** Maximum number of characters in the list. */
const LIMIT = 24;

/** Minimum time between two searches while the user draws, in milliseconds. */
const PACE_MS = 120;

/** Number of times that a search is repeated while the shapes are prepared, because more shapes become available. */
const STEPS = 4;

export function useDrawingProgress(): DrawingProgress {
  return useSyncExternalStore(drawingFinder.subscribe, drawingFinder.progress);
}

/** Returns the latest value, but changes it at most once every `pace` milliseconds. */
function usePaced<Value>(value: Value, pace: number): Value {
  const [paced, setPaced] = useState(value);
  const changed = useRef(0);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        changed.current = performance.now();
        setPaced(value);
      },
      Math.max(0, changed.current + pace - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [value, pace]);
  return paced;
}

let drawingCount = 0;
const numbers = new WeakMap<Drawing, number>();

/** Returns a unique number for each drawing. Cache keys contain this number, because a drawing is too long. */
function getNumber(drawing: Drawing): number {
  const number = numbers.get(drawing) ?? ++drawingCount;
  numbers.set(drawing, number);
  return number;
}

/** Finds the characters that look like a drawing, and updates them while the user draws. */
function useDrawnCharacters(drawing: Drawing): {
  /** Undefined before the first result. */
  characters: readonly CharacterFact[] | undefined;
  error: Error | null;
  retry(): void;
} {
  const progress = useDrawingProgress();
  const paced = usePaced(drawing, PACE_MS);
  const step = progress.state === 'preparing' ? Math.floor(progress.share * STEPS) : progress.state;
  const shapes = useQuery({
    ...getDrawingQuery(paced, LIMIT, `${getNumber(paced)} ${step}`),
    placeholderData: keepPreviousData,
  });
  const notations = (shapes.data ?? []).map(formatCodePoints).join(' ');
  const facts = useQuery({
    ...getCharactersQuery(notations, LIMIT),
    enabled: shapes.data !== undefined,
    placeholderData: keepPreviousData,
  });
  return {
    characters: facts.data?.characters,
    error: shapes.error ?? facts.error,
    retry: () => void (shapes.error ? shapes.refetch() : facts.refetch()),
  };
}

/** Strokes of a drawing in the order in which they were drawn. */
export type Drawing = readonly Stroke[];

export const NO_DRAWING: Drawing = [];

/** Minimum distance between two points in units of the pad. Closer points are left out. */
const MIN_STEP = 1;

/** Maximum number of points of a drawing. This is enough to cover the pad with strokes. */
const MAX_POINTS = 4_000;

function countPoints(drawing: Drawing): number {
  return drawing.reduce((sum, { length }) => sum + length / 2, 0);
}

/** Checks whether a drawing has the maximum number of points. */
export function isFull(drawing: Drawing): boolean {
  return countPoints(drawing) >= MAX_POINTS;
}

/** Clamps a coordinate to the pad and rounds it to one decimal. */
function limit(value: number): number {
  return Math.round(Math.min(PAD_SIZE, Math.max(0, value)) * 10) / 10;
}

/** Starts a stroke at a point. */
export function startStroke(drawing: Drawing, x: number, y: number): Drawing {
  return isFull(drawing) ? drawing : [...drawing, [limit(x), limit(y)]];
}

/** Adds a point to the last stroke. Returns the same drawing if it is full or the last point is too close. */
export function extendStroke(drawing: Drawing, x: number, y: number): Drawing {
  const stroke = drawing.at(-1);
  const [lastX, lastY] = stroke?.slice(-2) ?? [];
  if (!stroke || lastX === undefined || lastY === undefined || isFull(drawing)) return drawing;
  const [nextX, nextY] = [limit(x), limit(y)];
  if (Math.hypot(nextX - lastX, nextY - lastY) < MIN_STEP) return drawing;
  return [...drawing.slice(0, -1), [...stroke, nextX, nextY]];
}

/** Removes the last stroke. */
export function undoStroke(drawing: Drawing): Drawing {
  return drawing.length > 1 ? drawing.slice(0, -1) : NO_DRAWING;
}

/** Formats a stroke as an SVG path. A single point becomes a line of length 0, which browsers draw as a dot. */
export function formatPath(stroke: Stroke): string {
  const [x, y, ...rest] = stroke;
  return rest.length === 0 ? `M${x} ${y}h0` : `M${x} ${y}L${rest.join(' ')}`;
}

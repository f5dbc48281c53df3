import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { DrawingProgress } from '../../../client/queries/drawing-finder.ts';
import { drawingFinder, getDrawingQuery } from '../../../client/queries/drawing-query.ts';
import { getCharactersQuery } from '../../../client/queries/report-queries.ts';
import type { CharacterFact } from '../../../contract/characters.ts';
import { formatCodePoints } from '../../../primitives/format-code-points.ts';
import type { Drawing } from './drawing.ts';

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
export function useDrawnCharacters(drawing: Drawing): {
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

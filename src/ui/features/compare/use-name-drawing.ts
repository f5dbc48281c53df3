import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getNameSimilarityQuery } from '../../../client/queries/similarity-queries.ts';
import { getPieceText, type Piece } from '../../../comparison/group-pieces.ts';
import type { NamePiece } from '../../../contract/similarity-service.ts';
import { getNameFontStack } from '../../lib/name-font-stack.ts';
import type { DrawingState } from './describe-drawing.ts';

/** Compares how this device draws two names. Returns null for names without aligned pieces. */
export function useNameDrawing(pieces: readonly Piece[] | null): DrawingState {
  const pairs = useMemo(
    () =>
      (pieces ?? []).map(({ left, right }): NamePiece => [getPieceText(left), getPieceText(right)]),
    [pieces],
  );
  const { data, error } = useQuery({
    ...getNameSimilarityQuery(pairs, getNameFontStack()),
    enabled: pieces !== null,
  });
  if (error || data === 'unavailable') return { state: 'unavailable', found: null };
  return data ? { state: 'done', found: data } : { state: 'comparing', found: null };
}

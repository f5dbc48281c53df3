import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getNameSimilarityQuery } from '../../client/queries/similarity-queries.ts';
import { getPieceText, type Piece } from '../../comparison/group-pieces.ts';
import type { NameDrawing, NamePiece } from '../../contract/similarity-service.ts';
import { getNameFontStack } from './name-font-stack.ts';

/** Compares how this device draws two names. Compares nothing without aligned pieces. */
export function useNameDrawing(
  pieces: readonly Piece[] | null,
): UseQueryResult<NameDrawing | 'unavailable'> {
  const pairs = useMemo(
    () => pieces?.map(({ left, right }): NamePiece => [getPieceText(left), getPieceText(right)]),
    [pieces],
  );
  return useQuery({
    ...getNameSimilarityQuery(pairs ?? [], getNameFontStack()),
    enabled: pieces !== null,
  });
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getNameSimilarityQuery } from '../../../client/queries/similarity-queries.ts';
import type { NamePiece } from '../../../contract/similarity-service.ts';
import { getPieceText, isDifferent, type Piece } from '../../lib/group-pieces.ts';
import { getNameFontStack } from '../../lib/name-font-stack.ts';
import { describeLookHere } from './describe-look-here.ts';
import type { Mark } from './find-marks.ts';

/** Describes how alike this device draws two names, or the only two letters that differ. Returns null until it has. */
export function useLikeness(pieces: readonly Piece[], mark: Mark | undefined): string | null {
  const pairs = useMemo(
    () => pieces.map(({ left, right }): NamePiece => [getPieceText(left), getPieceText(right)]),
    [pieces],
  );
  const { data, error } = useQuery(getNameSimilarityQuery(pairs, getNameFontStack()));
  if (error || data === 'unavailable') return '';
  if (!data) return null;
  const differing = pieces.flatMap((piece, at) => (isDifferent(piece) ? at : []));
  const [only] = differing;
  const isOneLetter =
    differing.length === 1 && mark?.given.length === 1 && mark.wanted.length === 1;
  return describeLookHere(data, isOneLetter ? (only ?? null) : null);
}

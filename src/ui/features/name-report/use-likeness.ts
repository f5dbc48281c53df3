import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getNameSimilarityQuery } from '../../../client/queries/similarity-queries.ts';
import { getPieceText, type Piece } from '../../../comparison/group-pieces.ts';
import type { NamePiece } from '../../../contract/similarity-service.ts';
import { getNameFontStack } from '../../lib/name-font-stack.ts';
import { describeLookHere } from './describe-look-here.ts';
import type { Mark } from './find-marks.ts';

/**
 * Describes how alike this device draws two names. If only one letter is enlarged, describes this letter and its
 * counterpart. Returns null until the device has drawn them.
 */
export function useLikeness(pieces: readonly Piece[], enlarged: readonly Mark[]): string | null {
  const pairs = useMemo(
    () => pieces.map(({ left, right }): NamePiece => [getPieceText(left), getPieceText(right)]),
    [pieces],
  );
  const { data, error } = useQuery(getNameSimilarityQuery(pairs, getNameFontStack()));
  if (error || data === 'unavailable') return '';
  if (!data) return null;
  const [mark, ...others] = enlarged;
  const isOneLetter = others.length === 0 && mark?.given.length === 1 && mark.wanted.length === 1;
  const place = pieces.findIndex(({ left }) => left === mark?.given);
  return describeLookHere(data, isOneLetter ? place : null);
}

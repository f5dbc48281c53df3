import { align } from '../../../comparison/align.ts';
import { groupPieces, isDifferent, type Piece } from '../../../comparison/group-pieces.ts';
import type { NameEvidence } from '../../../evidence/name-evidence.ts';
import { placeGraphemes } from '../../lib/placed-graphemes.ts';
import type { EvidenceSources } from './evidence.ts';
import { listLetters } from './list-letters.ts';

/** Evidence of a name with the position of every grapheme. */
export interface PlacedEvidence extends EvidenceSources {
  /** Name that the user probably wants, or null. */
  wanted: string | null;
  /** All letters of the name, aligned with the wanted name, or with the name itself if there is no wanted name. */
  pieces: readonly Piece[];
}

/** Adds positions to the graphemes of a name, and aligns the name with the name that the user probably wants. */
export function placeEvidence({ report, details, wanted }: NameEvidence): PlacedEvidence {
  const letters = listLetters(report);
  const pieces = groupPieces(
    align(
      letters,
      wanted ? listLetters(wanted) : letters,
      (a, b) => a.report.grapheme === b.report.grapheme,
    ),
  );
  const differing = pieces
    .filter(isDifferent)
    .flatMap(({ left }) => left.flatMap(({ index }) => (index < 0 ? [] : index)));
  const placed = placeGraphemes(report);
  return { report, placed, details, differing, pieces, wanted: wanted?.name ?? null };
}

import { getPieceText, type PieceGrapheme } from '../../../comparison/group-pieces.ts';
import type { NameDrawing } from '../../../contract/similarity-service.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { Glyph } from '../../components/glyph.tsx';
import { formatFirstCodePoints } from '../../lib/format-first-code-points.ts';
import { useNameDrawing } from '../../lib/use-comparisons.ts';
import type { Mark, Marks, PlacedEvidence } from './evidence.ts';
import styles from './lenses.module.css';

/** Enlarges the letters that the headline is about, names them, and says how alike this device draws them. */
export function Lenses({ marks, evidence }: { marks: Marks; evidence: PlacedEvidence }) {
  const { enlarged, more, areAboutLook } = marks;
  if (enlarged.length === 0) return null;
  return (
    <div className="stack gap-2">
      <ul className="stack gap-3">
        {enlarged.map(({ given, wanted }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places never move
          <li key={at} className={styles.pair}>
            <Lens letters={given} />
            {wanted.length > 0 && <Lens letters={wanted} isWanted />}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="soft">and {formatCount(more, 'more place')}</p>}
      {evidence.wanted !== null && areAboutLook && (
        <Likeness evidence={evidence} enlarged={enlarged} />
      )}
    </div>
  );
}

function Lens({ letters, isWanted }: { letters: readonly PieceGrapheme[]; isWanted?: boolean }) {
  const text = getPieceText(letters);
  const [letter] = letters;
  const name =
    letters.length === 1 && letter && 'grapheme_name' in letter.report
      ? String(letter.report.grapheme_name)
      : null;
  return (
    <div
      className={`line shrink gap-3 ${isWanted ? 'toned' : ''}`}
      data-tone={isWanted ? 'pass' : undefined}
    >
      <bdi className={styles.glass}>
        <Glyph text={text} />
      </bdi>
      <p className="stack shrink regular snug">
        {name} <code className="note">{formatFirstCodePoints(text, 3)}</code>
      </p>
    </div>
  );
}

/**
 * Says how alike this device draws the names, or the only letter that is enlarged and its counterpart. The line is empty
 * until the device has drawn them.
 */
function Likeness({ evidence, enlarged }: { evidence: PlacedEvidence; enlarged: readonly Mark[] }) {
  const { data, error } = useNameDrawing(evidence.pieces);
  const [mark, ...others] = enlarged;
  const isOneLetter = others.length === 0 && mark?.given.length === 1 && mark.wanted.length === 1;
  const place = evidence.pieces.findIndex(({ left }) => left === mark?.given);
  const words =
    error || data === 'unavailable'
      ? ''
      : data && describeLookHere(data, isOneLetter ? place : null);
  return <p className="soft">{words ?? '\u00a0'}</p>;
}

/**
 * Describes how alike this device draws two names. Rounds down so that only identical names get 100 %. Returns an empty
 * string below 1 %, which would only confuse.
 *
 * @param place index of the only piece that differs, if this piece is one letter in both names
 */
export function describeLookHere(drawing: NameDrawing, place: number | null): string {
  const what = place === null ? 'two names' : 'two letters';
  const share = place === null ? drawing.similarity : (drawing.pieces[place] ?? null);
  if (share === null) return 'This device can’t draw one or both of the names.';
  const isIdentical = place === null ? drawing.isIdentical : share >= 1;
  if (isIdentical) return `This device draws the ${what} identically.`;
  if (share < 0.01) return '';
  // Shows at most 99 %, because names with identical letters can still be spaced differently.
  return `This device draws the ${what} ${Math.min(99, Math.floor(share * 100))}\u00a0% alike.`;
}

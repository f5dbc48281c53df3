import type { LabelGraphemeGuardReport } from '../../../contract/reports.ts';
import { getContextTone } from '../../../display/rating-words.ts';
import { cutGlyph, Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { describeGrapheme } from '../../lib/describe-grapheme.ts';
import styles from './letter-rows.module.css';

interface LetterLinkProps {
  /** Inspected name. */
  name: string;
  /** Index of the grapheme in the name. */
  index: number;
  grapheme: LabelGraphemeGuardReport;
  isMarked: boolean;
  isLit: boolean;
  tabIndex: 0 | -1;
}

/** A letter of the inspected name. Opens the report of its grapheme. */
export function LetterLink({ name, index, grapheme, isMarked, isLit, tabIndex }: LetterLinkProps) {
  const tone = getContextTone(grapheme.status_in_label);
  const text = grapheme.grapheme;
  return (
    <Link
      to={{ screen: 'grapheme', grapheme: text, place: { name, index } }}
      className={styles.letter}
      tabIndex={tabIndex}
      data-tile
      data-index={index}
      data-tone={tone}
      data-marked={isMarked}
      data-lit={isLit}
      data-text={text}
      // Starts with the visible character so that voice control finds the link.
      aria-label={`${cutGlyph(text)} ${describeGrapheme(grapheme, tone)}`}
    >
      <Glyph text={text} />
    </Link>
  );
}

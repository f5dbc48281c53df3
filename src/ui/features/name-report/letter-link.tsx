import type { LabelGraphemeGuardReport } from '../../../contract/reports.ts';
import type { Tone } from '../../../words/names/rating-words.ts';
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
  tone: Tone;
  isMarked: boolean;
  isLit: boolean;
  tabIndex: 0 | -1;
}

/** A letter of the inspected name. Opens the report of its grapheme. */
export function LetterLink(props: LetterLinkProps) {
  const { name, index, grapheme, tone, isMarked, isLit, tabIndex } = props;
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

import { useQuery } from '@tanstack/react-query';
import { nameReportQuery } from '../../../client/queries.ts';
import type { ConfusableGuardReport } from '../../../contract/reports.ts';
import type { GlyphComparison } from '../../../contract/similarity-service.ts';
import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { codePointLabels } from '../../lib/code-points.ts';
import { graphemeLabel } from '../../lib/grapheme-label.ts';
import { ratingTone, ratingWord } from '../../lib/rating-words.ts';
import type { GraphemePlace } from '../../lib/route.ts';
import { substituted } from '../../lib/substituted.ts';
import styles from './confusable-tile.module.css';

interface ConfusableTileProps {
  confusable: ConfusableGuardReport;
  original: string;
  comparison: GlyphComparison | undefined;
  place: GraphemePlace | null;
  trail: readonly string[];
  /** Whether the Tab key stops here. */
  isEntrance: boolean;
  onFocus(grapheme: string): void;
}

/** One look-alike; pointed at, it shows the original over itself. */
export function ConfusableTile(props: ConfusableTileProps) {
  const { confusable, original, comparison, place, trail, isEntrance, onFocus } = props;
  const { grapheme } = confusable;
  const tone = ratingTone(confusable.rating);
  const tabIndex = isEntrance ? 0 : -1;
  return (
    <li className={styles.tile}>
      <Link
        to={{ screen: 'grapheme', grapheme, place }}
        entry={{ trail: [...trail, original] }}
        className={styles.link}
        data-tile=""
        tabIndex={tabIndex}
        aria-label={`${graphemeLabel(confusable)}, ${alikeWords(comparison)}`}
        title={confusable.grapheme_name}
        onFocus={() => onFocus(grapheme)}
      >
        <span className={styles.top} aria-hidden="true">
          <ToneMark tone={tone} label={ratingWord(confusable.rating)} size="0.9rem" />
          <span className={styles.alike}>{alikeFigure(comparison)}</span>
        </span>
        <span className={styles.glyphs} aria-hidden="true">
          <bdi className={styles.glyph}>
            <Glyph text={grapheme} />
          </bdi>
          <bdi className={styles.over}>
            <Glyph text={original} />
          </bdi>
        </span>
        <span className={styles.name}>{confusable.grapheme_name}</span>
        <span className={styles.facts}>
          <code>{codePointLabels(Array.from(grapheme).slice(0, 3).join(''))}</code>
          <span>{confusable.grapheme_script}</span>
        </span>
      </Link>
      {place && <Substitute grapheme={grapheme} place={place} tabIndex={tabIndex} />}
    </li>
  );
}

function Substitute({
  grapheme,
  place,
  tabIndex,
}: {
  grapheme: string;
  place: GraphemePlace;
  tabIndex: number;
}) {
  const { data } = useQuery(nameReportQuery(place.name));
  const name = data && substituted(data, place.index, grapheme);
  if (name === null || name === undefined || name === place.name) return null;
  return (
    <Link
      to={{ screen: 'name', name }}
      entry={{ changedFrom: place.name }}
      className={styles.substitute}
      tabIndex={tabIndex}
      aria-label={`Substitute ${codePointLabels(grapheme)} into the name`}
    >
      Substitute
    </Link>
  );
}

/** The figure of a tile; a dash where there is nothing to compare. */
function alikeFigure(comparison: GlyphComparison | undefined): string {
  if (!comparison) return '';
  if (comparison.drawing === 'missing') return 'no glyph here';
  if (comparison.similarity === null) return '–';
  return `${Math.round(comparison.similarity * 100)} %`;
}

function alikeWords(comparison: GlyphComparison | undefined): string {
  if (!comparison) return 'not compared yet';
  if (comparison.drawing === 'missing') return 'this device has no glyph for it';
  if (comparison.similarity === null) return 'nothing to compare';
  return `${Math.round(comparison.similarity * 100)} % alike in this device's fonts`;
}

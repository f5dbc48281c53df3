import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { getNameReportQuery } from '../../../client/queries/report-queries.ts';
import type { ConfusableGuardReport } from '../../../contract/reports.ts';
import type { GlyphComparison } from '../../../contract/similarity-service.ts';
import { formatCodePoints } from '../../../primitives/format-code-points.ts';
import { TONE_WORDS } from '../../../words/names/rating-words.ts';
import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { formatFirstCodePoints } from '../../lib/format-first-code-points.ts';
import { replaceGrapheme } from '../../lib/placed-graphemes.ts';
import type { GraphemePlace } from '../../lib/route.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import styles from './confusable-tile.module.css';
import { getGraphemeTone } from './describe-grapheme-verdict.ts';

/** Maximum number of code points shown in a tile. */
const MAX_CODE_POINTS = 3;

interface ConfusableTileProps {
  confusable: ConfusableGuardReport;
  original: string;
  comparison: GlyphComparison | undefined;
  place: GraphemePlace | null;
  trail: readonly string[];
  /** Whether the Tab key stops at this tile. */
  isTabStop: boolean;
  onFocus(grapheme: string): void;
}

/** Tile of a confusable. On hover and focus, the outline of the original grapheme lies over it. */
export function ConfusableTile(props: ConfusableTileProps) {
  const { confusable, original, comparison, place, trail, isTabStop, onFocus } = props;
  const { grapheme } = confusable;
  const tabIndex = isTabStop ? 0 : -1;
  const alike = describeSimilarity(comparison);
  const tone = getGraphemeTone(confusable);
  return (
    <li className={styles.tile}>
      <Link
        to={{ screen: 'grapheme', grapheme, place }}
        entry={{ trail: [...trail, original] }}
        className={styles.link}
        data-tile=""
        tabIndex={tabIndex}
        onFocus={() => onFocus(grapheme)}
      >
        <span className={styles.glyphs} data-coloured={confusable.grapheme_type === 'emoji'}>
          <bdi className={styles.glyph}>
            <Glyph text={grapheme} />
          </bdi>
          <bdi className={styles.over} aria-hidden="true">
            <Glyph text={original} />
          </bdi>
        </span>{' '}
        <span
          className={styles.meter}
          style={{ '--share': alike.share ?? 0 } as CSSProperties}
          aria-hidden="true"
        />
        <span className={styles.name} title={confusable.grapheme_name}>
          {confusable.grapheme_name}
        </span>{' '}
        <span className={styles.facts}>
          <code>{formatFirstCodePoints(grapheme, MAX_CODE_POINTS)}</code>{' '}
          {confusable.grapheme_type !== 'emoji' && <span>{confusable.grapheme_script}</span>}{' '}
          {comparison?.drawing === 'in-pieces' && <span>drawn in pieces here</span>}
        </span>{' '}
        {/* Shown at the top of the tile, but read last by screen readers. */}
        <span className={styles.top}>
          <ToneMark tone={tone} label={TONE_WORDS[tone]} size="0.9rem" />{' '}
          <span className="soft tiny figures" title={alike.short + alike.rest}>
            {alike.short}
            <span className="hidden">{alike.rest}</span>
          </span>
        </span>
      </Link>
      {place && <ReplaceLink grapheme={grapheme} place={place} tabIndex={tabIndex} />}
    </li>
  );
}

function ReplaceLink({
  grapheme,
  place,
  tabIndex,
}: {
  grapheme: string;
  place: GraphemePlace;
  tabIndex: number;
}) {
  const { data } = useQuery(getNameReportQuery(place.name, useWatchlistRevision()));
  const name = data && replaceGrapheme(data, place.index, grapheme);
  if (name === null || name === undefined || name === place.name) return null;
  return (
    <Link
      to={{ screen: 'name', name }}
      entry={{ changedFrom: place.name }}
      className={styles.replace}
      data-screen-only
      tabIndex={tabIndex}
      aria-label={`Replace in name: ${formatCodePoints(grapheme)}`}
    >
      Replace in name
    </Link>
  );
}

/**
 * Describes a comparison: the text shown in the tile, the rest of the sentence for screen readers, and the share of the bar
 * to fill. Rounds down, so that only identical images are called identical.
 */
export function describeSimilarity(comparison: GlyphComparison | undefined) {
  if (!comparison) return { short: '', rest: 'not compared yet', share: null };
  const { drawing, similarity } = comparison;
  if (drawing === 'missing') {
    return { short: 'no glyph', rest: ' for it on this device', share: null };
  }
  if (drawing === 'blank') return { short: 'blank', rest: ' on this device', share: null };
  if (similarity === null) {
    return { short: '–', rest: ' the original has no image to compare with', share: null };
  }
  const pieces = drawing === 'in-pieces' ? ', drawn in several pieces on this device' : '';
  if (similarity >= 1) {
    return { short: 'identical', rest: ` in this device’s fonts${pieces}`, share: 1 };
  }
  return {
    short: `${Math.floor(similarity * 100)} %`,
    rest: ` alike in this device’s fonts${pieces}`,
    share: similarity,
  };
}

import { useQuery } from '@tanstack/react-query';
import { getNameReportQuery } from '../../../client/queries/report-queries.ts';
import { RATING_PASS } from '../../../contract/rating.ts';
import type { GraphemeType } from '../../../contract/reports.ts';
import { getContextTone, isRisk } from '../../../words/names/rating-words.ts';
import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import {
  describeGrapheme,
  type PlacedGrapheme,
  placeGraphemes,
  replaceGrapheme,
} from '../../lib/placed-graphemes.ts';
import type { GraphemePlace } from '../../lib/route.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import styles from './place-bar.module.css';

/** Position of the grapheme in its name, with links to its neighbours. */
export function PlaceBar({ grapheme, place }: { grapheme: string; place: GraphemePlace }) {
  const { data } = useQuery(getNameReportQuery(place.name, useWatchlistRevision()));
  if (!data) return <div className={styles.bar} />;
  const placed = placeGraphemes(data);
  const here = placed[place.index];
  if (!here) return null;
  const replaced =
    here.report.grapheme === grapheme ? null : replaceGrapheme(data, place.index, grapheme);

  return (
    <div className={styles.bar}>
      <Neighbour word="Previous" place={place} target={placed[place.index - 1]} />
      <p className={styles.where}>
        <span>
          Character {here.position} of {(placed.at(-1) ?? here).position}, in label {here.label + 1}
        </span>
        <span className={styles.name} dir="ltr" translate="no">
          {data.labels?.map((label, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: labels repeat and never move
            <span key={index}>
              {index > 0 && '.'}
              <bdi>
                {label.graphemes === null && label.label}
                {placed
                  .filter((each) => each.label === index)
                  .map((each) => (
                    <span key={each.index} className={each === here ? styles.here : undefined}>
                      <Glyph text={each.report.grapheme} />
                    </span>
                  ))}
              </bdi>
            </span>
          ))}
        </span>
      </p>
      <Neighbour word="Next" place={place} target={placed[place.index + 1]} />
      {replaced === null && data.rating === RATING_PASS && isOrdinaryHere(here) && (
        <p className="note whole-line end">This is ordinary spelling in this name.</p>
      )}
      {replaced !== null && (
        <Link
          to={{ screen: 'name', name: replaced }}
          entry={{ changedFrom: place.name }}
          className="whole-line strong end"
        >
          Replace in name
        </Link>
      )}
    </div>
  );
}

const SPELLING_TYPES: readonly GraphemeType[] = ['other_letter', 'other_number'];

/** Checks whether a grapheme is a risk on its own, but not in its label. */
function isOrdinaryHere({ report }: PlacedGrapheme): boolean {
  const { rating, status_in_label: status, grapheme_type: type } = report;
  return rating > RATING_PASS && !isRisk(status) && SPELLING_TYPES.includes(type);
}

interface NeighbourProps {
  word: 'Previous' | 'Next';
  place: GraphemePlace;
  target: PlacedGrapheme | undefined;
}

function Neighbour({ word, place, target }: NeighbourProps) {
  const arrow = <span aria-hidden="true">{word === 'Next' ? '→' : '←'}</span>;
  if (!target) {
    return (
      <span className={styles.neighbour} aria-disabled="true">
        {arrow}
      </span>
    );
  }
  return (
    <Link
      to={{
        screen: 'grapheme',
        grapheme: target.report.grapheme,
        place: { ...place, index: target.index },
      }}
      className={styles.neighbour}
    >
      {word === 'Previous' && arrow}
      <span className="hidden">{word} character: </span>
      <bdi>
        <Glyph text={target.report.grapheme} />
      </bdi>
      <span className="hidden">
        {' '}
        {describeGrapheme(target.report, getContextTone(target.report.status_in_label))}
      </span>
      {word === 'Next' && arrow}
    </Link>
  );
}

/** Maximum number of previous graphemes shown. Earlier steps are left out. */
const MAX_STEPS = 6;

interface BreadcrumbProps {
  grapheme: string;
  place: GraphemePlace | null;
  trail: readonly string[];
}

/** Breadcrumb from the name or the character search, through the graphemes that were opened, to this grapheme. */
export function Breadcrumb({ grapheme, place, trail }: BreadcrumbProps) {
  const hidden = Math.max(0, trail.length - MAX_STEPS);
  return (
    <nav aria-label="Breadcrumb" className={`shrink ${styles.breadcrumb}`}>
      <ol className="row soft as-name gap-1">
        {(place || !IS_EXTENSION) && (
          <li className="line">
            {place ? (
              <Link className="inline" to={{ screen: 'name', name: place.name }}>
                <NameText name={place.name} />
              </Link>
            ) : (
              <Link className="inline" to={{ screen: 'characters', text: '' }}>
                Characters
              </Link>
            )}
          </li>
        )}
        {hidden > 0 && <li className="line">…</li>}
        {trail.slice(hidden).map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same grapheme may appear twice
          <li className="line" key={index}>
            <Link
              className="inline"
              to={{ screen: 'grapheme', grapheme: step, place }}
              entry={{ trail: trail.slice(0, hidden + index) }}
            >
              <bdi>
                <Glyph text={step} />
              </bdi>
            </Link>
          </li>
        ))}
        <li className="line ink strong" aria-current="page">
          <bdi>
            <Glyph text={grapheme} />
          </bdi>
        </li>
      </ol>
    </nav>
  );
}

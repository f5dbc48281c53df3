import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import type { GraphemePlace } from '../../lib/route.ts';
import styles from './breadcrumb.module.css';

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
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol>
        {(place || !IS_EXTENSION) && (
          <li>
            {place ? (
              <Link to={{ screen: 'name', name: place.name }}>
                <NameText name={place.name} />
              </Link>
            ) : (
              <Link to={{ screen: 'characters', text: '' }}>Characters</Link>
            )}
          </li>
        )}
        {hidden > 0 && <li>…</li>}
        {trail.slice(hidden).map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same grapheme may appear twice
          <li key={index}>
            <Link
              to={{ screen: 'grapheme', grapheme: step, place }}
              entry={{ trail: trail.slice(0, hidden + index) }}
            >
              <bdi>
                <Glyph text={step} />
              </bdi>
            </Link>
          </li>
        ))}
        <li aria-current="page">
          <bdi>
            <Glyph text={grapheme} />
          </bdi>
        </li>
      </ol>
    </nav>
  );
}

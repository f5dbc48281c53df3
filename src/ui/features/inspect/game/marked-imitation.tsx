import { VisibleText } from '../../../components/visible-text.tsx';
import type { ExamplePair } from './example-pairs.ts';
import { isDifferent, listParts } from './list-parts.ts';
import styles from './marked-imitation.module.css';

/** Shows an imitation and marks the parts that differ from the real name. */
export function MarkedImitation({ pair: { imitation, real, tone } }: { pair: ExamplePair }) {
  return (
    <bdi className={styles.imitation} data-tone={tone} translate="no">
      {listParts(imitation, real).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a name never move
        <span key={index} className={isDifferent(part) ? styles.differs : undefined}>
          <VisibleText text={part.text} />
        </span>
      ))}
    </bdi>
  );
}

import { VisibleText } from '../../../components/visible-text.tsx';
import type { ExamplePair } from './example-pairs.ts';
import { isDifferent, listParts } from './list-parts.ts';
import styles from './marked-imitation.module.css';

/** An imitation with the parts marked in which it differs from the real name. */
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

import { chainFacts, type KnownName } from '../../../client/chain/chain-facts-store.ts';
import { HeadlineText } from '../../components/name-text.tsx';
import styles from './row-table.module.css';

/** Says in at most two lines whether the name of a row is registered and where it leads to. */
export function RowRegistration({ known }: { known: KnownName | null }) {
  const line = known && chainFacts.getCode()?.summarizeOnChain(known.facts, known.moment);
  return (
    line && (
      <span className={styles.lines}>
        <HeadlineText headline={line} />
      </span>
    )
  );
}

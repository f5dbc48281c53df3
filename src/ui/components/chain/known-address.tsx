import type { ChainFact } from '../../../contract/chain-facts.ts';
import { describeUnanswered } from '../../../words/chain/chain-words.ts';
import { AddressText } from '../address-text.tsx';
import { CopyButton } from '../copy-button.tsx';
import { VisibleText } from '../visible-text.tsx';
import styles from './name-on-chain-facts.module.css';

interface KnownAddressProps {
  fact: ChainFact<string>;
  /** What the copy button copies, such as `the owner of nick.eth`. */
  what: string;
}

/** Shows the whole address from the chain with a copy button, or says why the address is not known. */
export function KnownAddress({ fact, what }: KnownAddressProps) {
  if (fact.status === 'none') return 'None';
  if (fact.status === 'not_answered') {
    return <VisibleText text={`Unknown: ${describeUnanswered(fact)}`} isSentence />;
  }
  return (
    <span className={styles.address}>
      <AddressText address={fact.value} />
      <CopyButton text={fact.value} what={what} />
    </span>
  );
}

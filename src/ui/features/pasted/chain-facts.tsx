import { useQuery } from '@tanstack/react-query';
import { getImitatedChainQuery } from '../../../client/queries/imitated-chain-query.ts';
import { findChain } from '../../../lists/pasted/known-chains.ts';
import type { PastedPiece } from '../../../lists/pasted/pasted-text.ts';
import { formatCodePoints } from '../../../primitives/format-code-points.ts';
import { ToneMark } from '../../components/tone-mark.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import styles from './chain-facts.module.css';
import { describePayment } from './describe-payment.ts';

/** Shows the chain that is written with a name or address, its checksum, and the amount of a payment link. */
export function ChainFacts({ piece: { chain, payment } }: { piece: PastedPiece }) {
  const isUnknown = chain !== undefined && chain.title === null;
  const { data: imitated } = useQuery({
    ...getImitatedChainQuery(chain?.text ?? ''),
    enabled: isUnknown,
  });
  const asked = payment ? describePayment(payment) : [];
  if (!chain && asked.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {chain && (
        <li data-tone={imitated ? 'warn' : undefined}>
          {chain.title !== null ? (
            `On ${chain.title}.`
          ) : imitated ? (
            <>
              <ToneMark tone="warn" label="warning" /> “<VisibleText text={chain.text} />” imitates
              the chain {findChain(imitated)?.title}
              {describeUnusual(chain.text)}. Don’t send funds there.
            </>
          ) : (
            <>
              Namescope does not know the chain “<VisibleText text={chain.text} />
              ”.
            </>
          )}
        </li>
      )}
      {chain?.checksum && (
        <li data-tone={chain.checksum === 'wrong' ? 'alert' : undefined}>
          {chain.checksum === 'wrong' && <ToneMark tone="alert" label="alert" />}{' '}
          {CHECKSUM_WORDS[chain.checksum]}
        </li>
      )}
      {asked.map((sentence) => (
        <li key={sentence}>
          <VisibleText text={sentence} isSentence />
        </li>
      ))}
    </ul>
  );
}

/** Names the characters of a chain label that are not ASCII: ` with “а” (U+0430)`. */
function describeUnusual(label: string): string {
  const unusual = [...new Set(label.match(/[^\0-\x7f]/gu))];
  const words = unusual.map((character) => `“${character}” (${formatCodePoints(character)})`);
  return words.length === 0 ? '' : ` with ${words.join(', ')}`;
}

const CHECKSUM_WORDS = {
  right: 'The checksum of the address and its chain is right.',
  wrong: 'The checksum of the address and its chain is wrong. One of them was changed.',
  unknown:
    'The checksum can’t be checked, because it covers the address behind the name, which isn’t given here.',
};

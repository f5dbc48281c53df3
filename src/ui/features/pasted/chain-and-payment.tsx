import { describeChainDanger } from '../../../messages/find-dangers.ts';
import type { ImitatedChains } from '../../../messages/find-imitated-chains.ts';
import type { PastedPiece } from '../../../messages/pieces/pasted-text.ts';
import { formatCodePoints } from '../../../primitives/format-code-points.ts';
import { ToneMark } from '../../components/tone-mark.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import styles from './chain-and-payment.module.css';
import { describePayment } from './describe-payment.ts';

interface ChainAndPaymentProps {
  piece: PastedPiece;
  imitated: ImitatedChains;
}

/** Shows the chain written with a name or address, its checksum, and what a payment link asks for. */
export function ChainAndPayment({ piece: { chain, payment }, imitated }: ChainAndPaymentProps) {
  const danger = chain ? describeChainDanger(chain, imitated) : null;
  const facts = [
    chain && danger === null ? describeChain(chain.text, chain.title) : '',
    chain && danger !== null ? describeUnusual(chain.text) : '',
    chain?.checksum ? CHECKSUM_WORDS[chain.checksum] : '',
    ...(payment ? describePayment(payment, chain?.title ?? null) : []),
  ].filter((fact) => fact !== '');
  return (
    <div className={styles.chain} data-tone={danger === null ? undefined : 'alert'}>
      {danger !== null && (
        <h2>
          <ToneMark tone="alert" label="alert" size="1.625rem" />
          <span>
            <VisibleText text={danger} isSentence />
          </span>
        </h2>
      )}
      {facts.length > 0 && (
        <ul>
          {facts.map((fact) => (
            <li key={fact}>
              <VisibleText text={fact} isSentence />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function describeChain(text: string, title: string | null): string {
  return title === null ? `Namescope does not know the chain “${text}”.` : `On ${title}.`;
}

/** Names the characters of a chain label that are not ASCII: `It contains “а” (U+0430).` */
function describeUnusual(label: string): string {
  const unusual = [...new Set(label.match(/[^\0-\x7f]/gu))];
  const words = unusual.map((character) => `“${character}” (${formatCodePoints(character)})`);
  return words.length === 0 ? '' : `It contains ${words.join(', ')}.`;
}

const CHECKSUM_WORDS = {
  right: 'The checksum of the address and its chain is right.',
  wrong: '',
  unknown:
    'The checksum can’t be checked, because it covers the address behind the name, which isn’t given here.',
};

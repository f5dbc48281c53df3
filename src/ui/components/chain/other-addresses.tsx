import type { KnownName } from '../../../client/chain/chain-facts-store.ts';
import { dontSend } from '../../../words/advice-words.ts';
import { OTHER_NETWORKS } from '../../../words/chain/network-words.ts';
import { useWalletQuestion } from '../../lib/use-wallet-question.ts';
import { AskWallet } from './ask-wallet.tsx';
import { KnownAddress } from './known-address.tsx';
import styles from './name-on-chain-facts.module.css';

const COIN_TYPES = OTHER_NETWORKS.map(({ coinType }) => coinType);

/** Asks for the addresses of a name on other networks, and lists them. */
export function OtherAddresses({ known: { facts } }: { known: KnownName }) {
  const asked = useWalletQuestion();
  const { name, records, address } = facts;
  const found = OTHER_NETWORKS.flatMap((network) => {
    const fact = records[network.coinType];
    return fact ? { ...network, fact } : [];
  });
  const without = found.filter(({ fact }) => fact.status === 'none');
  const isSame = (value: string) => address.status === 'known' && address.value === value;
  return (
    <div className={styles.networks}>
      <AskWallet
        asked={asked}
        question={{ names: [name], coinTypes: COIN_TYPES }}
        label="Show addresses on other networks"
        repeatLabel="Ask for these addresses again"
      />
      <div role="status">
        {found.length > 0 && (
          <>
            <dl className={styles.table} aria-label="Addresses on other networks">
              {found
                .filter(({ fact }) => fact.status !== 'none')
                .map(({ name: network, fact }) => (
                  <div key={network}>
                    <dt>{network}</dt>
                    <dd>
                      {fact.status === 'known' && isSame(fact.value) ? (
                        'The same address as on Ethereum'
                      ) : (
                        <KnownAddress fact={fact} what={`the address on ${network}`} />
                      )}
                    </dd>
                  </div>
                ))}
            </dl>
            {without.length > 0 && (
              <p className={styles.note}>
                No address for {without.map(({ name: network }) => network).join(', ')}.{' '}
                {dontSend(' there unless the owner tells you the address.')}
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}

import type { QuestionState, WalletQuestion } from '../../../client/chain/wallet-question.ts';
import { describeChainProblem } from '../../../words/chain/chain-words.ts';
import { VisibleText } from '../visible-text.tsx';
import styles from './ask-wallet.module.css';

interface WalletStateProps {
  wallet: WalletQuestion;
  state: Extract<QuestionState, { status: 'choosing' | 'no_wallet' | 'failed' }>;
}

/** Shows why the wallet has not answered yet, and what the user can do. */
export function WalletState({ wallet, state }: WalletStateProps) {
  switch (state.status) {
    case 'no_wallet':
      return (
        <p>
          No wallet was found in this browser. Browser wallets that announce themselves by EIP-6963
          work, such as MetaMask, Rabby, Coinbase Wallet and Frame.
        </p>
      );
    case 'choosing':
      return (
        <fieldset className={`row gap-3 lines-2 ${styles.wallets}`}>
          <legend>Which wallet should read the chain?</legend>
          {state.wallets.map((each) => (
            <button
              key={each.id}
              type="button"
              className={styles.button}
              onClick={() => void wallet.choose(each)}
            >
              <VisibleText text={each.name} isSentence />
            </button>
          ))}
        </fieldset>
      );
    case 'failed':
      return (
        <div className="grid start gap-2">
          <p>
            {describeChainProblem(state.problem, 'Your wallet', state.chainId)}
            {state.done > 0 && ' The answers received before that are shown.'}
          </p>
          {wallet.hasChosen() && (
            <button
              type="button"
              className={styles.button}
              onClick={() => void wallet.askAnother()}
            >
              Choose another wallet
            </button>
          )}
          {state.problem === 'not_connected' && (
            <button type="button" className={styles.button} onClick={() => void wallet.connect()}>
              Connect your wallet
            </button>
          )}
        </div>
      );
  }
}

import { lazy, Suspense } from 'react';
import type {
  Question,
  QuestionState,
  WalletQuestion,
} from '../../../client/chain/wallet-question.ts';
import { retryableOnce } from '../../../primitives/retryable-once.ts';
import styles from './ask-wallet.module.css';

/** Shows states that only occur after the code that asks the wallet has loaded, so it is bundled with that code. */
const WalletState = lazy(
  retryableOnce(async () => ({ default: (await import('./wallet-state.tsx')).WalletState })),
);

interface AskWalletProps {
  /** The question from `useWalletQuestion`, and its state. */
  asked: readonly [WalletQuestion, QuestionState];
  question: Question;
  /** Text of the button. */
  label?: string;
  /** Text of the button after an answer. */
  repeatLabel?: string;
}

/** Number with thousands separators. */
const format = (count: number) => count.toLocaleString('en');

/**
 * Button that asks the user's wallet. The page itself contacts nobody, and loads the code for the question after the
 * click.
 */
export function AskWallet({
  asked: [wallet, state],
  question,
  label = 'Ask your wallet',
  repeatLabel = 'Ask again',
}: AskWalletProps) {
  const isAsking = state.status === 'asking';
  const isAnswered = state.status === 'answered';
  return (
    <div className="grid start gap-2">
      <div className="row gap-3 lines-2" data-screen-only>
        {isAsking ? (
          <button type="button" className={styles.button} onClick={wallet.cancel}>
            Cancel
          </button>
        ) : (
          <button type="button" className={styles.button} onClick={() => void wallet.ask(question)}>
            {isAnswered ? repeatLabel : label}
          </button>
        )}
        {isAnswered && wallet.hasChosen() && (
          <button type="button" className={styles.button} onClick={() => void wallet.askAnother()}>
            Choose another wallet
          </button>
        )}
        {!isAnswered && state.status !== 'no_wallet' && (
          <p className="soft">
            {isAsking ? 'Your wallet is asking…' : 'Your wallet asks its own server.'}
          </p>
        )}
      </div>
      {isAsking && state.total > 1 && (
        <p className="row gap-3 lines-2">
          <progress value={state.done} max={state.total} aria-label="Names looked up" />
          {`${format(state.done)} of ${format(state.total)}`}
        </p>
      )}
      <div className="live" role="status">
        {state.status === 'cancelled' && <p>Cancelled.</p>}
        {state.status === 'not_loaded' && (
          <p>The code that asks your wallet could not be loaded. Check your connection.</p>
        )}
        <Suspense>
          {(state.status === 'choosing' ||
            state.status === 'no_wallet' ||
            state.status === 'failed') && <WalletState wallet={wallet} state={state} />}
        </Suspense>
      </div>
    </div>
  );
}

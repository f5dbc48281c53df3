import { lazy, Suspense } from 'react';
import type { CandidateRegistrations } from '../../../client/imitations/candidate-registrations.ts';
import { retryableOnce } from '../../../primitives/retryable-once.ts';
import { useChainFacts } from '../../lib/use-chain-facts.ts';
import styles from './candidate-row.module.css';

/** Shown after an answer, so it loads with the code that asks the wallet. */
export const OnChainText = lazy(
  retryableOnce(async () => ({
    default: (await import('../../components/chain/on-chain-text.tsx')).OnChainText,
  })),
);

interface RegistrationProps {
  /** Name of the candidate. */
  name: string;
  registrations: CandidateRegistrations;
}

/** Says whether a candidate is registered and where it leads to. Shows nothing before the user asks. */
export function Registration({ name, registrations }: RegistrationProps) {
  useChainFacts();
  const found = registrations.describe(name);
  if (!found) return null;
  const registered = registrations.getRegisteredName(name);
  const parts = registered === name ? found.parts : [{ name: registered }, ': ', ...found.parts];
  return (
    <div className="full" data-state={found.state}>
      <Suspense>
        <OnChainText line={{ tone: found.tone, parts }} />
      </Suspense>
    </div>
  );
}

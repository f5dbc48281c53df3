import type { NameEvidence } from '../../../evidence/name-evidence.ts';
import { getAskedName } from '../../lib/get-asked-name.ts';
import { useChainFacts } from '../../lib/use-chain-facts.ts';

/** Says what was checked, if the chain knows the name. Otherwise shows `fallback`. */
export function NextOnChain({ evidence, fallback }: { evidence: NameEvidence; fallback: string }) {
  const facts = useChainFacts();
  const name = getAskedName(evidence.report, evidence.normalForm);
  return name !== null && facts.getName(name)
    ? 'The spelling was checked, and your wallet read the chain. See below.'
    : fallback;
}

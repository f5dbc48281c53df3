import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { KnownAddress, KnownName } from '../../../client/chain/chain-facts-store.ts';
import { getConsolidatedReportQuery } from '../../../client/queries/report-queries.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { DONT_SEND_TO_IT } from '../../../words/advice-words.ts';
import type { ChainLine } from '../../../words/chain/chain-words.ts';
import { describeGivenNames } from '../../../words/chain/compare-on-chain.ts';
import { describeTestNetwork } from '../../../words/chain/name-on-chain-words.ts';
import { describeDeclaredName, getJudgedName } from '../../../words/chain/primary-name-words.ts';
import type { Tone } from '../../../words/names/rating-words.ts';
import { useChainFacts } from '../../lib/use-wallet-question.ts';
import { usePins } from '../../lib/use-watched-name.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import { Link } from '../link.tsx';
import styles from './chain-facts.module.css';
import { OnChainText } from './on-chain-text.tsx';

/** Maximum number of names that are described. */
const MAX_NAMES = 5;

interface AddressFactsProps {
  address: string;
  known: KnownAddress | undefined;
  /** Facts of the names that were given together with the address. */
  names: readonly KnownName[];
  /** Receives the most dangerous tone. Null if nothing is shown. */
  onTone(tone: Tone | null): void;
}

/** Shows the primary name of an address with its verdict, and where the names that were given with it lead. */
export function AddressFacts({ address, known, names, onTone }: AddressFactsProps) {
  const declared = useDeclaredName(known);
  const given = describeGivenNames(names, address);
  const lines = declared ? [...given, declared.line] : given;
  const tone = (['alert', 'warn'] as const).find((each) =>
    lines.some((line) => line.tone === each),
  );
  const worst = tone ?? lines[0]?.tone ?? null;
  useEffect(() => {
    onTone(worst);
    return () => onTone(null);
  }, [worst, onTone]);
  const moment = known?.moment ?? names[0]?.moment;
  const network = moment ? describeTestNetwork(moment) : null;
  return (
    <div className={`stack start anywhere gap-2 ${styles.lines}`}>
      {network !== null && <OnChainText line={{ tone: 'warn', parts: [network] }} />}
      {given.slice(0, MAX_NAMES).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no state
        <OnChainText key={at} line={line} />
      ))}
      {given.length > MAX_NAMES && <p>and {formatCount(given.length - MAX_NAMES, 'more name')}</p>}
      {declared && <OnChainText line={declared.line} />}
      {declared && declared.name !== null && (
        <Link className="inline target" to={{ screen: 'name', name: declared.name }}>
          Report of this name
        </Link>
      )}
      {worst === 'alert' && (
        <p>{DONT_SEND_TO_IT} Ask the sender to confirm the address in another way.</p>
      )}
    </div>
  );
}

/** Judges the primary name of an address. Returns null until there is a verdict. */
function useDeclaredName(
  known: KnownAddress | undefined,
): { line: ChainLine; name: string | null } | null {
  const pins = usePins();
  const facts = useChainFacts();
  const name = known ? getJudgedName(known.facts.primaryName) : null;
  const { data, isPending } = useQuery({
    ...getConsolidatedReportQuery(name ?? '', useWatchlistRevision()),
    enabled: name !== null,
  });
  if (!known || (name !== null && isPending)) return null;
  const [otherPin = null] =
    name === null ? [] : (pins?.addresses().findOtherPins(name, known.facts.address) ?? []);
  const report = name !== null && data ? facts.judge(data) : null;
  return { line: describeDeclaredName(known.facts.primaryName, { report, otherPin }), name };
}

import { lazy, memo, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { JudgedCandidate } from '../../../client/imitations/candidate-list.ts';
import type { CandidateRegistrations } from '../../../client/imitations/candidate-registrations.ts';
import type { Likeness, LikenessMeasure } from '../../../client/imitations/likeness-measure.ts';
import { retryableOnce } from '../../../primitives/retryable-once.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { Link } from '../../components/link.tsx';
import { MarkedName } from '../../components/marked-name.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { CheckMessage } from '../../components/visible-text.tsx';
import { makeReadable } from '../../lib/make-readable.ts';
import { useChainFacts } from '../../lib/use-wallet-question.ts';
import styles from './candidate-row.module.css';
import { KIND_WORDS, VERDICT_WORDS } from './candidate-words.ts';

interface CandidateRowProps {
  row: number;
  candidate: JudgedCandidate;
  /** Name that the candidate could imitate. */
  subject: string;
  likeness: LikenessMeasure;
  registrations: CandidateRegistrations;
}

/** Row of a candidate, with its differences, evidence, verdict, likeness and registration. */
export const CandidateRow = memo(function CandidateRow(props: CandidateRowProps) {
  const { row, candidate, subject, likeness, registrations } = props;
  const { name, kind, evidence, verdict } = candidate;
  const spoken = makeReadable(name);
  const { tone, word } = VERDICT_WORDS[verdict];
  return (
    <div className={styles.row}>
      <Link to={{ screen: 'name', name }} className={styles.name} data-tile="">
        <MarkedName name={name} other={subject} />
      </Link>
      <p className={styles.why}>
        <span className="ink">{KIND_WORDS[kind]}</span> <CheckMessage text={evidence} />
      </p>
      <p className={styles.verdict} data-tone={tone}>
        <ToneMark tone={tone} /> {word}
      </p>
      <MeasuredLikeness row={row} likeness={likeness} />
      <p className={styles.actions} data-screen-only>
        <Link
          to={{ screen: 'compare', names: [subject, name] }}
          aria-label={`Compare with ${spoken}`}
        >
          Compare
        </Link>
        <CopyButton text={name} what={spoken} />
      </p>
      {!IS_EXTENSION && <Registration name={name} registrations={registrations} />}
    </div>
  );
});

/** Likeness of a row. Measures the row while it is in view. */
function MeasuredLikeness({ row, likeness }: Pick<CandidateRowProps, 'row' | 'likeness'>) {
  useEffect(() => likeness.watch(row), [likeness, row]);
  const measured = useSyncExternalStore(likeness.subscribe, () => likeness.of(row));
  const isUnavailable = useSyncExternalStore(
    likeness.subscribe,
    () => likeness.state().isUnavailable,
  );
  return (
    <p className={styles.likeness} data-measured={measured !== undefined}>
      {isUnavailable ? '' : describeLikeness(measured)}
    </p>
  );
}

/** Describes how alike a candidate and the name look on this device. Compares whole names, not single characters. */
export function describeLikeness(likeness: Likeness): string {
  if (likeness === undefined) return 'measuring…';
  if (likeness === null) return 'can’t be drawn here';
  // Rounded down, so that only identical images are called identical.
  return likeness === 1
    ? 'identical look'
    : `names ${(Math.floor(likeness * 1_000) / 10).toFixed(1)}\u00a0% alike`;
}

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

import { memo, useEffect, useSyncExternalStore } from 'react';
import type { JudgedCandidate } from '../../../client/imitations/candidate-list.ts';
import type { CandidateRegistrations } from '../../../client/imitations/candidate-registrations.ts';
import type { LikenessMeasure } from '../../../client/imitations/likeness-measure.ts';
import { CheckMessage } from '../../components/check-message.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { Link } from '../../components/link.tsx';
import { MarkedName } from '../../components/marked-name.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { makeReadable } from '../../lib/make-readable.ts';
import styles from './candidate-row.module.css';
import { describeLikeness } from './describe-likeness.ts';
import { KIND_WORDS } from './imitation-kind-words.ts';
import { Registration } from './registration.tsx';
import { VERDICT_WORDS } from './verdict-words.ts';

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

import { useQuery } from '@tanstack/react-query';
import { getNameEvidenceQuery } from '../../../client/queries/name-evidence-query.ts';
import { describeEnsForm } from '../../../comparison/ens-form.ts';
import type { TextKind } from '../../../contract/text-kinds.ts';
import type { NameEvidence } from '../../../evidence/name-evidence.ts';
import { introduceNames } from '../../../words/kind-words.ts';
import { getRatingTone, TONE_WORDS } from '../../../words/names/rating-words.ts';
import { AddressCard } from '../../components/address-card.tsx';
import { Link } from '../../components/link.tsx';
import { HeadlineText, NameText } from '../../components/name-text.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { CheckMessage } from '../../components/visible-text.tsx';
import { getPastedHeadline } from '../../lib/pasted-headline.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import styles from './name-card.module.css';

interface NameCardProps {
  /** Heading of the card, such as "First name". */
  word: string;
  evidence: NameEvidence;
  /** Whether the comparison found a risk. The card then never shows a passing icon. */
  isDoubtful?: boolean;
  /** Called with the name to compare instead. */
  onName(name: string): void;
}

/** Shows the verdict of one of two names, with a link to its report. */
export function NameCard({ word, evidence, isDoubtful = false, onName }: NameCardProps) {
  const { report, pasted } = evidence;
  const form = describeEnsForm(evidence);
  const headline = getPastedHeadline(report, evidence);
  const own = headline.tone ?? getRatingTone(report.rating);
  const isQuiet = isDoubtful && own === 'pass';
  const tone = isQuiet ? 'info' : own;
  return (
    <section className={styles.card} aria-label={`${word}: verdict`} data-tone={tone}>
      <p className="faint small strong">{word}</p>
      <p className={styles.name}>
        <Link to={{ screen: 'name', name: report.name }}>
          <NameText name={report.name} />
        </Link>
      </p>
      <p className={`beside strong gap-2 level ${styles.headline}`}>
        <ToneMark tone={tone} label={TONE_WORDS[tone]} size="1.25rem" />
        <span>
          {isQuiet && 'On its own: '}
          <HeadlineText headline={headline} />
        </span>
      </p>
      {headline.evidence && (
        <p className="note">
          <CheckMessage text={headline.evidence} />
        </p>
      )}
      {pasted ? (
        <PastedNames pasted={pasted} onName={onName} />
      ) : (
        form.length > 0 && (
          <p className="note">
            <HeadlineText headline={{ parts: form }} />
          </p>
        )
      )}
    </section>
  );
}

/** Maximum number of names offered. The others are counted. */
const MAX_OFFERED = 5;

/** Describes pasted text and offers the names in it. */
function PastedNames({ pasted, onName }: { pasted: TextKind; onName(name: string): void }) {
  const offered = pasted.names.slice(0, MAX_OFFERED);
  const left = pasted.names.length - offered.length;
  return (
    <div className="stack start gap-2">
      <p className="note">{introduceNames(pasted)}</p>
      {offered.map((name) => (
        <button key={name} type="button" className={styles.offer} onClick={() => onName(name)}>
          Compare <NameText name={name} /> instead
        </button>
      ))}
      {left > 0 && <p className="note">and {left.toLocaleString('en')} more</p>}
    </div>
  );
}

interface OneNameProps {
  name: string;
  /** Label of the empty field. */
  missing: 'first' | 'second';
  /** Called with the name to compare instead. */
  onName(name: string): void;
}

/** Shows the verdict of one name while the other field is empty. */
export function OneName({ name, missing, onName }: OneNameProps) {
  const revision = useWatchlistRevision();
  const { data, error, refetch } = useQuery(getNameEvidenceQuery(name, revision));
  return (
    <div className="stack gap-3">
      <p className="soft">Enter the {missing} name to compare it with this name.</p>
      {error ? (
        <ProblemView error={error} onRetry={() => void refetch()} />
      ) : (
        data && (
          <NameCard
            word={missing === 'first' ? 'Second name' : 'First name'}
            evidence={data}
            onName={onName}
          />
        )
      )}
    </div>
  );
}

/** Explains that a name and an address can't be compared, and shows what the user trusts about them. */
export function MixedPair({ name, address }: { name: string; address: string }) {
  return (
    <div className="stack gap-3">
      <p className="soft">
        A name and an address can’t be compared letter by letter. Check in your wallet which address{' '}
        <NameText name={name} /> leads to. Here is what you trust:
      </p>
      <AddressCard key={address} address={address} names={[name]} />
    </div>
  );
}

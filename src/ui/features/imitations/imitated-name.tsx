import { useQuery } from '@tanstack/react-query';
import type { ListingState } from '../../../client/imitations/candidate-list.ts';
import { getNameEvidenceQuery } from '../../../client/queries/name-evidence-query.ts';
import { getConsolidatedReportQuery } from '../../../client/queries/report-queries.ts';
import type { NameEvidence } from '../../../evidence/name-evidence.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { introduceNames } from '../../../words/kind-words.ts';
import { getRatingTone, TONE_WORDS } from '../../../words/names/rating-words.ts';
import { Link } from '../../components/link.tsx';
import { HeadlineText, NameText } from '../../components/name-text.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { TrustButton } from '../../components/trust-button.tsx';
import { CheckMessage } from '../../components/visible-text.tsx';
import { getPastedHeadline } from '../../lib/pasted-headline.ts';
import { useWatchedName } from '../../lib/use-watched-name.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import styles from './imitated-name.module.css';

interface ImitatedNameProps {
  /** Name as entered. */
  name: string;
  state: ListingState;
}

/** Line above the candidates. Shows the name, the number of candidates, and warnings about the name. */
export function ImitatedName({ name, state }: ImitatedNameProps) {
  const { subject, count, phase } = state;
  const link = (
    <Link to={{ screen: 'name', name: subject ?? name }}>
      <NameText name={subject ?? name} />
    </Link>
  );
  return (
    <section className={`stack gap-1 small-chips ${styles.subject}`} aria-labelledby="imitated">
      <h2 id="imitated" className={styles.count}>
        {count === 0 && phase !== 'done' ? (
          <>Searching for names that could imitate {link}…</>
        ) : (
          <>
            {count === 0 ? 'No name' : formatCount(count, 'name')}
            {phase !== 'done' && ' so far'} could imitate {link}
          </>
        )}
      </h2>
      <EnteredName name={name} subject={subject} />
    </section>
  );
}

/** Explains how ENS reads the entered name, and shows its verdict if the verdict is worth knowing. */
function EnteredName({ name, subject }: { name: string; subject: string | null }) {
  const { data } = useQuery(getNameEvidenceQuery(name, useWatchlistRevision()));
  return (
    <>
      {subject !== null && subject !== name && (
        <p>
          {name.includes('.') ? (
            <>
              ENS reads <NameText name={name} /> as this name.
            </>
          ) : (
            <>
              Without a dot, it is read as <NameText name={subject} />.
            </>
          )}
        </p>
      )}
      {data && <ShortVerdict evidence={data} subject={subject} />}
    </>
  );
}

interface ShortVerdictProps {
  evidence: NameEvidence;
  subject: string | null;
}

/**
 * Shows the verdict on a name in one paragraph. Shows nothing if no check found anything, or if ENS changes the name.
 */
function ShortVerdict({ evidence, subject }: ShortVerdictProps) {
  const { report } = evidence;
  const headline = getPastedHeadline(report, evidence);
  const tone = headline.tone ?? getRatingTone(report.rating);
  const risk = report.highest_risk?.check;
  // If ENS changes the name, the sentence “ENS reads …” already says so.
  if (risk === 'normalized' || (risk === undefined && headline.evidence === null)) return null;
  const target = risk === undefined ? null : (report.imitates?.name ?? null);
  return (
    <p className={styles.warning}>
      <ToneMark tone={tone} label={TONE_WORDS[tone]} />{' '}
      <strong>
        <HeadlineText headline={headline} />
      </strong>{' '}
      {headline.evidence && <CheckMessage text={headline.evidence} />}
      {target !== null && target !== subject && (
        <>
          {' '}
          <Link to={{ screen: 'imitations', name: target }}>
            List imitations of <NameText name={target} /> instead
          </Link>
        </>
      )}
    </p>
  );
}

interface AboutCandidatesProps {
  /** The whole name: `pay.vitalik.eth`. */
  subject: string;
  /** The name from the varied label to its end: `vitalik.eth`. */
  imitated: string;
}

/** Explains which names are listed and which are not. Offers to trust the name. */
export function AboutCandidates({ subject, imitated }: AboutCandidatesProps) {
  const { label, pattern, isShort } = describeVariedPart(subject, imitated);
  const { isWatched } = useWatchedName(imitated);
  const { data } = useQuery(getConsolidatedReportQuery(imitated, useWatchlistRevision()));
  const isKnown = data?.known?.name === imitated;
  return (
    <section className={styles.about} aria-label="About these names">
      <div className="row gap-4 lines-2">
        <p>
          {isWatched
            ? 'The verdicts above reflect that you trust '
            : isKnown
              ? 'There are more warnings if you trust '
              : 'The verdicts above assume that you trust '}
          <NameText name={imitated} />.
        </p>
        <TrustButton name={imitated} />
      </div>
      <p>
        {label !== null && (
          <>
            Only “
            <NameText name={label} />” varies, because someone else could register that part.{' '}
          </>
        )}
        Every listed name is valid in ENS.{' '}
        {IS_EXTENSION
          ? 'Registration is not checked.'
          : 'Your wallet can tell which of them are registered.'}
        {isShort && ' Names under .eth need at least three characters.'}
      </p>
      <details className={styles.unlisted}>
        <summary className="soft fit">Names that are not listed</summary>
        {pattern !== null && (
          <p>
            Subnames that start with it, such as <NameText name={pattern} />. The owner of{' '}
            <NameText name="anything.eth" /> can create them.
          </p>
        )}
        <p>
          Names with other added words or with several differences.
          {!IS_EXTENSION && ' To find many of them, search a list of registered names below.'}
        </p>
      </details>
    </section>
  );
}

/** Minimum length of a label under `eth`: https://docs.ens.domains/registry/eth */
const MIN_LABEL = 3;

/**
 * Describes what varies in the candidates of a name: the label, unless the name has only two labels, an example of a
 * subname under `eth` that is not listed, and whether some variants are too short to register.
 *
 * @param subject the whole name
 * @param imitated the name from the varied label to its end
 * @example describeVariedPart('pay.vitalik.eth', 'vitalik.eth') // { label: 'vitalik', pattern: 'vitalik-eth.anything.eth', isShort: false }
 */
export function describeVariedPart(subject: string, imitated: string) {
  const [label = '', ...behind] = imitated.split('.');
  const isUnderEth = behind.length === 1 && behind[0] === 'eth';
  return {
    label: subject.split('.').length > 2 ? label : null,
    pattern: isUnderEth ? `${label}-eth.anything.eth` : null,
    isShort: isUnderEth && [...label].length <= MIN_LABEL,
  };
}

/** Maximum number of names offered. */
const MAX_OFFERED = 5;

/** Explains why no candidates are listed and what the user can do. */
function describeReason({ pasted, report }: NameEvidence): string {
  if (pasted) return introduceNames(pasted);
  if (!report.inspected) return 'This name is too long to list imitations of. Enter a shorter one.';
  return report.normalization === 'unknown'
    ? 'Imitations can’t be listed, because part of this name is known only by its hash. Enter the full name.'
    : 'Imitations can’t be listed, because ENS does not accept this name. Correct it above, or see its report for the reason.';
}

/** Explains why no candidates are listed for a text, and offers names that the user may have meant. */
export function NoCandidates({ name }: { name: string }) {
  const { data, error, refetch } = useQuery(getNameEvidenceQuery(name, useWatchlistRevision()));
  if (error) return <ProblemView error={error} onRetry={() => void refetch()} />;
  if (!data) return <p aria-busy="true">Inspecting…</p>;
  const { report, pasted, repaired } = data;
  // A repaired name with an unknown label has no candidates either.
  const isRepaired = repaired !== null && report.normalization !== 'unknown';
  const names = pasted ? pasted.names : isRepaired ? [repaired] : [];
  const offered = names.slice(0, MAX_OFFERED);
  const headline = getPastedHeadline(report, data);
  const tone = headline.tone ?? getRatingTone(report.rating);
  return (
    <section className={styles.none} aria-labelledby="no-candidates">
      <h2 id="no-candidates" className="beside large gap-3 level">
        <ToneMark tone={tone} label={TONE_WORDS[tone]} size="1.5rem" />
        <span>
          <HeadlineText headline={headline} />
        </span>
      </h2>
      <p>{describeReason(data)}</p>
      {offered.map((each) => (
        <Link key={each} to={{ screen: 'imitations', name: each }} className={styles.offer}>
          List imitations of <NameText name={each} />
        </Link>
      ))}
      {names.length > offered.length && (
        <p>and {(names.length - offered.length).toLocaleString('en')} more</p>
      )}
      <Link to={{ screen: 'name', name }} className="target">
        Open its report
      </Link>
    </section>
  );
}

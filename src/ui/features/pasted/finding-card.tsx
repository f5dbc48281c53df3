import { useQuery } from '@tanstack/react-query';
import { getVerdictsQuery } from '../../../client/queries/verdicts-query.ts';
import type { Finding } from '../../../contract/finding.ts';
import { sayFinding } from '../../../words/finding-words.ts';
import { getRatingTone, TONE_WORDS } from '../../../words/names/rating-words.ts';
import { AddressCard } from '../../components/address-card.tsx';
import chips from '../../components/boxes.module.css';
import { Link } from '../../components/link.tsx';
import { HeadlineText, NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { getFindingTone } from '../../lib/tone-meanings.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import type { NamedStatus } from './arrange-findings.ts';
import styles from './pasted-screen.module.css';

interface FindingCardProps {
  finding: Finding;
  /** Names in the same text. */
  names: readonly string[];
  /** Whether the headline is the title of the screen. */
  isTitle: boolean;
}

/** Shows a finding that is not the verdict on a name. */
export function FindingCard({ finding, names, isTitle }: FindingCardProps) {
  const { code, args } = finding;
  if (code.startsWith('address_'))
    return (
      <AddressCard
        address={String(args.address)}
        names={names}
        verdict={finding}
        isTitle={isTitle}
      />
    );
  const { headline, evidence } = sayFinding(finding);
  const tone = getFindingTone(finding);
  const isRisk = tone === 'alert' || tone === 'warn';
  const Heading = isTitle ? 'h1' : isRisk ? 'h2' : 'p';
  return (
    <section
      className={isRisk ? 'stack toned gap-3 verdict-card' : styles.card}
      data-tone={tone}
      data-large={isTitle}
    >
      <Heading
        className={`${styles.headline} ${isTitle || isRisk ? 'headline' : ''}`}
        data-tone={tone}
        {...(isTitle && { tabIndex: -1 })}
      >
        <ToneMark tone={tone} label={TONE_WORDS[tone]} size={isRisk ? '1.625rem' : '1.25rem'} />
        <span>
          <HeadlineText headline={{ parts: headline }} />
        </span>
      </Heading>
      {evidence && (
        <p className="soft measure anywhere woven">
          <HeadlineText headline={{ parts: evidence }} />
        </p>
      )}
    </section>
  );
}

/** Maximum number of names that are shown. The others are counted. */
const MAX_SHOWN = 12;

/** Shows names with their verdicts. Each name is a link to its report. */
export function VerdictChips({ names }: { names: readonly NamedStatus[] }) {
  const shown = names.slice(0, MAX_SHOWN);
  const more = names.length - shown.length;
  if (shown.length === 0) return null;
  return (
    <ul className={`${chips.chips} ${styles.list}`} aria-label="Other names">
      {shown.map(({ name, status }) => (
        <li key={name} className={chips.chip}>
          <Link to={{ screen: 'name', name }} className={styles.chip}>
            <ToneMark tone={status} />
            <NameText name={name} />
            <span className="toned small tone-ink" data-tone={status}>
              {TONE_WORDS[status]}
            </span>
          </Link>
        </li>
      ))}
      {more > 0 && <li className="inline soft">and {more.toLocaleString('en')} more</li>}
    </ul>
  );
}

/** Shows names with their verdicts once they are judged. Skips names that ENS does not accept. */
export function NameChips({ names }: { names: readonly string[] }) {
  const { data = [] } = useQuery(getVerdictsQuery(names, useWatchlistRevision()));
  const valid = data.filter(({ normalization }) => normalization === 'normalized');
  return (
    <VerdictChips
      names={valid.map(({ name, rating }) => ({ name, status: getRatingTone(rating) }))}
    />
  );
}

interface HandleNamesProps {
  handles: readonly string[];
  /** Whether the headline is the title of the screen. */
  isTitle: boolean;
}

/** Offers a `.eth` name for each handle: `nick` → `nick.eth`. */
export function HandleNames({ handles, isTitle }: HandleNamesProps) {
  const { headline, evidence } = sayFinding(HANDLE);
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <section className={styles.none} data-tone="info">
      <Heading {...(isTitle && { tabIndex: -1 })}>
        <HeadlineText headline={{ parts: headline }} />
      </Heading>
      {evidence && (
        <p>
          <HeadlineText headline={{ parts: evidence }} />
        </p>
      )}
      <NameChips names={handles.map((handle) => `${handle}.eth`)} />
    </section>
  );
}

/** The words of a handle do not depend on its arguments. */
export const HANDLE = { code: 'handle', args: {} };

import type { Finding } from '../../../contract/finding.ts';
import { sayFinding } from '../../../words/finding-words.ts';
import { TONE_WORDS } from '../../../words/names/rating-words.ts';
import { AddressCard } from '../../components/address-card.tsx';
import { HeadlineText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { getFindingTone } from '../../lib/tone-meanings.ts';
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

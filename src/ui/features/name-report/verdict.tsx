import type { ReactNode } from 'react';
import { RATING_PASS } from '../../../contract/rating.ts';
import { type AnyNameReport, getMeantName } from '../../../display/headline.ts';
import {
  getRatingTone,
  getRatingWord,
  TONE_WORDS,
  type Tone,
} from '../../../display/rating-words.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { CheckMessage } from '../../components/check-message.tsx';
import { HeadlineText } from '../../components/headline-text.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import type { Piece } from '../../lib/group-pieces.ts';
import { getPastedHeadline, type HeadlineContext, isNoName } from '../../lib/pasted-headline.ts';
import { MeantName } from './meant-name.tsx';
import styles from './verdict.module.css';

/** Maximum length of a name in the large font, in UTF-16 code units. */
const MAX_LARGE_LENGTH = 50;

interface VerdictProps {
  name: string;
  /** Report, or null while the report loads. Its space is reserved. */
  report: AnyNameReport | null;
  /** Facts from the evidence, once it is loaded. */
  context?: HeadlineContext;
  /** Large name, once its graphemes are known. */
  children?: ReactNode;
  /** Perceived form, shown if no other name was meant. */
  perceivedName?: ReactNode;
  /** Comparison with the name that it resembles. */
  imitated?: readonly Piece[] | null;
}

/** Shows the verdict on a name: its headline, the name itself, and the evidence. */
export function Verdict(props: VerdictProps) {
  const { name, report, context, children, perceivedName, imitated = null } = props;
  const isName = !isNoName(name, context?.pasted);
  const headline = report && getPastedHeadline(report, context);
  const tone = report ? (headline?.tone ?? getTone(report, isName)) : 'skip';
  // Another component describes pasted text that is not a name.
  const meant = report && !context?.pasted && getMeantName(report);
  return (
    <header className={styles.verdict} data-tone={tone}>
      <h1 className={styles.heading} tabIndex={-1} dir="ltr">
        {name === '' ? 'The root name' : <NameText name={name} />}
      </h1>
      <div className={styles.headline}>
        <ToneMark tone={tone} size="1.625rem" />
        <h2 className={styles.words}>
          {headline ? <HeadlineText headline={headline} /> : 'Inspecting…'}
        </h2>
        {headline?.evidence && (
          <p className={styles.evidence}>
            <CheckMessage text={headline.evidence} />
          </p>
        )}
        {report && isName && (
          <p className={styles.rating}>
            <span>
              {headline?.tone ? TONE_WORDS[headline.tone] : getRatingWord(report.rating)}
              {tone === 'alert' && ': don’t send funds to this name'}
            </span>
            {report.risk_count > 0 && <span>{formatCount(report.risk_count, 'finding')}</span>}
          </p>
        )}
      </div>
      <div className={styles.names} data-long={name.length > MAX_LARGE_LENGTH}>
        <div className={styles.name}>{children ?? <NameText name={name} />}</div>
        {meant ? <MeantName inspected={name} meant={meant} pieces={imitated} /> : perceivedName}
      </div>
      <p className={styles.limits}>{report ? getLimits(report) : '\u00a0'}</p>
    </header>
  );
}

/** Text that is not a name never gets a passing tone. */
function getTone({ rating }: AnyNameReport, isName: boolean): Tone {
  return !isName && rating === RATING_PASS ? 'info' : getRatingTone(rating);
}

/** States what a verdict does not cover. */
function getLimits({ inspected, rating }: AnyNameReport): string {
  if (!inspected) return 'Nothing was checked, neither the spelling nor the owner or the address.';
  const limits = 'Only the spelling was checked, not the owner or the address.';
  return rating === RATING_PASS
    ? `${limits} A clean result doesn’t prove that it’s the right name.`
    : limits;
}

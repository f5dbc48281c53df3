import type { CSSProperties, ReactNode } from 'react';
import { RATING_PASS } from '../../../contract/rating.ts';
import type { ConsolidatedNameGuardReport } from '../../../contract/reports.ts';
import { capitalize } from '../../../primitives/capitalize.ts';
import { isAddress } from '../../../primitives/is-address.ts';
import { getFirstHeadline } from '../../../words/names/first-headline.ts';
import type { Headline } from '../../../words/names/headline.ts';
import {
  getRatingTone,
  getRatingWord,
  TONE_WORDS,
  type Tone,
} from '../../../words/names/rating-words.ts';
import {
  type AnyNameReport,
  findNormalForm,
  getMeantName,
} from '../../../words/names/report-facts.ts';
import { HeadlineText, NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { CheckMessage } from '../../components/visible-text.tsx';
import { makeReadable } from '../../lib/make-readable.ts';
import styles from './verdict.module.css';

interface VerdictProps {
  name: string;
  /** Report, or null while the report loads. Its space is reserved. */
  report: AnyNameReport | null;
  /** Headline of the report, or null while the report loads. */
  headline: Headline | null;
  /** Whether the text is a single name. */
  isName: boolean;
  /** The name letter by letter, above the name that the user probably wants. */
  names?: ReactNode;
  /** Enlarged letters. */
  lenses?: ReactNode;
  /** Whether the enlarged letters replace the evidence of the headline. */
  hidesEvidence?: boolean;
  /** What to do next. */
  next?: ReactNode;
  /** How other apps show the name. Left out for a name that passes. */
  view?: ReactNode;
  /** Whether the rest of the report is still loading. */
  isPartial?: boolean;
}

/** Card with the verdict, the name above the name that the user probably wants, and the next step. */
export function Verdict(props: VerdictProps) {
  const {
    name,
    report,
    headline,
    isName,
    names,
    lenses,
    hidesEvidence = false,
    next,
    view,
    isPartial,
  } = props;
  const tone = report ? (headline?.tone ?? getTone(report, isName)) : 'skip';
  return (
    <header className={styles.card} data-tone={tone}>
      <h1 className="hidden" tabIndex={-1} dir="ltr">
        {name === '' ? 'The root name' : <NameText name={name} />}
      </h1>
      <div className={styles.answer}>
        <ToneMark
          tone={tone}
          size="2.25rem"
          {...(report && isName && { label: TONE_WORDS[tone] })}
        />
        <h2 className="woven">{headline ? <HeadlineText headline={headline} /> : 'Inspecting…'}</h2>
      </div>
      <div className={styles.body}>
        <div className="stack top gap-5">
          {names ?? (
            <PlainNames
              name={name}
              meant={report && (getMeantName(report) ?? findNormalForm(report))}
            />
          )}
          {headline?.evidence && !hidesEvidence && (
            <p className="large">
              <CheckMessage text={headline.evidence} />
            </p>
          )}
          {lenses}
          {next}
          {isPartial && report && <p className="note">Loading the letters and the details…</p>}
        </div>
        {view && tone !== 'pass' && <div className={styles.view}>{view}</div>}
      </div>
    </header>
  );
}

/** Approximate width of a letter in ems. */
const LETTER_EMS = 0.62;

/** Shows the names until their letters are loaded, and takes as much space as the letters. */
function PlainNames({ name, meant }: { name: string; meant: string | null }) {
  const ems = Math.max(name.length, meant?.length ?? 0) * LETTER_EMS;
  return (
    <div className="container">
      <div className={styles.plain} style={{ '--ems': ems } as CSSProperties}>
        {meant !== null && <p>You were given</p>}
        <NameText name={name} />
        {meant !== null && (
          <>
            <p>You probably want</p>
            <NameText name={meant} />
          </>
        )}
      </div>
    </div>
  );
}

/** Text that is not a name never gets a passing tone. */
function getTone({ rating }: AnyNameReport, isName: boolean): Tone {
  return !isName && rating === RATING_PASS ? 'info' : getRatingTone(rating);
}

interface FirstVerdictProps {
  name: string;
  /** Report, or null while the report loads. */
  report: ConsolidatedNameGuardReport | null;
  isPartial?: boolean;
}

/** Card with the verdict until the full report and its evidence are loaded. */
export function FirstVerdict({ name, report, isPartial = false }: FirstVerdictProps) {
  const headline = report && getFirstHeadline(report);
  return (
    <Verdict
      name={name}
      report={report}
      headline={headline}
      isName={!isAddress(name)}
      isPartial={isPartial}
    />
  );
}

/** A report with its headline. */
export interface ShownVerdict {
  readonly report: AnyNameReport;
  readonly headline: Headline;
}

/** Formats a verdict for screen readers: `Alert. Don’t send. This is not metamask.eth. “rn” reads as “m”.` */
export function formatAnnouncement({ report, headline }: ShownVerdict): string {
  const { parts, evidence, tone } = headline;
  const words = parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
  const status = tone ? TONE_WORDS[tone] : getRatingWord(report.rating);
  const start = `${capitalize(status)}. ${words}`;
  return makeReadable(evidence === null ? start : `${start} ${evidence}`);
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { getJudgedTextQuery } from '../../../client/queries/judged-text-query.ts';
import { unwrap } from '../../../client/queries/problem-error.ts';
import { inspector } from '../../../client/workers/connect-inspector.ts';
import type { Finding, JudgedText } from '../../../contract/finding.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { listNonBlankLines } from '../../../primitives/list-lines.ts';
import { isAboutName, sayFinding } from '../../../words/finding-words.ts';
import { describeKind, describeWriting, introduceNames } from '../../../words/kind-words.ts';
import { formatHeadlineParts } from '../../../words/names/headline.ts';
import { Link } from '../../components/link.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { openJoined, refuseText } from '../../lib/check-for-secrets.ts';
import { findLongSecret, hasAccepted, removeAccepted } from '../../lib/held-texts.ts';
import { MAX_FIELD_LENGTH } from '../../lib/list-input.ts';
import { navigate, useVisit } from '../../lib/navigation.ts';
import { useConclusionTitle } from '../../lib/shown-conclusion.ts';
import { usePins } from '../../lib/use-watched-name.ts';
import { useWatchlistRevision } from '../../lib/use-watchlist-revision.ts';
import { type ArrangedText, arrangeFindings, isSameFinding } from './arrange-findings.ts';
import { FindingCard, HANDLE, HandleNames, NameChips, VerdictChips } from './finding-card.tsx';
import styles from './pasted-screen.module.css';
import { ShownText } from './shown-text.tsx';

interface PastedScreenProps {
  text: string;
  /** Renders the whole report of a name. */
  renderReport(name: string): ReactNode;
  /** Opens names as a list. Undefined if the text is itself a row of a list. */
  onList: ((text: string) => void) | undefined;
}

/** Shows what is in a text, the worst first. The worker judges the text. */
export function PastedScreen({ text, renderReport, onList }: PastedScreenProps) {
  const pinsRevision = usePins()?.revision ?? 0;
  const isTyping = useVisit().arrival === 'typing';
  const isLong = text.length > MAX_FIELD_LENGTH;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...getJudgedTextQuery(text, useWatchlistRevision(), pinsRevision),
    // While the user types, the screen stays visible until the next text is judged. A long text takes too long for that.
    ...(isTyping && !isLong && { placeholderData: keepPreviousData }),
  });
  const arranged = useMemo(() => data && arrangeFindings(data), [data]);
  const words = data && arranged && !isPlaceholderData ? conclude(data, arranged) : null;
  // The report of a name adds its own verdict to the title.
  useConclusionTitle(words);
  return (
    <div className="stack shrink gap-3" aria-busy={!error && (!data || isPlaceholderData)}>
      <AnnouncedWords words={words ?? ''} />
      {error ? (
        <>
          <h1 className="hidden" tabIndex={-1}>
            No report for this text
          </h1>
          <ProblemView error={error} onRetry={() => void refetch()} />
        </>
      ) : data && arranged ? (
        <Contents judged={data} arranged={arranged} renderReport={renderReport} onList={onList} />
      ) : (
        <Waiting length={isLong ? text.length : null} />
      )}
    </div>
  );
}

/** Returns the conclusion about a text, or null if the report of a name is the conclusion. */
function conclude({ kind, names }: JudgedText, arranged: ArrangedText): string | null {
  const { report, isReportFirst, first, others, handles } = arranged;
  if (isReportFirst || (report !== null && first === null)) return null;
  const finding = first ?? (handles.length > 0 ? HANDLE : others[0]);
  if (finding) return formatHeadlineParts(sayFinding(finding).headline);
  return kind && introduceNames({ kind, names });
}

interface ContentsProps extends Omit<PastedScreenProps, 'text'> {
  judged: JudgedText & { readonly text: string };
  arranged: ArrangedText;
}

function Contents({ judged, arranged, renderReport, onList }: ContentsProps) {
  const { text, kind, names, findings } = judged;
  const { report, isReportFirst, first, others, more, handles } = arranged;
  const writing = kind && handles.length === 0 && first === null ? describeWriting(kind) : '';
  const [top = others[0]] = first === null ? [] : [first];
  const shown = first === null ? others : [first, ...others];
  const getCardId = (finding: Finding) => {
    if (isAboutName(finding)) return finding.args.judged === report ? REPORT_ID : null;
    const index = shown.findIndex((card) => isSameFinding(card, finding));
    return index < 0 ? null : `finding-${index}`;
  };
  const renderCard = (finding: Finding) => (
    <div key={getCardId(finding)} id={getCardId(finding) ?? ''} tabIndex={-1}>
      <FindingCard finding={finding} names={names} isTitle={report === null && finding === top} />
    </div>
  );
  const reportPart = report !== null && (
    <div key="report" id={REPORT_ID} className="shrink" tabIndex={-1}>
      {renderReport(report)}
    </div>
  );
  return (
    <>
      <p className={styles.kind}>{describeKind(text, kind && { kind, names })}</p>
      {isReportFirst && reportPart}
      {first && renderCard(first)}
      {!isWhole(judged) && <ShownText text={text} findings={findings} getCardId={getCardId} />}
      {writing !== '' && <p className="soft anywhere">{writing}</p>}
      {others.map(renderCard)}
      {more > 0 && <p className="soft anywhere">and {formatCount(more, 'more finding')}</p>}
      {handles.length > 0 && <HandleNames handles={handles} isTitle={top === undefined} />}
      {handles.length === 0 && <OtherNames judged={judged} arranged={arranged} onList={onList} />}
      {!isReportFirst && reportPart}
      {kind && names.length === 0 && top === undefined && (
        <section className={styles.none}>
          <h1 tabIndex={-1}>{introduceNames({ kind, names })}</h1>
        </section>
      )}
    </>
  );
}

const REPORT_ID = 'report-of-riskiest';

/** Checks whether the text is one value, which the field and the card already show. */
function isWhole({ text, kind, findings }: ContentsProps['judged']): boolean {
  if (kind === 'link') return false;
  return kind === null || findings.every(({ start, end }) => end - start === text.length);
}

/** Shows the verdicts of the names without a report, and what to do with all names. */
function OtherNames({ judged, arranged, onList }: Omit<ContentsProps, 'renderReport'>) {
  const { kind, names } = judged;
  const { report, first, names: others } = arranged;
  const [one = '', other = ''] = names;
  return (
    <>
      {names.length > 1 && (
        <div className={`flow gap-2 ${styles.actions}`}>
          {onList && !IS_EXTENSION && (
            <button type="button" onClick={() => onList(names.join('\n'))}>
              Inspect these {names.length.toLocaleString('en')} names as a list
            </button>
          )}
          {names.length === 2 && (
            <Link to={{ screen: 'compare', names: [one, other] }}>Compare them</Link>
          )}
        </div>
      )}
      {first && report === null && others.length > 0 && (
        <p className="soft anywhere">Only the spelling, without the rest of the text:</p>
      )}
      <VerdictChips names={others} />
      {kind === null && report !== null && isLabel(report) && (
        <NameChips names={[`${report}.eth`]} />
      )}
    </>
  );
}

/** Checks whether a name has no ending. The root name is empty. */
const isLabel = (name: string) => name !== '' && !name.includes('.');

/** Reserves the space of the screen. */
function Waiting({ length }: { length: number | null }) {
  return (
    <>
      <p className={styles.kind}>
        Inspecting{length !== null && ` ${formatCount(length, 'character')}`}…
      </p>
      <div className="screen" />
    </>
  );
}

/** Milliseconds to wait before words are announced, so that words that soon change are skipped. */
const PAUSE_MS = 250;

/** Announces words to screen readers after a short pause. */
function AnnouncedWords({ words }: { words: string }) {
  const [announced, setAnnounced] = useState('');
  // Screen readers announce only changes of an existing region.
  useEffect(() => {
    const timer = setTimeout(setAnnounced, PAUSE_MS, words);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p className="hidden" role="status">
      {announced}
    </p>
  );
}

/** Maximum length of a message, in UTF-16 code units. A longer text opens as a list. */
const MAX_LENGTH = 2_000_000;

/**
 * Opens the report of a message, or of a line that is too long for the field. Joins the lines of the text, because the
 * field has only one line. Resolves to false for a list of names. The extension does not support lists, so it opens a
 * list as a message unless a line is a secret. The list readers check for secrets themselves, but nothing has checked
 * the list at this point.
 */
export async function openMessage(text: string): Promise<boolean> {
  const lines = text.length > MAX_LENGTH ? [] : listNonBlankLines(text);
  // The list readers would reject every line of a text that only looks like a secret.
  if (lines.length !== 1 && !(await isProse(lines)) && !hasAccepted(lines.join(' '))) {
    if (!IS_EXTENSION || lines.length === 0) return false;
    const kind = await findLongSecret(removeAccepted(text));
    if (kind) {
      refuseText(kind, text, () => openJoined(text));
      return true;
    }
  }
  navigate({ screen: 'name', name: lines.join(' ') }, { isSplit: lines.length > 1 });
  return true;
}

/** Asks the worker, which has the code that reads texts. Lines that cannot be read are a list. */
const isProse = (lines: readonly string[]) =>
  inspector.call((service) => service.isProse(lines)).then(unwrap, () => false);

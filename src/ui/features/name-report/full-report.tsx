import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { recentNames } from '../../../client/recent/device-recent-names.ts';
import { devicePins } from '../../../client/trusted/device-pins.ts';
import type { ConsolidatedNameGuardReport, NameGuardReport } from '../../../contract/reports.ts';
import type { NameEvidence } from '../../../evidence/name-evidence.ts';
import { formatHeadlineParts, type Headline } from '../../../words/names/headline.ts';
import { Link } from '../../components/link.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ProblemView } from '../../components/problem-view.tsx';
import { useVisit } from '../../lib/navigation.ts';
import { getPastedHeadline, isNoName } from '../../lib/pasted-headline.ts';
import { useConclusionTitle } from '../../lib/shown-conclusion.ts';
import { getAskedName, useChainFacts } from '../../lib/use-wallet-question.ts';
import { findMarks, placeEvidence } from './evidence.ts';
import { Findings } from './finding-list.tsx';
import { Lenses } from './lenses.tsx';
import { LetterRows } from './letter-rows.tsx';
import styles from './name-report-screen.module.css';
import { NameOnChainPart, NextStep } from './next-step.tsx';
import { TechnicalDetails } from './technical-details.tsx';
import { FirstVerdict, type ShownVerdict, Verdict } from './verdict.tsx';
import { WalletView } from './wallet-view.tsx';

/** Milliseconds that a report must be visible. During a shorter visit, the user is probably still typing. */
const LOOK_MS = 2_000;

/** Adds a name to the recent names when its report is viewed. Rows of a list and texts that may become a secret are not added. */
function useRecentName(name: string): void {
  const { route, kept } = useVisit();
  const isShown = !kept && route.screen === 'name' && route.name === name;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(recentNames.remember, LOOK_MS, name);
    return () => clearTimeout(timer);
  }, [isShown, name]);
}

interface FullReportProps {
  name: string;
  changedFrom: string | null;
  /** Report to show until the full report arrives. */
  verdict: ConsolidatedNameGuardReport | null;
  evidence: UseQueryResult<NameEvidence>;
  /** Receives the report with the facts that the chain knows, and its headline, whenever they change. */
  onVerdict(verdict: ShownVerdict): void;
}

/** Shows the full report of a name. Keeps the previous report until the new one arrives. */
export function FullReport(props: FullReportProps) {
  const { name, changedFrom, verdict, evidence, onVerdict } = props;
  const { data, error, isPlaceholderData, refetch } = evidence;
  const isBusy = !error && (data === undefined || isPlaceholderData);
  return (
    <article className={styles.report} aria-busy={isBusy}>
      {data && !error ? (
        <Everything
          evidence={data}
          changedFrom={isPlaceholderData ? null : changedFrom}
          isCurrent={!isPlaceholderData}
          onVerdict={onVerdict}
        />
      ) : (
        <FirstVerdict name={name} report={verdict} isPartial={!error} />
      )}
      {error && <ProblemView error={error} onRetry={() => void refetch()} />}
    </article>
  );
}

interface EverythingProps extends Pick<FullReportProps, 'changedFrom' | 'onVerdict'> {
  evidence: NameEvidence;
  /** Whether the evidence is about the entered name and not about the previous one. */
  isCurrent: boolean;
}

function Everything({ evidence: spelling, changedFrom, isCurrent, onVerdict }: EverythingProps) {
  const facts = useChainFacts();
  const judged = facts.judge(spelling.report);
  const chain = useHeadlineOnChain(getAskedName(spelling.report, spelling.normalForm));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the judged report changes only with the facts
  const evidence = useMemo(
    () => ({ ...spelling, report: judged, chain }),
    [spelling, chain, facts.getRevision()],
  );
  const { report, pasted } = evidence;
  const { name, inspected } = report;
  const placed = useMemo(() => placeEvidence(evidence), [evidence]);
  const headline = useMemo(() => getPastedHeadline(report, evidence), [report, evidence]);
  useEffect(() => {
    if (isCurrent) onVerdict({ report, headline });
  }, [isCurrent, report, headline, onVerdict]);
  const marks = useMemo(() => findMarks(placed, headline), [placed, headline]);
  const [pointed, setPointed] = useState<readonly number[]>([]);
  const lit = useMemo(() => new Set(pointed), [pointed]);
  useRecentName(name);
  useConclusionTitle(isCurrent ? formatHeadlineParts(headline.parts) : null);
  const isName = inspected && name !== '' && !isNoName(name, pasted);
  return (
    <>
      <Verdict
        name={name}
        report={report}
        headline={headline}
        isName={!isNoName(name, pasted)}
        hidesEvidence={isName && marks.sayEverything}
        {...(isName && {
          ...(hasLetters(report) && {
            names: (
              <LetterRows
                evidence={placed}
                headline={headline}
                marked={marks.graphemes}
                lit={lit}
              />
            ),
          }),
          lenses: <Lenses marks={marks} evidence={placed} />,
          next: (
            <>
              <NextStep evidence={evidence} headline={headline} wanted={placed.wanted} />
              {!IS_EXTENSION && <NameOnChainPart key={name} evidence={evidence} />}
            </>
          ),
          view: <WalletView names={placed.wanted === null ? [name] : [name, placed.wanted]} />,
        })}
      />
      {changedFrom !== null && <Changed from={changedFrom} to={name} />}
      {isName && (
        <Findings evidence={placed} headline={headline} marks={marks} onPoint={setPointed} />
      )}
      <TechnicalDetails evidence={evidence} placed={placed} lit={lit} />
    </>
  );
}

/** Checks whether the text of every label is known. */
function hasLetters({ labels }: NameGuardReport): boolean {
  return labels?.every(({ graphemes }) => graphemes !== null) ?? false;
}

/** Returns the warning that a name contradicts the trusted addresses. Null without facts. */
function useHeadlineOnChain(name: string | null): Headline | null {
  const facts = useChainFacts();
  // The view of the facts loads the trusted addresses.
  const pins = useSyncExternalStore(devicePins.subscribe, devicePins.state);
  const known = name === null ? undefined : facts.getName(name);
  return useMemo(() => {
    const code = facts.getCode();
    if (!known || !code || !pins) return null;
    return code.getHeadlineOnChain(known.facts, known.moment, pins.addresses());
  }, [facts, known, pins]);
}

/** Says that the user changed the name, and offers to undo the change. */
function Changed({ from, to }: { from: string; to: string }) {
  return (
    <div className={styles.changed} role="status">
      <p>
        You changed <NameText name={from} /> to <NameText name={to} />
      </p>
      <Link to={{ screen: 'name', name: from }} className="strong" data-screen-only>
        Undo
      </Link>
    </div>
  );
}

import {
  FINDING_STATUSES,
  type Finding,
  type FindingStatus,
  type JudgedText,
} from '../../../contract/finding.ts';
import { isAboutName } from '../../../words/finding-words.ts';

/** A name with its status in the text. */
export interface NamedStatus {
  readonly name: string;
  readonly status: FindingStatus;
}

/** Maximum number of cards below the text. */
const MAX_CARDS = 6;

/** Decides what the screen shows where: the worst first. A passing name gets no report in a dangerous text. */
export function arrangeFindings({ kind, names, findings }: JudgedText) {
  const handles = kind === 'handle' && !names.some((name) => name.includes('.')) ? names : [];
  const [worst] = findings;
  const cards = takeFirst(
    findings.filter(
      (each) => !isAboutName(each) && (handles.length === 0 || each.code !== 'handle'),
    ),
    getContent,
  );
  const named = takeFirst(findings.filter(isAboutName), ({ args }) => String(args.judged)).map(
    ({ args, status }): NamedStatus => ({ name: String(args.judged), status }),
  );
  const first = cards.find(isRisk) ?? null;
  const [riskiest = { name: names[0] ?? null, status: 'pass' as const }] = named;
  const isApart = first !== null && compareStatuses(riskiest, first) > 0;
  const report = handles.length > 0 || isApart ? null : riskiest.name;
  const isReportFirst =
    report !== null && worst !== undefined && isRisk(worst) && isAboutName(worst);
  const shown = isReportFirst ? null : first;
  const below = cards.filter((card) => card !== shown);
  return {
    /** Name whose report is shown, or null. */
    report,
    /** Whether the report is above the text, because the name is the worst in it. */
    isReportFirst,
    /** Alert or warning whose card is above the text, or null. */
    first: shown,
    /** Findings whose cards follow the text, the worst first. */
    others: below.slice(0, MAX_CARDS),
    /** Number of different findings without a card. */
    more: Math.max(0, below.length - MAX_CARDS),
    /** Handles in a text that has no names. */
    handles,
    /** The other names, the riskiest first. */
    names: named.filter(({ name }) => name !== report),
  };
}

/** Content of the screen of a text. */
export type ArrangedText = ReturnType<typeof arrangeFindings>;

const isRisk = ({ status }: Finding) => status === 'alert' || status === 'warn';

const compareStatuses = (a: { status: FindingStatus }, b: { status: FindingStatus }) =>
  FINDING_STATUSES.indexOf(a.status) - FINDING_STATUSES.indexOf(b.status);

const getContent = ({ code, args }: Finding) => JSON.stringify([code, args]);

/** Checks whether two findings say the same about different places. */
export const isSameFinding = (a: Finding, b: Finding) => getContent(a) === getContent(b);

/** Keeps the first, and so the worst, of the findings with the same key. */
function takeFirst(findings: readonly Finding[], getKey: (finding: Finding) => string): Finding[] {
  const byKey = new Map<string, Finding>();
  for (const finding of findings) {
    const key = getKey(finding);
    if (!byKey.has(key)) byKey.set(key, finding);
  }
  return [...byKey.values()];
}

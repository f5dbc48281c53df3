import type { Imitation, ImitationKind } from '../../contract/imitation-kinds.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { isUnderEth } from '../../messages/pieces/name-endings.ts';
import { memoize } from '../../primitives/memoize.ts';
import { formatHeadline } from '../../words/names/format-headline.ts';
import { getHeadline } from '../../words/names/headline.ts';
import { getNotedStatus } from '../../words/names/noted-status.ts';
import type { RunBatch } from '../inspection/batch-task.ts';
import { FINDING_STATUSES, type FindingStatus, type FoundPart } from './scan-finding.ts';

/** The verdict on a name that may be reported. */
export type NameVerdict = Pick<FoundPart, 'text' | 'message' | 'evidence'> & {
  readonly status: FindingStatus;
};

/** Returns the worst verdict on the names, or null if none of them is reported. */
export type JudgeNames = (names: readonly string[]) => NameVerdict | null;

/** Number of names whose verdict is cached. */
const MAX_CACHED = 20_000;

const ASCII = /^[ -~]*$/;

/** A label that mixes Latin letters with letters of a script whose letters look like them. */
const MIXED_LABEL =
  /(?=[^.]*\p{Script=Latin})(?=[^.]*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}])[^.]+/u;

/**
 * Creates a function that judges the names of a text.
 *
 * @param reportsAll whether to report also what is worth knowing, and texts that are probably not meant as ENS names
 */
export function createJudgeNames(
  inspectNames: RunBatch<ConsolidatedNameGuardReport[]>,
  reportsAll: boolean,
): JudgeNames {
  const judge = memoize(
    (name): { verdict: NameVerdict | null } => {
      const [report] = inspectNames([name]);
      const isReported = report && (reportsAll || isMeantAsName(report));
      const verdict = isReported ? describeReport(report) : null;
      return { verdict: verdict?.status === 'info' && !reportsAll ? null : verdict };
    },
    MAX_CACHED,
    ({ length }) => length <= 256,
  );
  return (names) => {
    const verdicts = names.flatMap((name) => judge(name).verdict ?? []);
    return verdicts.sort((a, b) => getRank(a) - getRank(b))[0] ?? null;
  };
}

const getRank = ({ status }: NameVerdict) => FINDING_STATUSES.indexOf(status);

/**
 * Describes a report with the same headline as the page. Returns null if the name passed and nothing is worth knowing.
 */
function describeReport(report: ConsolidatedNameGuardReport): NameVerdict | null {
  const status = getNotedStatus(report);
  if (status === 'pass') return null;
  const { evidence } = getHeadline(report);
  return { text: report.name, status, message: formatHeadline(report), evidence };
}

/** Kinds of imitations that other words and expressions can match by chance. */
const WEAK_KINDS: ReadonlySet<ImitationKind> = new Set([
  'added_words',
  'embedded',
  'hyphens',
  'one_edit',
]);

/** Checks whether a name outside `eth` may resemble a name under `eth` by chance. */
function isWeak({ name, kind }: Imitation): boolean {
  return WEAK_KINDS.has(kind) && name !== null && isUnderEth(name);
}

/**
 * Checks whether a text is probably meant as a name, or deceives anyway. In source code, `ERC20.sol` is a file, and
 * `KINDS.map` and `modules_1.eth` are expressions. A DNS domain can contain the name of a project, such as
 * `polygon-mainnet.infura.io`, or be a word other than a known name, such as `wikimedia.org`. Therefore, outside `eth`,
 * only look-alikes count as imitations of names under `eth`.
 */
function isMeantAsName(report: ConsolidatedNameGuardReport): boolean {
  const { name, imitates, highest_risk: risk } = report;
  const isEth = isUnderEth(name);
  switch (risk?.check) {
    case 'invisible':
      return true;
    case 'impersonation_risk':
      return isEth || (imitates !== null && !isWeak(imitates));
    case 'normalized':
      return !ASCII.test(name) && (isEth || MIXED_LABEL.test(name));
    default:
      return isEth;
  }
}

import { CHECKS, type CheckCode, type GenericCheckResult } from '../../../contract/checks.ts';
import type { JudgedGrapheme } from '../../../contract/inspector-service.ts';
import type { LabelGuardReport, NameGuardReport } from '../../../contract/reports.ts';
import { isRisk } from '../../../words/names/rating-words.ts';
import type { PlacedGrapheme } from '../../lib/placed-graphemes.ts';

/** Parts of a name that a finding is about. */
export interface Evidence {
  /** Indices of graphemes in the name. */
  graphemes: readonly number[];
  /** Indices of labels, for findings about whole labels. */
  labels: readonly number[];
}

export interface EvidenceSources {
  report: NameGuardReport;
  placed: readonly PlacedGrapheme[];
  /** Maps each grapheme that is a risk in its label to its judgement. */
  details: ReadonlyMap<string, JudgedGrapheme>;
  /** Indices of graphemes that differ from the name that the user probably wants. Empty if there is no such name. */
  differing: readonly number[];
}

/**
 * Finds the graphemes and labels that a finding about the name is based on. Finds nothing for findings about the whole name.
 * Info findings point only at labels, because most graphemes of a name would match without being a risk.
 */
export function findEvidence(
  { check, status }: Pick<GenericCheckResult, 'check' | 'status'>,
  sources: EvidenceSources,
): Evidence {
  const { report, placed, details, differing } = sources;
  const labels = report.labels ?? [];
  const isAddress = report.imitates?.kind === 'address';
  const collect = (holds: (grapheme: PlacedGrapheme) => boolean): Evidence => ({
    graphemes: placed.filter(holds).map(({ index }) => index),
    labels: [],
  });

  if (check === 'normalized')
    return collect((grapheme) => isFault(grapheme, labels[grapheme.label]));
  if (check === 'mixed_scripts') return collect((grapheme) => isForeign(grapheme, placed, labels));
  if (check === 'impersonation_risk')
    // The whole label has the shape of an address.
    return collect(
      ({ index, report: { status_in_label } }) =>
        isRisk(status) &&
        !isAddress &&
        (differing.length > 0 ? differing.includes(index) : isRisk(status_in_label)),
    );
  if (check === 'decentralized_name') {
    // The owner of the parent is the risk of a name under `eth`, not the last label.
    const isUnderEth = report.name.endsWith('.eth');
    return { graphemes: [], labels: labels.length > 0 && !isUnderEth ? [labels.length - 1] : [] };
  }

  if (CHECKS[check].level === 'grapheme') {
    return collect(
      ({ report: { grapheme, status_in_label } }) =>
        isRisk(status) && isRisk(status_in_label) && hasRisk(details.get(grapheme), check),
    );
  }
  // Labels that DNS cannot encode cause the finding about the name.
  const labelCheck = check === 'punycode_compatible_name' ? 'punycode_compatible_label' : check;
  return {
    graphemes: [],
    labels: labels.flatMap((label, index) =>
      label.checks.some((own) => own.check === labelCheck && own.status === status) ? index : [],
    ),
  };
}

function hasRisk(report: Pick<LabelGuardReport, 'checks'> | undefined, code: CheckCode): boolean {
  return report?.checks.some(({ check, status }) => check === code && isRisk(status)) ?? false;
}

/** Whether a grapheme is inside the range of the label's normalization error. */
function isFault({ start, end }: PlacedGrapheme, label: LabelGuardReport | undefined): boolean {
  const error = label?.normalization_error;
  return error ? start < Math.max(error.end, error.start + 1) && end > error.start : false;
}

const SHARED_SCRIPTS = ['Common', 'Inherited', 'Unknown'];

/** Whether a grapheme is in a label of mixed scripts, but not in the most frequent script. */
function isForeign(
  grapheme: PlacedGrapheme,
  placed: readonly PlacedGrapheme[],
  labels: readonly LabelGuardReport[],
): boolean {
  const script = grapheme.report.grapheme_script;
  if (!hasRisk(labels[grapheme.label], 'mixed_scripts') || SHARED_SCRIPTS.includes(script))
    return false;
  return script !== findMainScript(placed.filter(({ label }) => label === grapheme.label));
}

function findMainScript(graphemes: readonly PlacedGrapheme[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { report } of graphemes) {
    if (SHARED_SCRIPTS.includes(report.grapheme_script)) continue;
    counts.set(report.grapheme_script, (counts.get(report.grapheme_script) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

import { MAX_INSPECTED_CHARACTERS } from '../contract/limits.ts';
import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import { isUnknownLabel } from '../engine/hashing/name-hasher.ts';
import type { DisplayedName, FormatOptions, InspectName, RefusalCode } from './displayed-name.ts';
import { formatName } from './format-name.ts';

const REASONS: Readonly<Record<RefusalCode, string>> = {
  empty: 'There is no name.',
  invalid_unicode: 'This is not valid Unicode text.',
  not_normalized: 'This is not a valid ENS name: ENSIP-15 does not accept its spelling unchanged.',
  not_inspected: `This name is too long to inspect: more than ${MAX_INSPECTED_CHARACTERS} characters.`,
};

/** Implements {@link displayName}. Calls `inspect` only for names that need an inspection. */
export async function displayInspected(
  given: string | null | undefined,
  inspect: InspectName,
  options?: FormatOptions,
): Promise<DisplayedName> {
  const name = String(given ?? '');
  const formatted = formatName(name, options);
  const rejection = rejectWithoutEngine(name);
  if (rejection !== null) {
    const reason = REASONS[rejection];
    return { ...formatted, ok: false, code: rejection, reason, verdict: null };
  }
  const [report, { describeVerdict }] = await Promise.all([
    inspect(name),
    import('./describe-verdict.ts'),
  ]);
  const verdict = describeVerdict(report);
  const isAccepted = report.inspected && (await acceptsKnownLabels(name, report, inspect));
  if (isAccepted) return { ...formatted, ok: true, verdict };
  const code = report.inspected ? 'not_normalized' : 'not_inspected';
  return { ...formatted, ok: false, code, reason: REASONS[code], verdict };
}

/** Label that ENS accepts. Replaces unknown labels, so that only the other labels are judged. */
const ACCEPTED_LABEL = 'x';

/**
 * Checks whether ENS accepts all labels whose text is known. The report of a name with an unknown label does not show
 * whether ENS accepts the other labels. The name is therefore inspected again with another label: `[64 hex
 * digits].pay_pal.eth` → `x.pay_pal.eth`.
 */
async function acceptsKnownLabels(
  name: string,
  { normalization }: ConsolidatedNameGuardReport,
  inspect: InspectName,
): Promise<boolean> {
  if (normalization !== 'unknown') return normalization === 'normalized';
  const labels = name.split('.');
  const known = labels.map((label) => (isUnknownLabel(label) ? ACCEPTED_LABEL : label));
  return (await inspect(known.join('.'))).normalization === 'normalized';
}

/** Returns why a name is rejected without an inspection, or null. */
function rejectWithoutEngine(name: string): RefusalCode | null {
  if (name === '') return 'empty';
  if (!name.isWellFormed()) return 'invalid_unicode';
  // A string has at least half as many characters as UTF-16 code units, so very long strings need no count.
  const isLong = name.length > 2 * MAX_INSPECTED_CHARACTERS;
  return isLong || Array.from(name).length > MAX_INSPECTED_CHARACTERS ? 'not_inspected' : null;
}

import type { JobStatus } from '../../../client/bulk/bulk-job.ts';
import { type ExportScope, isGrouping } from '../../../client/bulk/list-export.ts';
import type { SearchFindings, SearchWay } from '../../../client/bulk/name-searcher.ts';
import { isEmptyFilter, NO_FILTER, type RowFilter } from '../../../client/bulk/row-filter.ts';
import type { FoundCode } from '../../../client/bulk/row-findings.ts';
import type { Known } from '../../../contract/imitation-kinds.ts';
import { formatCodePoints } from '../../../primitives/format-code-points.ts';
import { formatCount } from '../../../primitives/format-count.ts';

/** Maximum number of characters listed by name. */
const MAX_NAMED = 2;

/** Describes how a search was interpreted and what it found. Returns null if the field should show its hint instead. */
export function describeFindings(
  way: SearchWay,
  findings: SearchFindings,
  isPending: boolean,
): string | null {
  const { byText, byLook, sequence, error } = findings;
  if (error !== null) return error;
  if (sequence !== null) return `Names that contain the sequence ${formatCodePoints(sequence)}.`;
  if (findings.totalCharacters > 0) return `Names that contain ${describeCharacters(findings)}.`;
  if (way === 'character') {
    return isPending ? 'Searching for the character\u2026' : 'No character has this name.';
  }
  if (way === 'text') return null;
  const count = (names: number) => names.toLocaleString('en');
  return `Found ${count(byText)} by text and ${count(byLook)} more by look.`;
}

function describeCharacters({ characters, totalCharacters }: SearchFindings): string {
  if (totalCharacters > characters.length) {
    const most = characters.length.toLocaleString('en');
    return `any of the first ${most} of ${formatCount(totalCharacters, 'matching character')}. Enter more of the character name to narrow the search`;
  }
  if (totalCharacters > MAX_NAMED) return `any of ${formatCount(totalCharacters, 'character')}`;
  return characters
    .map(({ name, character }) => `${name} (${formatCodePoints(character)})`)
    .join(' or ');
}

const STATE_WORDS = {
  running: 'Inspecting',
  paused: 'Paused',
  done: 'Done',
  cancelled: 'Stopped',
} as const;

/** Describes the state of a job in a few words. */
export function describeJobState(
  { state, readError }: Pick<JobStatus, 'state' | 'readError'>,
  rows: number,
): string {
  if (state !== 'done' || readError === null) return STATE_WORDS[state];
  return rows === 0 ? 'Could not be read' : 'Partly read';
}

/** Describes where an imitated name comes from. A name on neither list is a brand or a currency. */
export function describeTargetOrigin(isWatched: boolean, listed: Known | undefined): string {
  const builtIn = listed && `${listed.title}, ${listed.category}`;
  if (isWatched) return builtIn ? `${builtIn}, trusted by you` : 'trusted by you';
  return builtIn ?? 'a brand or currency';
}

/** File-name words of findings whose codes are unclear in a file name. */
const FOUND_WORDS: Partial<Record<FoundCode, string>> = {
  imitation: 'imitations',
  nothing: 'no-problem',
};

/** Returns the word that describes the exported rows in the file name. */
export function getExportViewWord(scope: ExportScope, filter: RowFilter): string {
  if (isGrouping(scope)) return scope;
  if (scope === 'all' || isEmptyFilter(filter)) return 'all';
  const [found, ...others] = filter.found;
  const isOnlyFound = isEmptyFilter({ ...filter, found: NO_FILTER.found });
  if (found === undefined || others.length > 0 || !isOnlyFound) return 'shown';
  return FOUND_WORDS[found] ?? found;
}

/** Says how many rows lose the warning about their address in JSON Lines. Returns null if no row does. */
export function describeLostWarnings(rows: number): string | null {
  if (rows === 0) return null;
  const [whose, kept] = rows === 1 ? ['its address', 'it'] : ['their address', 'these warnings'];
  return `${formatCount(rows, 'row loses', 'rows lose')} the warning about ${whose}. CSV keeps ${kept}.`;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/**
 * Formats a size in decimal units: `1.2 MB`, `12 MB`, `123 MB`. Only values below 10 have a decimal.
 *
 * @example formatBytes(1_234_567) // '1.2 MB'
 */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3);
  const index = Math.min(power, UNITS.length - 1);
  const value = bytes / 1000 ** index;
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: UNITS[index] as string,
    unitDisplay: index === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 && index > 0 ? 1 : 0,
  }).format(value);
}

// Decides which labels ENSIP-15 accepts, and normalizes them: https://docs.ens.domains/ensip/15

import { ens_normalize_fragment, ens_split, is_combining_mark } from '@adraffy/ens-normalize';
import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import { memoize } from '../../primitives/memoize.ts';
import { isSimpleText } from '../../primitives/plain-text.ts';
import { removeFe0f } from '../segmentation/emoji.ts';
import { fromCodePoints, toCodePoints } from '../text/code-points.ts';
import { mapToQualified } from './map-characters.ts';
import { isReorderable } from './normalization-forms.ts';

/** Normalized and beautified form of a label, or the message of ens-normalize if ENSIP-15 rejects the label. */
export type LabelNormalization =
  | { normalized: string; beautified: string; error: null }
  | { normalized: null; beautified: null; error: string };

/**
 * Normalizes and beautifies a label in one pass.
 *
 * @param label string without U+002E (.)
 */
export function normalizeLabel(label: string): LabelNormalization {
  if (isSimpleText(label) && isAllowedSimpleText(label)) {
    return { normalized: label, beautified: label, error: null };
  }
  return label.length > MAX_INSPECTED_CHARACTERS ? normalizeLong(label) : normalizeWhole(label);
}

/** An ASCII character that ENSIP-15 never allows, not even in an emoji. */
const REJECTED_ASCII = /[\0-"%&(-),+/:-@[-^`{-\x7f]/;

/** Returns a label up to its first {@link REJECTED_ASCII}. ENSIP-15 rejects the label whatever comes after. */
function cutAfterRejected(label: string): string {
  const at = label.search(REJECTED_ASCII);
  return at < 0 ? label : label.slice(0, at + 1);
}

/** Normalizes a long label. Passes only a few marks of each long run to ens-normalize, which is slow for long runs. */
function normalizeLong(whole: string): LabelNormalization {
  const label = cutAfterRejected(whole);
  const shortened = shortenMarkRuns(label);
  if (shortened === null) return reject('excessive non-spacing marks');
  const outcome = normalizeWhole(shortened);
  if (shortened === label || outcome.error !== null) return outcome;
  // Scripts whose marks repeat without a limit do not contain ξ, so there is no ξ to replace with Ξ.
  const beautified = mapToQualified(label) as string;
  return { normalized: removeFe0f(beautified), beautified, error: null };
}

function normalizeWhole(label: string): LabelNormalization {
  const [split, ...more] = runWithoutTraces(() => ens_split(label, true));
  if (split === undefined || more.length > 0) return reject('empty label');
  const { error, output, tokens, type } = split;
  if (error || !output || !tokens) return reject(error?.message ?? 'empty label');
  // In the output of ens_split, only emoji contain U+FE0F. Normalized emoji do not.
  const qualified = fromCodePoints(output);
  return {
    normalized: removeFe0f(qualified),
    beautified: type === 'Greek' ? qualified : qualified.replaceAll('ξ', 'Ξ'),
    error: null,
  };
}

/** Checks whether ENSIP-15 accepts a label of simple text, which it never changes. Uses no table. */
export function isAllowedSimpleText(text: string): boolean {
  return text !== '' && !text.startsWith('--', 2) && !hasInnerUnderscore(text);
}

/** Checks whether a label has an underscore after any other character. ENSIP-15 rejects these labels. */
export function hasInnerUnderscore(text: string): boolean {
  return /[^_]_/.test(text);
}

/** Checks whether ENSIP-15 accepts a label without changing it. */
export function isNormalizedLabel(label: string): boolean {
  return normalizeLabel(label).normalized === label;
}

/** Makes ens-normalize decode its tables now instead of for the first label. This takes about 170 ms. */
export function preloadNormalization(): void {
  ens_normalize_fragment('é');
}

const MAX_CACHED_LABELS = 8192;
/** Maximum length of a cached label, in UTF-16 code units. */
const MAX_CACHED_LENGTH = 16;

/** Creates a variant of {@link normalizeLabel} that caches short labels, such as single graphemes. */
export function createLabelNormalizer(): typeof normalizeLabel {
  return memoize(normalizeLabel, MAX_CACHED_LABELS, ({ length }) => length <= MAX_CACHED_LENGTH);
}

/**
 * Runs a function without stack traces, if the JavaScript engine can disable them. ens-normalize creates an error for
 * every rejected label, and capturing its stack would take longer than normalizing the label.
 */
function runWithoutTraces<T>(run: () => T): T {
  const traces = Error as { stackTraceLimit?: number };
  const limit = traces.stackTraceLimit;
  if (limit === undefined) return run();
  traces.stackTraceLimit = 0;
  try {
    return run();
  } finally {
    traces.stackTraceLimit = limit;
  }
}

function reject(error: string): LabelNormalization {
  return { normalized: null, beautified: null, error };
}

// Shortens long runs of combining marks before ens-normalize sees them: https://docs.ens.domains/ensip/15#validate

/**
 * Maximum number of non-spacing marks in a run. ENSIP-15 allows four in a row. A run can contain more, because
 * composition absorbs a few of them, and spacing marks can divide it up to five times.
 */
const MAX_NON_SPACING = 64;
/**
 * Maximum number of copies of a spacing mark in a run. The fifth copy never composes, and no rule counts spacing marks.
 */
const MAX_COPIES = 8;

/** Role of a character in a run of marks, which canonical ordering sorts. */
type RunRole = 'ignored' | 'non-spacing' | 'spacing' | 'other';

/**
 * Removes the ninth and all later copies of a spacing mark from a run. ENSIP-15 accepts the result if and only if it
 * accepts the label. Returns null if a run has more non-spacing marks than ENSIP-15 can accept. Without this function,
 * ens-normalize would take quadratic time for long runs.
 */
function shortenMarkRuns(label: string): string | null {
  let shortened = '';
  let nonSpacing = 0;
  const copies = new Map<string, number>();
  for (const character of label) {
    const role = getRunRole(character);
    if (role === 'other') {
      nonSpacing = 0;
      copies.clear();
    }
    if (role === 'non-spacing' && ++nonSpacing > MAX_NON_SPACING) return null;
    if (role === 'spacing') {
      const count = (copies.get(character) ?? 0) + 1;
      copies.set(character, count);
      if (count > MAX_COPIES) continue;
    }
    shortened += character;
  }
  return shortened;
}

const getRunRole = memoize((character: string): RunRole => {
  if (character < '\u0300' && character !== '\u00ad') return 'other';
  let decomposed: number[];
  try {
    decomposed = toCodePoints(ens_normalize_fragment(character, true));
  } catch {
    // ENSIP-15 rejects every label with this character before it sorts marks.
    return 'other';
  }
  if (decomposed.length === 0) return 'ignored';
  if (!decomposed.every(isReorderable)) return 'other';
  return decomposed.every((mark) => is_combining_mark(mark, true)) ? 'non-spacing' : 'spacing';
}, 8192);

// Decides which form of a label is compared with other labels: https://docs.ens.domains/ensip/15

/** Returns the normalized form of a label, or the unchanged label if ENSIP-15 rejects it. */
export function getLabelText({
  label,
  normalized,
}: {
  readonly label: string;
  readonly normalized: string | null;
}): string {
  return normalized ?? label;
}

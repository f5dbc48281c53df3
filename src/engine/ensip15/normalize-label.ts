// Decides which labels ENSIP-15 accepts, and normalizes them: https://docs.ens.domains/ensip/15

import { ens_normalize_fragment, ens_split } from '@adraffy/ens-normalize';
import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import { memoize } from '../../primitives/memoize.ts';
import { isSimpleText } from '../../primitives/plain-text.ts';
import { removeFe0f } from '../segmentation/emoji.ts';
import { fromCodePoints } from '../text/code-points.ts';
import { mapToQualified } from './map-characters.ts';
import { shortenMarkRuns } from './mark-runs.ts';

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

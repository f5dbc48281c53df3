// ENSIP-15 normalization of one label: https://docs.ens.domains/ensip/15

import { ens_normalize_fragment, ens_split } from '@adraffy/ens-normalize';
import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import { memoize } from '../../primitives/memoize.ts';
import { removeFe0f } from '../segmentation/emoji.ts';
import { fromCodePoints } from '../text/code-points.ts';
import { isSimpleText } from '../text/plain-text.ts';
import { mapToQualified } from './map-characters.ts';
import { shortenMarkRuns } from './mark-runs.ts';

/** What ENSIP-15 makes of a label: both texts, or the reason why there are none. */
export type LabelNormalization =
  | { normalized: string; beautified: string; error: null }
  | { normalized: null; beautified: null; error: string };

/**
 * Normalizes a label in one pass.
 *
 * @param label text without U+002E
 */
export function normalizeLabel(label: string): LabelNormalization {
  if (isSimpleText(label) && isAllowedSimpleText(label)) {
    return { normalized: label, beautified: label, error: null };
  }
  return label.length > MAX_INSPECTED_CHARACTERS ? normalizeLong(label) : normalizeWhole(label);
}

/** Endless runs of marks are judged by shorter ones. */
function normalizeLong(label: string): LabelNormalization {
  const shortened = shortenMarkRuns(label);
  if (shortened === null) return refuse('excessive non-spacing marks');
  const outcome = normalizeWhole(shortened);
  if (shortened === label || outcome.error !== null) return outcome;
  // ξ is no letter of the scripts whose marks may repeat without end.
  const beautified = mapToQualified(label) as string;
  return { normalized: removeFe0f(beautified), beautified, error: null };
}

function normalizeWhole(label: string): LabelNormalization {
  const [split, ...more] = runWithoutTraces(() => ens_split(label, true));
  if (split === undefined || more.length > 0) return refuse('empty label');
  const { error, output, tokens, type } = split;
  if (error || !output || !tokens) return refuse(error?.message ?? 'empty label');
  // Emoji tokens are fully qualified here; normalized they have no U+FE0F. Text tokens never have one.
  const qualified = fromCodePoints(output);
  return {
    normalized: removeFe0f(qualified),
    beautified: type === 'Greek' ? qualified : qualified.replaceAll('ξ', 'Ξ'),
    error: null,
  };
}

/** True for a label of simple text that ENSIP-15 allows, and then leaves unchanged: no table is needed to tell. */
export function isAllowedSimpleText(text: string): boolean {
  return text !== '' && !text.startsWith('--', 2) && !hasInnerUnderscore(text);
}

/** True when an underscore stands behind anything else, where ENSIP-15 allows none. */
export function hasInnerUnderscore(text: string): boolean {
  return /[^_]_/.test(text);
}

/** True when ENSIP-15 allows a label and leaves it unchanged. */
export function isNormalizedLabel(label: string): boolean {
  return normalizeLabel(label).normalized === label;
}

/** Has ens-normalize decode its tables, which takes it a sixth of a second, before the first label comes. */
export function decodeNormalization(): void {
  ens_normalize_fragment('é');
}

const MAX_CACHED_LABELS = 8192;
/** In UTF-16 units. */
const MAX_CACHED_LENGTH = 16;

/** {@link normalizeLabel} with short labels memoized, because it is asked for graphemes too, and they repeat. */
export function createLabelNormalizer(): typeof normalizeLabel {
  return memoize(normalizeLabel, MAX_CACHED_LABELS, ({ length }) => length <= MAX_CACHED_LENGTH);
}

/**
 * Runs without stack traces on engines that let them be turned off. What ENSIP-15 refuses comes as an error that
 * is read, never thrown, and its trace would take longer than the rest.
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

function refuse(error: string): LabelNormalization {
  return { normalized: null, beautified: null, error };
}

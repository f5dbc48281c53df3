// ENSIP-15 normalization of one label: https://docs.ens.domains/ensip/15

import { ens_normalize_fragment, ens_split, is_combining_mark } from '@adraffy/ens-normalize';
import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import { memoize } from '../../primitives/memoize.ts';
import { removeFe0f } from '../segmentation/emoji.ts';
import { fromCodePoints } from '../text/code-points.ts';
import { isSimpleText } from '../text/plain-text.ts';

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
  if (label.length > MAX_INSPECTED_CHARACTERS && hasEndlessMarks(label)) {
    return refuse('excessive non-spacing marks');
  }
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

/** ENSIP-15 allows four non-spacing marks in a row; composition may swallow a few more. */
const MAX_MARKS = 64;

/**
 * True when so many non-spacing marks follow each other that ENSIP-15 refuses the label for certain.
 * Asked first for long labels, because sorting a run of marks takes ens-normalize quadratic time.
 */
function hasEndlessMarks(label: string): boolean {
  let run = 0;
  for (const character of label) {
    run = isMarkOrIgnored(character) ? run + 1 : 0;
    if (run > MAX_MARKS) return true;
  }
  return false;
}

/** True for what ENSIP-15 takes for marks, or for nothing at all. */
const isMarkOrIgnored = memoize((character: string) => {
  if (character < '\u0300' && character !== '\u00ad') return false;
  try {
    const decomposed = ens_normalize_fragment(character, true);
    return [...decomposed].every((c) => is_combining_mark(c.codePointAt(0) ?? 0, true));
  } catch {
    // Refused in any company, before any marks are sorted.
    return false;
  }
}, 4096);

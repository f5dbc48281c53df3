// ENSIP-15 on one grapheme, without the rules that judge labels: https://docs.ens.domains/ensip/15

import {
  ens_emoji,
  ens_normalize,
  ens_tokenize,
  is_combining_mark,
  nfc,
} from '@adraffy/ens-normalize';
import { remembered } from '../../primitives/memoize.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { fromCodePoints, isOneCharacter } from '../text/code-points.ts';
import { normalizeLabel } from './normalize-label.ts';

let emojiForms: ReadonlySet<string> | undefined;

/** Every ENS emoji in its normalized form (without U+FE0F), decoded at the first call. */
export function ensEmoji(): ReadonlySet<string> {
  emojiForms ??= new Set(
    ens_emoji().map((emoji) => fromCodePoints(emoji.filter((c) => c !== 0xfe0f))),
  );
  return emojiForms;
}

/** True for an ENS emoji in its normalized form. Texts that hold no emoji do not make the emoji be decoded. */
export function isEnsEmoji(text: string, tables: Pick<BulkTables, 'isEmojiCharacter'>): boolean {
  return tables.isEmojiCharacter(text.codePointAt(0) ?? 0) && ensEmoji().has(text);
}

/** What ens_normalize makes of a text, null when it refuses. */
export function normalizedForm(text: string): string | null {
  try {
    return ens_normalize(text);
  } catch {
    return null;
  }
}

/**
 * {@link normalizedForm} without the rules against whole-script confusables and leading combining marks, which judge
 * labels: they refuse the Tamil `ழி` and the Shan `ၢႆ` alone, although words are spelt with them.
 */
export function graphemeForm(
  grapheme: string,
  mappedFormOf = mappedForm,
  normalize = normalizeLabel,
): string | null {
  const mapped = mappedFormOf(grapheme);
  if (mapped === null) return null;
  if (isValidCharacter(mapped, mappedFormOf)) return mapped;
  // What many graphemes are mapped to is normalized once.
  const { normalized, error } = normalize(mapped);
  if (error === null) return normalized;
  if (error.startsWith('whole-script')) return mapped;
  const isLeadingMark = error.startsWith('illegal placement: leading combining mark');
  return isLeadingMark && mapped === grapheme ? grapheme : null;
}

/** Valid, but not to begin a label with, or only composed with others. Combining marks are refused alone, too. */
const REFUSED_ALONE = new Set('\u2019\u2044\u30fb\u06c1\u06d5\u1173');

/** One character that ENSIP-15 allows by itself, unless it looks like another script's: known without a whole normalization. */
function isValidCharacter(text: string, mappedFormOf: typeof mappedForm): boolean {
  const codePoint = text.codePointAt(0);
  if (codePoint === undefined || !isOneCharacter(text)) return false;
  // What valid characters compose to may be disallowed.
  if (mappedFormOf(text) !== text) return false;
  return !REFUSED_ALONE.has(text) && !is_combining_mark(codePoint);
}

/**
 * What ENSIP-15 maps the characters to, null when one is disallowed. Unlike {@link normalizedForm} it does not judge
 * the text as a label: the Cyrillic `А` gives `а`, although a label of that letter alone is refused.
 */
export function mappedForm(text: string): string | null {
  const mapped: number[] = [];
  for (const token of ens_tokenize(text, { nf: false })) {
    if (token.type === 'ignored') continue;
    if (token.type === 'disallowed' || token.type === 'stop') return null;
    for (const codePoint of token.cps) mapped.push(codePoint);
  }
  return fromCodePoints(nfc(mapped));
}

const CACHED_FORMS = 8192;
/** In UTF-16 units. */
const LONGEST_CACHED = 16;

/** {@link mappedForm} with the forms of characters and short sequences remembered. */
export function createMappedForm(): (text: string) => string | null {
  const mapped = remembered(
    (text: string) => ({ form: mappedForm(text) }),
    CACHED_FORMS,
    ({ length }) => length <= LONGEST_CACHED,
  );
  return (text) => mapped(text).form;
}

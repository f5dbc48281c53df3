/** What ENSIP-15 says of one grapheme by itself, without the rules that need a whole label (https://docs.ens.domains/ensip/15). */
import { ens_emoji, ens_normalize, ens_tokenize, nfc } from '@adraffy/ens-normalize';
import { remembered } from '../bounded-cache.ts';
import { normalizeLabel } from '../label/normalize-label.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { fromCodePoints, isOneCharacter } from './code-points.ts';

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
export function graphemeForm(grapheme: string, normalize = normalizeLabel): string | null {
  const { normalized, error } = normalize(grapheme);
  if (error === null) return normalized;
  if (error.startsWith('whole-script')) return mappedForm(grapheme);
  const isLeadingMark = error.startsWith('illegal placement: leading combining mark');
  return isLeadingMark && mappedForm(grapheme) === grapheme ? grapheme : null;
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

const CACHED_CHARACTERS = 4096;

/** {@link mappedForm} with the forms of single characters remembered. */
export function createMappedForm(): (text: string) => string | null {
  const ofCharacter = remembered(
    (character: string) => ({ form: mappedForm(character) }),
    CACHED_CHARACTERS,
  );
  return (text) => (isOneCharacter(text) ? ofCharacter(text).form : mappedForm(text));
}

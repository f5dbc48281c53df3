// Shows untrusted text in an answer, so that a model or a host cannot mistake the text for a part of the answer.

import { isolateReordering } from '../display/describe-verdict.ts';
import { formatName } from '../display/format-name.ts';
import { formatCodePoint } from '../primitives/format-code-points.ts';
import { takeStart } from '../primitives/take-start.ts';
import { escapeHidden } from '../words/quoting/quote-grapheme.ts';

/** Maximum length of a shown name in graphemes. */
const MAX_LENGTH = 80;

/** Maximum length of a sentence that contains untrusted text, in code points. */
const MAX_SENTENCE = 400;

/**
 * Matches characters that Markdown or HTML would interpret, and code points such as `<U+202E>`, which are kept. ENS
 * accepts none of these characters, except for the brackets of unknown labels.
 */
const MARKUP = /<U\+[0-9A-F]{4,6}>|[`<>*|\\~]|\](?=[([:])/gu;

/**
 * Replaces markup characters with their code points.
 *
 * @example escapeMarkup('[a](b)') // '[a<U+005D>(b)'
 */
export function escapeMarkup(text: string): string {
  return text.replace(MARKUP, (found) =>
    found.length > 1 ? found : `<${formatCodePoint(found.charCodeAt(0))}>`,
  );
}

/** Escapes and cuts untrusted text. The result contains no white space and no line breaks. */
export function showText(text: string) {
  const { text: shown, isShortened } = formatName(text, { maxLength: MAX_LENGTH });
  return { text: escapeMarkup(shown), isShortened };
}

/**
 * Quotes untrusted text in a sentence. Text that is not ASCII is isolated, so that it does not reorder the sentence.
 */
export function quoteText(text: string): string {
  const { text: shown, isolated } = formatName(text, { maxLength: MAX_LENGTH });
  // A closing quotation mark inside the text would end the quotation.
  const quoted = (/^[!-~…]*$/u.test(shown) ? shown : isolated).replace(
    /[“”]/gu,
    (mark) => `<${formatCodePoint(mark.charCodeAt(0))}>`,
  );
  return `“${escapeMarkup(quoted)}”`;
}

/** Escapes and cuts a sentence of the engine or of the page that quotes untrusted text. */
export function escapeSentence(sentence: string): string {
  const escaped = escapeMarkup(escapeHidden(sentence));
  const start = takeStart(escaped, MAX_SENTENCE);
  return isolateReordering(start.length < escaped.length ? `${start}…` : escaped);
}

// Finds addresses, hashes and shortened addresses in a text.

import { isAddress } from '../../primitives/is-address.ts';
import { describeAddress } from './chain-forms.ts';
import { isNameEnding } from './name-endings.ts';
import type { PastedPiece } from './pasted-text.ts';
import { place, type Span, sliceSpan } from './span.ts';

/**
 * Digits that are not part of a longer word or name. `_` may be Markdown: `_0xd8dA…_`. Hidden characters between the
 * digits of an address change nothing that a reader sees.
 */
const HEX =
  /(?:0[xX](?:[\da-fA-F]{64}|(?:[\da-fA-F]\p{Cf}{0,3}){39}[\da-fA-F])(?!_*[A-Za-z\d])|(?<![A-Za-z\d_]|[\p{L}\p{M}\p{N}\p{S}_-]\.)0[xX][\da-fA-F]{2,20}(?:…|⋯|\.{2,4}|\*{2,6}|-{2,3})[\da-fA-F]{2,20}(?![A-Za-z\d_]))/gu;
/**
 * A label after an address, and the end of the label that contains the address: `0xd8dA….eth`, `0xd8dA…-wallet.eth`,
 * `0xd8dA….ⓔⓣⓗ`.
 */
const LABEL =
  /(?:\p{Cf}{0,9}\.|-[^\s.]{0,80}\.)((?!\p{Extended_Pictographic})[\p{L}\p{So}][^\s.]*)(\.?)/uy;

const HIDDEN = /\p{Cf}/gu;

/** Finds the addresses, hashes and shortened addresses in a span that are not part of a name. */
export function findHexes(span: Span): PastedPiece[] {
  return Array.from(span.text.matchAll(HEX), ({ 0: hex, index }) => {
    const end = index + hex.length;
    return isLabel(span.text, hex, end) ? [] : [describeHex(sliceSpan(span, index, end))];
  }).flat();
}

/** Checks whether digits are the first label of a name. In `0xd8dA….Thanks`, the dot ends a sentence. */
function isLabel(text: string, hex: string, end: number): boolean {
  LABEL.lastIndex = end;
  const [match, label = '', dot] = LABEL.exec(text) ?? [];
  if (match === undefined || hex.includes('..')) return false;
  const [word = ''] = /^\p{Lu}\p{Ll}+(?![-\p{L}\p{N}])/u.exec(label) ?? [];
  return word === '' || dot !== '' || isNameEnding(word);
}

function describeHex(span: Span): PastedPiece {
  const text = span.text.replace(HIDDEN, '');
  if (isAddress(text)) return place(span, describeAddress(text));
  const kind = /^0x[\da-f]{64}$/iu.test(text) ? 'hash' : 'short_address';
  return place(span, { kind, value: text, names: [] });
}

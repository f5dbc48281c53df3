// Decides whether a text is one name that contains a space, or a message with a name in it.

import { findNamingSystem } from '../../primitives/naming-systems.ts';
import { isUnderTop } from './name-endings.ts';
import type { PastedPiece } from './pasted-text.ts';
import type { Span } from './span.ts';

/** Words that precede a name in a message, in the languages of the test messages. */
export const LEADING_WORDS: ReadonlySet<string> = new Set(
  `pay send to from for via by hi hey hello gm gn dear ask see add use tip thanks is my name ens wallet owner recipient
  para a de hola pagar enviar envía envia paga de gracias oi olá obrigado
  à vers pour envoyer payer merci bonjour salut an von für zahle sende danke hallo bitte zu
  на от для привет öde gönder için al kime merhaba`.split(/\s+/u),
);

/** Amounts, list numbers and bullets, which are never part of a name. */
const BULLET = /^(?:[-+$€£¥]?\d[\d.,]*[%.)]?|[-–—*•·>→]+)$/u;

/** One word before a name, separated by spaces. Tabs and other separators are between the cells of a table. */
const WORD_BEFORE = /^([^\s,;|，、；]+)(?:(?![\t\n])\s)+$/u;

/** Returns the different names of the pieces, in order. */
export function listNames(pieces: readonly PastedPiece[]): string[] {
  return [...new Set(pieces.flatMap(({ names }) => names))];
}

/**
 * Checks whether a text can only be one name: the name itself, or the name after one word. A name may contain a space
 * by mistake or on purpose, but a website does not. `coinbase wallet.eth` is one name, `pay vitalik.eth` and `to my friend.eth` are messages.
 *
 * @param whole the text without white space and punctuation at its ends
 */
export function mayBeOneName(whole: Span, pieces: readonly PastedPiece[]): boolean {
  const [piece] = pieces;
  if (pieces.length !== 1 || piece?.kind !== 'name' || piece.chain || piece.payment) return false;
  if (piece.end !== whole.start + whole.text.length) return false;
  const before = whole.text.slice(0, piece.start - whole.start);
  if (before === '') return piece.value === whole.text;
  if (!isUnderTop(piece.value) && !findNamingSystem(piece.value.replace(/^.*\./su, '')))
    return false;
  const [, word] = WORD_BEFORE.exec(before) ?? [];
  return word !== undefined && mayBeLabel(word) && usesSameScript(word, piece.value);
}

/** Checks whether a word could be the start of a label. */
function mayBeLabel(word: string): boolean {
  return (
    /^[\p{L}\p{M}\p{N}\p{Cf}\p{Extended_Pictographic}\p{Emoji_Component}_$-]+$/u.test(word) &&
    !BULLET.test(word) &&
    !LEADING_WORDS.has(word.toLowerCase())
  );
}

const LATIN = /\p{Script=Latin}/u;

/** A name rarely mixes scripts, but a message in another script contains Latin names. */
function usesSameScript(word: string, name: string): boolean {
  const label = name.slice(0, name.lastIndexOf('.'));
  return !/\p{L}/u.test(word) || LATIN.test(word) === LATIN.test(label);
}

// The rule `added_words` for ASCII texts.

import { isServiceWord } from './added-word-lists.ts';
import { isAlike, isLongEnough, MIN_LENGTH } from './compare-folds.ts';
import { removePrefix, removeSeparators } from './compared-text.ts';
import { explainAddition } from './explain-reading.ts';
import { createFinding, type Finding, pickWorse, raiseStatus } from './imitation-finding.ts';
import { judgeAddition } from './judge-addition.ts';
import { explainAsRead, type JudgedText, judgeChange } from './judged-text.ts';
import type { KnownNameIndex } from './known-name-index.ts';

/** Minimum length of a `common` label to which a strong word is added without a hyphen. */
const MIN_GLUED_COMMON = 6;

/**
 * Matches words that claim to be a name or to lead to it. Almost no registered names start with such a word and a
 * hyphen.
 */
const CLAIM = /^(?:get|join|mr|original|the)-$/;

/**
 * The rule `added_words`. A short known label must be spelled exactly, between hyphens, next to a service word or
 * domain.
 */
export function findAddedWords(
  judged: Omit<JudgedText, 'readings' | 'mayBeWord' | 'isOrdinary' | 'spelling'>,
  index: KnownNameIndex,
): Finding | null {
  const { parent, isTyped } = judged;
  // The sign of a ticker separates words: `support-$money`.
  const text = removePrefix(judged.text).replaceAll('$', '-');
  let worst: Finding | null = null;
  for (const { known, start, end, isBetweenHyphens } of index.findPieces(text, parent)) {
    const { plain, mode, isWatched, isPart, isPhrase = false } = known;
    if (plain === null || (!isWatched && isServiceWord(plain))) continue;
    const piece = text.slice(start, end);
    const isShort = plain.length < MIN_LENGTH.words;
    const isExact = removeSeparators(piece) === plain;
    if (isShort ? piece !== plain || !isLongEnough(known) : !isAlike('tight', piece, known))
      continue;
    if (!isExact && !isBetweenHyphens && isCutFromText(text, start, end, plain)) continue;
    const addition = judgeAddition(text, start, end, known);
    const isSetOff = isBetweenHyphens || (addition.isStrong && plain.length >= MIN_GLUED_COMMON);
    if (mode === 'common' && !isSetOff) continue;
    const added = isPhrase && !isBetweenHyphens ? 'info' : addition.status;
    if (isShort && added !== 'warn') continue;
    const ownWords = judged.findOwnWords?.(isExact ? piece : plain, known) ?? null;
    const hasLookAlike = isTyped ? !isExact : ownWords === null;
    // Next to other words, a look-alike or a claim raises info to a warning.
    const isClaim = mode === 'near' && CLAIM.test(text.slice(0, start)) && end === text.length;
    const isRaised = (hasLookAlike && mode !== 'crowded') || isClaim;
    const weight = isRaised && added === 'info' ? 'warn' : null;
    const status = weight ?? judgeChange(added, known, hasLookAlike, judged);
    if (isPart && raiseStatus(status, known) === 'info') continue;
    const isRead = ownWords === null || added === 'warn';
    const getEvidence = () =>
      isRead
        ? explainAsRead(judged, explainAddition(addition.words, known.label))
        : [explainAddition(ownWords, known.label)];
    worst = pickWorse(
      worst,
      createFinding('added_words', 'added_words', status, known, getEvidence),
    );
  }
  return worst;
}

/**
 * Checks whether a piece that reads as a known name was cut from other words or numbers. This is true for a short piece
 * without digits, such as `talko` in `totalko`. It is also true for a piece that starts or ends inside a number, such
 * as `cryptopunk5` in `cryptopunk5150`.
 */
function isCutFromText(text: string, start: number, end: number, plain: string): boolean {
  if (plain.length <= MIN_LENGTH.words && !/\d/.test(text.slice(start, end))) return true;
  return [start, end].some((at) => at > 0 && /^\d\d$/.test(text.slice(at - 1, at + 1)));
}

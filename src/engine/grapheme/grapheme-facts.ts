// Gathers the facts of graphemes for the checks: https://docs.ens.domains/ensip/15, https://www.unicode.org/reports/tr39/

import type { GraphemeType } from '../../contract/reports.ts';
import { memoize } from '../../primitives/memoize.ts';
import { graphemeChecks } from '../checks/catalogue.ts';
import { ALL_PASS } from '../checks/check-masks.ts';
import type { GraphemeFacts, Unchecked } from '../checks/facts.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { isEnsEmoji } from '../ensip15/ens-emoji.ts';
import type { normalizeLabel } from '../ensip15/normalize-label.ts';
import { type EmojiFacts, isEmoji, removeFe0f } from '../segmentation/emoji.ts';
import type { BulkTables, FontSupport } from '../tables/bulk-tables.ts';
import { toCodePoints } from '../text/code-points.ts';
import { getGraphemeScript, resolveScripts } from './grapheme-script.ts';

/** Maximum number of cached graphemes. Most lists have few different graphemes, but hostile lists have many. */
const MAX_CACHED_GRAPHEMES = 16_384;
/** Maximum length of a cached grapheme in UTF-16 code units. No emoji is longer. */
const MAX_CACHED_LENGTH = 15;
/** Number of ASCII characters. */
const ASCII_SIZE = 0x80;

/** Creates a function that gathers the facts of a grapheme and caches them. */
export function createGraphemeFacts(
  tables: BulkTables,
  confusables: Confusables,
  normalize: typeof normalizeLabel,
): (grapheme: string) => GraphemeFacts {
  /** Checks whether a grapheme is a character that ENSIP-15 accepts, or a sequence that ENSIP-15 does not change. */
  function isNormalized(
    grapheme: string,
    mapped: string | null,
    codePoints: readonly number[],
  ): boolean {
    if (mapped !== grapheme) return false;
    // ENSIP-15 rejects many characters as a whole label, but accepts them within longer labels.
    return codePoints.length === 1 || normalize(grapheme).normalized === grapheme;
  }

  function gatherFacts(grapheme: string): GraphemeFacts {
    const codePoints = toCodePoints(grapheme);
    const isEmoji = isEnsEmoji(grapheme, tables);
    const mapped = isEmoji ? grapheme : confusables.mapCharacters(grapheme);
    const type = isEmoji ? 'emoji' : getGraphemeType(grapheme, codePoints, tables);
    const { canonical, isConfusable } = confusables.classifyConfusable(grapheme);
    const facts: Unchecked<GraphemeFacts> = {
      grapheme,
      codePoints,
      type,
      script: getGraphemeScript(codePoints, tables),
      scripts: resolveScripts(codePoints, tables),
      drawsNothing: codePoints.every(tables.drawsNothing),
      startsWithMark: tables.mark(codePoints[0] ?? 0) !== 'none',
      mapped,
      isNormalized: isEmoji || isNormalized(grapheme, mapped, codePoints),
      isConfusable,
      canonical,
      fontSupport: getFontSupport(grapheme, codePoints, type, tables),
      checkMasks: ALL_PASS,
    };
    facts.checkMasks = graphemeChecks.judge(facts);
    return facts;
  }

  const gatherOnce = memoize(
    gatherFacts,
    MAX_CACHED_GRAPHEMES,
    ({ length }) => length <= MAX_CACHED_LENGTH,
  );
  // Most graphemes are single ASCII characters, and an array is faster than a map.
  const ascii: GraphemeFacts[] = [];
  return (grapheme) => {
    const code = grapheme.charCodeAt(0);
    if (grapheme.length !== 1 || code >= ASCII_SIZE) return gatherOnce(grapheme);
    ascii[code] ??= gatherFacts(grapheme);
    return ascii[code];
  };
}

// Finds the type of a grapheme by General_Category and Emoji: https://www.unicode.org/reports/tr44/#General_Category_Values

type TypeFacts = EmojiFacts & Pick<BulkTables, 'category'>;

const CATEGORY_TYPES = {
  letter: 'other_letter',
  number: 'other_number',
  sign: 'special',
  other: 'special',
} as const;

/** Returns the common type of all characters in a grapheme, or `special` if their types differ. */
function getGraphemeType(
  grapheme: string,
  codePoints: readonly number[],
  facts: TypeFacts,
): GraphemeType {
  if (isEmoji(grapheme, facts)) return 'emoji';
  const type = getCharacterType(codePoints[0] as number, facts);
  return codePoints.every((c) => getCharacterType(c, facts) === type) ? type : 'special';
}

function getCharacterType(codePoint: number, facts: TypeFacts): GraphemeType {
  if (codePoint < 0x80) return getAsciiType(codePoint);
  if (isInvisible(codePoint)) return 'invisible';
  if (facts.isEmojiCharacter(codePoint)) return 'emoji';
  return CATEGORY_TYPES[facts.category(codePoint)];
}

function getAsciiType(codePoint: number): GraphemeType {
  if (codePoint >= 0x61 && codePoint <= 0x7a) return 'simple_letter';
  if (codePoint >= 0x30 && codePoint <= 0x39) return 'simple_number';
  if (codePoint === 0x2d) return 'hyphen';
  if (codePoint === 0x24) return 'dollarsign';
  if (codePoint === 0x5f) return 'underscore';
  return codePoint >= 0x41 && codePoint <= 0x5a ? 'other_letter' : 'special';
}

/** Checks for zero-width joiners and non-joiners, and for the variation selectors of text style and emoji style. */
function isInvisible(codePoint: number): boolean {
  return (
    codePoint === 0x200c || codePoint === 0x200d || codePoint === 0xfe0e || codePoint === 0xfe0f
  );
}

/** Decides whether common fonts can draw a grapheme: https://www.unicode.org/reports/tr51/#emoji_data */
const NEWEST_SUPPORTED_EMOJI = 12;
const NEWEST_JUDGED_EMOJI = 15;
const FE0F = 0xfe0f;

/**
 * Returns the font support of an emoji by its version. For other graphemes, returns the worst support of their
 * characters.
 */
function getFontSupport(
  grapheme: string,
  codePoints: readonly number[],
  type: GraphemeType,
  tables: Pick<BulkTables, 'emojiVersion' | 'fontSupport'>,
): FontSupport {
  if (type === 'emoji') {
    const version = tables.emojiVersion(removeFe0f(grapheme));
    if (version !== undefined) return getEmojiSupport(version);
  }
  let worst: FontSupport = 'supported';
  for (const codePoint of codePoints) {
    if (codePoint === FE0F) continue;
    const support = tables.fontSupport(codePoint);
    if (support === 'unsupported') return support;
    if (support === 'unknown') worst = support;
  }
  return worst;
}

/** Returns the font support of an emoji by its Emoji version. The data generator also uses this rule. */
export function getEmojiSupport(version: number): FontSupport {
  if (version <= NEWEST_SUPPORTED_EMOJI) return 'supported';
  return version <= NEWEST_JUDGED_EMOJI ? 'unsupported' : 'unknown';
}

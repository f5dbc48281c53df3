// Gathers the facts that checks need about a label: https://docs.ens.domains/ensip/15

import { isSimpleText } from '../../primitives/plain-text.ts';
import { labelChecks } from '../checks/catalogue.ts';
import { ALL_PASS } from '../checks/check-masks.ts';
import { mergeCheckMasks } from '../checks/combine-check-masks.ts';
import type { GraphemeFacts, LabelFacts, ScriptMixture, Unchecked } from '../checks/facts.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { isMadeOfLetters, NO_SCRIPT } from '../ensip15/accept-letters.ts';
import { checkDnsLabel } from '../ensip15/dns-label.ts';
import { beautifyEmoji } from '../ensip15/ens-emoji.ts';
import { hasMisplacedCharacter } from '../ensip15/normalize-grapheme.ts';
import {
  hasInnerUnderscore,
  isAllowedSimpleText,
  normalizeLabel,
} from '../ensip15/normalize-label.ts';
import { intersectScripts } from '../grapheme/grapheme-script.ts';
import { isUnknownLabel } from '../hashing/name-hasher.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { countUtf8Bytes } from '../text/utf8.ts';
import { READ_IN_WORDS } from './accented-latin.ts';
import { readsAsLatin } from './latin-reading.ts';
import { judgeSpelling, ORDINARY, type Spelling, type SpellingSources } from './ordinary-label.ts';

/** Spelling of labels that are unknown or not normalized. */
const NOT_SPELLED: Spelling = { isOrdinary: false, isAccented: false, unusual: null };

/** Creates a function that gathers the facts of a label. */
export function createLabelFacts(
  tables: BulkTables,
  getGraphemes: (label: string) => readonly GraphemeFacts[],
  normalize: typeof normalizeLabel,
  readings: Omit<SpellingSources, 'tables'> & Pick<Confusables, 'typedSkeleton'>,
): (label: string) => LabelFacts {
  const sources = { ...readings, tables };

  function gatherKnownFacts(label: string): Unchecked<LabelFacts> {
    const graphemes = getGraphemes(label);
    const { normalized, beautified } = getLabelForms(label, graphemes, tables, normalize);
    const isNormalized = normalized === label;
    const scriptMixture = getScriptMixture(graphemes);
    const spelling = isNormalized
      ? judgeSpelling({ label, graphemes, scriptMixture }, sources)
      : judgeCapitals(label, normalized, scriptMixture, graphemes);
    return {
      label,
      isUnknown: false,
      normalization: isNormalized ? 'normalized' : 'unnormalized',
      normalized,
      beautified,
      graphemes,
      scriptMixture,
      ...spelling,
      byteLength: countUtf8Bytes(label),
      dns: checkDnsLabel(label),
      canonical: canonicalizeLabel(label, normalized, graphemes, spelling),
      checkMasks: ALL_PASS,
    };
  }

  /**
   * Judges the spelling of a label in which ENSIP-15 changes only capital letters: `José` is spelled as usual if `josé`
   * is. The letters a to z are always ordinary. Capital letters of other scripts can read as Latin: `ВОВ`.
   */
  function judgeCapitals(
    label: string,
    normalized: string | null,
    scriptMixture: ScriptMixture,
    graphemes: readonly GraphemeFacts[],
  ): Spelling {
    if (normalized === null || isSimpleText(normalized) || label.toLowerCase() !== normalized) {
      return NOT_SPELLED;
    }
    const parts = { label: normalized, graphemes: getGraphemes(normalized), scriptMixture };
    const { isOrdinary, isAccented, unusual } = judgeSpelling(parts, sources);
    if (isAccented) return isOrdinary ? { isOrdinary, isAccented, unusual } : NOT_SPELLED;
    const reason = unusual?.reason ?? (readsAsLatin(label, sources) ? 'reads_as_latin' : null);
    return reason === null ? ORDINARY : { ...NOT_SPELLED, unusual: { reason, graphemes } };
  }

  /** Joins the canonical forms of all graphemes. Returns null if a form is missing or ENSIP-15 rejects the result. */
  function canonicalizeLabel(
    label: string,
    normalized: string | null,
    graphemes: readonly GraphemeFacts[],
    { isOrdinary }: Spelling,
  ): string | null {
    let joined = '';
    for (const { grapheme, canonical } of graphemes) {
      if (canonical === null) return null;
      joined += (isOrdinary && READ_IN_WORDS.get(grapheme)) || canonical;
    }
    if (joined === '') return null;
    // The normalized forms of these two strings are already known.
    if (joined === normalized) return joined;
    if (joined === label) return normalized;
    return getLabelForms(joined, getGraphemes(joined), tables, normalize).normalized;
  }

  return (label) => {
    const facts = isUnknownLabel(label) ? createUnknownFacts(label) : gatherKnownFacts(label);
    facts.checkMasks = mergeCheckMasks(labelChecks.judge(facts), facts.graphemes, labelChecks);
    return facts;
  };
}

function createUnknownFacts(label: string): Unchecked<LabelFacts> {
  return {
    label,
    isUnknown: true,
    normalization: 'unknown',
    normalized: null,
    beautified: null,
    graphemes: [],
    scriptMixture: 'none',
    ...NOT_SPELLED,
    byteLength: 0,
    dns: null,
    canonical: label,
    checkMasks: ALL_PASS,
  };
}

// Decides whether a label mixes scripts, and which kind of mixture it is:
// https://www.unicode.org/reports/tr39/#Restriction_Level_Detection

/** U+03BE (ξ), the symbol of ether. */
const ETHER_SYMBOL = 'ξ';

/** U+03C0 (π), which reads as n between two letters. */
const PI = 'π';

/** Writing systems that the restriction level Highly Restrictive allows with ASCII letters. */
const SYSTEMS_WITH_ASCII = ['Japanese', 'Korean', 'Han with Bopomofo'];

type Scripted = Pick<GraphemeFacts, 'grapheme' | 'scripts' | 'type'>;

/** Returns the mixture of scripts in a label. An empty label has the mixture `none`. */
function getScriptMixture(graphemes: readonly Scripted[]): ScriptMixture {
  if (resolveShared(graphemes)?.length !== 0) return 'none';
  const withoutSymbols = resolveShared(graphemes.filter((_, at) => !isSymbol(graphemes, at)));
  if (withoutSymbols?.includes('Latin')) return 'symbol';
  const withoutAscii = resolveShared(graphemes.filter(({ type }) => type !== 'simple_letter'));
  return SYSTEMS_WITH_ASCII.some((system) => withoutAscii?.includes(system))
    ? 'highly_restrictive'
    : 'other';
}

/** Checks for a Greek letter that is a symbol among Latin letters: ξ in `mitchξll`, π in `eiπ-1` but not in `jusπn`. */
function isSymbol(graphemes: readonly Scripted[], at: number): boolean {
  const grapheme = graphemes[at]?.grapheme;
  if (grapheme !== PI) return grapheme === ETHER_SYMBOL;
  return [at - 1, at + 1].some((next) => graphemes[next]?.type !== 'simple_letter');
}

/** Finds the scripts and writing systems that contain every grapheme. Returns null if every script contains them. */
function resolveShared(graphemes: readonly Scripted[]): readonly string[] | null {
  let resolved: readonly string[] | null = null;
  for (const { scripts } of graphemes) {
    if (scripts !== null) resolved = intersectScripts(resolved, scripts.resolved);
  }
  return resolved;
}

// Normalizes a label from the facts of its graphemes when they are enough, which is faster than ens-normalize:
// https://docs.ens.domains/ensip/15#algorithm

/** Forms of a label. Both are null if ENSIP-15 rejects the label. */
type LabelForms = Pick<LabelFacts, 'normalized' | 'beautified'>;

const REJECTED: LabelForms = { normalized: null, beautified: null };

/**
 * Normalizes and beautifies a label. Rejects it without ens-normalize if a grapheme is disallowed or misplaced, or if
 * ENSIP-15 never accepts the scripts together. Accepts or rejects it without ens-normalize if every grapheme is an
 * emoji, maps to simple text or is a letter of the same script. Otherwise calls ens-normalize.
 *
 * @param normalize cached normalizer for single graphemes. Longer labels are not cached, because they would evict
 * graphemes
 */
function getLabelForms(
  label: string,
  graphemes: readonly GraphemeFacts[],
  tables: Pick<BulkTables, 'isEmojiCharacter' | 'category' | 'mark' | 'script'>,
  normalize: typeof normalizeLabel,
): LabelForms {
  let mapped = '';
  for (const grapheme of graphemes) {
    if (grapheme.mapped === null) return REJECTED;
    mapped += grapheme.mapped;
  }
  if (mixesScriptFamilies(graphemes)) return REJECTED;
  let beautified = '';
  let isSimple = true;
  let hasEmoji = false;
  for (const facts of graphemes) {
    const own = facts.mapped as string;
    const emoji = beautify(facts, tables);
    beautified += emoji ?? own;
    hasEmoji ||= emoji !== null;
    isSimple &&= emoji !== null || isSimpleText(own);
  }
  if (isSimple) {
    const isAllowed = hasEmoji ? !hasInnerUnderscore(mapped) : isAllowedSimpleText(mapped);
    return isAllowed ? { normalized: mapped, beautified } : REJECTED;
  }
  const rest = hasEmoji ? graphemes.filter((facts) => beautify(facts, tables) === null) : graphemes;
  if (isMadeOfLetters(rest, tables, normalize)) return { normalized: mapped, beautified };
  if (hasMisplacedCharacter(mapped)) return REJECTED;
  // The mapped form of a single grapheme is already in the cache, because gathering its facts normalized the form.
  return graphemes.length > 1 ? normalizeLabel(label) : normalize(mapped);
}

/** Beautifies an ENS emoji. Returns null for all other graphemes. */
function beautify(
  { type, grapheme }: GraphemeFacts,
  tables: Pick<BulkTables, 'isEmojiCharacter'>,
): string | null {
  return type === 'emoji' ? beautifyEmoji(grapheme, tables) : null;
}

// Decides which scripts ENSIP-15 never accepts in the same label: https://docs.ens.domains/ensip/15#description-of-specjson

/** Scripts in the same ENSIP-15 group. Every other script is its own family. */
const FAMILIES = [
  ['Latin', 'Han', 'Hangul', 'Hiragana', 'Katakana', 'Bopomofo'],
  ['Arabic', 'Thaana', 'Yezidi'],
  ['Devanagari', 'Dogra', 'Kaithi', 'Mahajani'],
  ['Bengali', 'Chakma', 'Syloti_Nagri', 'Myanmar', 'Tai_Le'],
  ['Tamil', 'Grantha'],
  ['Gurmukhi', 'Multani'],
  ['Gujarati', 'Khojki'],
  ['Kannada', 'Nandinagari', 'Tulu_Tigalari'],
  ['Manichaean', 'Old_Uyghur'],
];

/** Family of each script, named after the first script of the family. Null if the script fits every family. */
const FAMILY: ReadonlyMap<string, string | null> = new Map([
  ...FAMILIES.flatMap((scripts) =>
    scripts.map((script) => [script, scripts[0] as string] as const),
  ),
  ...Array.from(NO_SCRIPT, (script) => [script, null] as const),
]);

/** Greek letters that are also in groups of other scripts. */
const SHARED_LETTERS = /[ξπ]/;

/** Checks whether graphemes belong to different script families. ENSIP-15 rejects every label that mixes families. */
function mixesScriptFamilies(graphemes: readonly GraphemeFacts[]): boolean {
  let found: string | null = null;
  for (const { script, mapped } of graphemes) {
    const family = FAMILY.get(script);
    if (family === null || !mapped || (script === 'Greek' && SHARED_LETTERS.test(mapped))) continue;
    const next = family ?? script;
    if (found !== null && next !== found) return true;
    found = next;
  }
  return false;
}

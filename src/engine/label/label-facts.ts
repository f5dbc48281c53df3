// Gathers the facts that checks need about a label: https://docs.ens.domains/ensip/15

import { isSimpleText } from '../../primitives/plain-text.ts';
import { labelChecks } from '../checks/catalogue.ts';
import { ALL_PASS } from '../checks/check-masks.ts';
import { mergeCheckMasks } from '../checks/combine-check-masks.ts';
import type { GraphemeFacts, LabelFacts, ScriptMixture, Unchecked } from '../checks/facts.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { READ_IN_WORDS } from '../confusables/perceived-grapheme.ts';
import { checkDnsLabel } from '../ensip15/dns-label.ts';
import type { normalizeLabel } from '../ensip15/normalize-label.ts';
import { intersectScripts } from '../grapheme/grapheme-script.ts';
import { isUnknownLabel } from '../hashing/name-hasher.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { countUtf8Bytes } from '../text/utf8.ts';
import { getLabelForms } from './label-forms.ts';
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

// Gathers the facts that checks need about a label: https://docs.ens.domains/ensip/15

import { labelChecks } from '../checks/catalogue.ts';
import { ALL_PASS, mergeCheckMasks } from '../checks/check-masks.ts';
import type { GraphemeFacts, LabelFacts, ScriptMixture, Unchecked } from '../checks/facts.ts';
import { checkDnsLabel } from '../ensip15/dns-label.ts';
import type { normalizeLabel } from '../ensip15/normalize-label.ts';
import { intersectScripts } from '../grapheme/grapheme-script.ts';
import { isUnknownLabel } from '../hashing/name-hasher.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { countUtf8Bytes } from '../text/utf8.ts';
import { READ_IN_WORDS } from './accented-latin.ts';
import { getLabelForms } from './label-forms.ts';
import type { LabelReadings } from './latin-reading.ts';
import { judgeSpelling, type Spelling } from './ordinary-label.ts';

/** Spelling of labels that are unknown or not normalized. */
const NOT_SPELLED: Spelling = { isOrdinary: false, isAccented: false, unusual: null };

/** Creates a function that gathers the facts of a label. */
export function createLabelFacts(
  tables: BulkTables,
  getGraphemes: (label: string) => readonly GraphemeFacts[],
  normalize: typeof normalizeLabel,
  readings: LabelReadings,
): (label: string) => LabelFacts {
  const sources = { ...readings, tables };

  function gatherKnownFacts(label: string): Unchecked<LabelFacts> {
    const graphemes = getGraphemes(label);
    const { normalized, beautified } = getLabelForms(label, graphemes, tables, normalize);
    const isNormalized = normalized === label;
    const scriptMixture = getScriptMixture(graphemes);
    const spelling = isNormalized
      ? judgeSpelling({ graphemes, scriptMixture }, sources)
      : NOT_SPELLED;
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
const ETHER_SIGN = 'ξ';

/** Writing systems that the restriction level Highly Restrictive allows with ASCII letters. */
const SYSTEMS_WITH_ASCII = ['Japanese', 'Korean', 'Han with Bopomofo'];

type Scripted = Pick<GraphemeFacts, 'grapheme' | 'scripts' | 'type'>;

/** Returns the mixture of scripts in a label. An empty label has the mixture `none`. */
function getScriptMixture(graphemes: readonly Scripted[]): ScriptMixture {
  if (resolveShared(graphemes)?.length !== 0) return 'none';
  const withoutEther = resolveShared(graphemes.filter(({ grapheme }) => grapheme !== ETHER_SIGN));
  if (withoutEther?.includes('Latin')) return 'ether';
  const withoutAscii = resolveShared(graphemes.filter(({ type }) => type !== 'simple_letter'));
  return SYSTEMS_WITH_ASCII.some((system) => withoutAscii?.includes(system))
    ? 'highly_restrictive'
    : 'other';
}

/** Finds the scripts and writing systems that contain every grapheme. Returns null if every script contains them. */
function resolveShared(graphemes: readonly Scripted[]): readonly string[] | null {
  let resolved: readonly string[] | null = null;
  for (const { scripts } of graphemes) {
    if (scripts !== null) resolved = intersectScripts(resolved, scripts.resolved);
  }
  return resolved;
}

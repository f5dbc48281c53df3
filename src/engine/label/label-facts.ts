// All that the checks need to know of one label: https://docs.ens.domains/ensip/15
import type { Normalization } from '../../contract/reports.ts';
import { labelChecks } from '../checks/catalogue.ts';
import { ALL_PASS, type Verdict, worst } from '../checks/verdict.ts';
import type { GraphemeFacts } from '../grapheme/grapheme-facts.ts';
import { shared } from '../grapheme/script-set.ts';
import { splitGraphemes } from '../grapheme/split-graphemes.ts';
import { utf8Length } from '../name/utf8.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { type DnsLabel, toDnsLabel } from './dns-label.ts';
import { normalizeLabel } from './normalize-label.ts';
import { isUnknownLabel } from './unknown-label.ts';

export interface LabelFacts {
  readonly label: string;
  /** Only the hash is known; what follows says nothing then. */
  readonly isUnknown: boolean;
  readonly normalization: Normalization;
  /** ENSIP-15 form, also of a label that is not normalized; null when it is refused. */
  readonly normalized: string | null;
  /** Beautified ENSIP-15 form; null when the label is refused. */
  readonly beautified: string | null;
  /** Why ENSIP-15 refuses the label, in the words of ens-normalize. */
  readonly error: string | null;
  readonly graphemes: readonly GraphemeFacts[];
  readonly isSingleScript: boolean;
  /** Of its UTF-8. */
  readonly byteLength: number;
  /** Null when the label is unknown. */
  readonly dns: DnsLabel | null;
  /** Its ordinary spelling; an unknown label is its own. */
  readonly canonical: string | null;
  readonly verdict: Verdict;
}

/** Finds the facts of labels. */
export function createLabelFacts(
  tables: BulkTables,
  graphemeFacts: (grapheme: string) => GraphemeFacts,
  normalize: typeof normalizeLabel,
): (label: string) => LabelFacts {
  function known(label: string): Unjudged {
    const graphemes = splitGraphemes(label, tables).map(graphemeFacts);
    // One grapheme is asked for again by itself; longer labels would drive the graphemes out of memory.
    const normalizeOnce = graphemes.length > 1 ? normalizeLabel : normalize;
    const { normalized, beautified, error } = normalizeOnce(label);
    const isNormalized = normalized === label;
    return {
      label,
      isUnknown: false,
      normalization: isNormalized ? 'normalized' : 'unnormalized',
      normalized,
      beautified,
      error,
      graphemes,
      isSingleScript: isSingleScript(graphemes),
      byteLength: utf8Length(label),
      dns: toDnsLabel(label),
      canonical: canonical(label, normalized, graphemes),
      verdict: ALL_PASS,
    };
  }

  /** The label with every grapheme in its canonical form, when that is known and ENSIP-15 allows the result. */
  function canonical(
    label: string,
    normalized: string | null,
    graphemes: readonly GraphemeFacts[],
  ): string | null {
    let joined = '';
    for (const grapheme of graphemes) {
      if (grapheme.canonical === null) return null;
      joined += grapheme.canonical;
    }
    // Normalizing what is normalized changes nothing, and the label was normalized already.
    if (joined === '' || joined === normalized) return joined;
    return joined === label ? normalized : normalize(joined).normalized;
  }

  return (label) => {
    const facts = isUnknownLabel(label) ? unknown(label) : known(label);
    facts.verdict = worst(labelChecks.judge(facts), facts.graphemes, labelChecks.inherited);
    return facts;
  };
}

type Unjudged = Omit<LabelFacts, 'verdict'> & { verdict: Verdict };

function unknown(label: string): Unjudged {
  return {
    label,
    isUnknown: true,
    normalization: 'unknown',
    normalized: null,
    beautified: null,
    error: null,
    graphemes: [],
    isSingleScript: true,
    byteLength: 0,
    dns: null,
    canonical: label,
    verdict: ALL_PASS,
  };
}

/** True when one script, or one writing system, has every character. */
function isSingleScript(graphemes: readonly GraphemeFacts[]): boolean {
  let resolved: readonly string[] | null = null;
  for (const { scripts } of graphemes) {
    if (scripts === null) continue;
    resolved = shared(resolved, scripts.resolved);
    if (resolved.length === 0) return false;
  }
  return true;
}

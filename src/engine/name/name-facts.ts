// Gathers the facts of names for the checks: https://docs.ens.domains/ensip/1#name-syntax

import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import type { Normalization } from '../../contract/reports.ts';
import { memoize } from '../../primitives/memoize.ts';
import { nameChecks, UNINSPECTED } from '../checks/catalogue.ts';
import { ALL_PASS } from '../checks/check-masks.ts';
import { mergeCheckMasks } from '../checks/combine-check-masks.ts';
import type { LabelFacts, NameFacts, Unchecked } from '../checks/facts.ts';
import { createTopLevelDomains } from '../ensip15/dns-label.ts';
import { getLabelText, normalizeLabel } from '../ensip15/normalize-label.ts';
import { isUnknownLabel } from '../hashing/name-hasher.ts';
import type { KnownNames } from '../known-names/create-known-names.ts';
import { NO_RESEMBLANCE, pickWorse, type Resemblance } from '../known-names/imitation-finding.ts';
import { isReverse, TOP } from '../known-names/name-parents.ts';
import { createShownOrder, type ShownOrder } from '../known-names/shown-order.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { countCharacters } from '../text/code-points.ts';

const MAX_CACHED_LABELS = 1024;
const MAX_CACHED_LENGTH = 64;

/** Creates a function that gathers the facts of a name. Caches the labels of parents, because lists repeat them. */
export function createNameFacts(
  tables: Pick<BulkTables, 'topLevelDomains' | 'isTopLevelDomain' | 'category' | 'mark'>,
  getLabelFacts: (label: string) => LabelFacts,
  knownNames: Pick<KnownNames, 'judgeName' | 'readsAsTop'>,
): (name: string) => NameFacts {
  const isTopLevelDomain = createTopLevelDomains(tables);
  const getShownOrder = createShownOrder(tables);
  const getParentLabelFacts = memoize(
    getLabelFacts,
    MAX_CACHED_LABELS,
    ({ length }) => length <= MAX_CACHED_LENGTH,
  );

  function gatherInspectedFacts(
    name: string,
    texts: readonly string[],
    characterCount: number,
  ): NameFacts {
    const labels = texts.map((label, at) =>
      (at === 0 ? getLabelFacts : getParentLabelFacts)(label),
    );
    const normalization = getNormalization(labels);
    const top = labels.at(-1);
    // `eth` is the most common case and is not a DNS top-level domain. Avoid decoding the list of domains for it.
    const isUnderDns =
      top !== undefined && top.label !== TOP && isTopLevelDomain(getLabelText(top));
    const meantName = isUnderDns ? null : findMeantName(labels);
    const isOutsideEns = !isUnderDns && meantName === null && hasForeignEnding(labels);
    const shownOrder = getShownOrder(name);
    const facts: Unchecked<NameFacts> = {
      name,
      isInspected: true,
      characterCount,
      normalization,
      beautiful: normalization === 'normalized' ? beautifyName(labels) : null,
      labels,
      canonicalName: canonicalizeName(labels),
      resemblance: isOutsideEns
        ? judgeOffered(labels, shownOrder)
        : knownNames.judgeName(labels, shownOrder, isUnderDns),
      shownOrder,
      isUnderDns,
      isOutsideEns,
      meantName,
      checkMasks: ALL_PASS,
    };
    facts.checkMasks = mergeCheckMasks(nameChecks.judge(facts), labels, nameChecks);
    return facts;
  }

  /** Judges a name with an unknown ending, and the name under `eth` that readers are offered: `pay.a1ice.eth`. */
  function judgeOffered(labels: readonly LabelFacts[], shownOrder: ShownOrder | null): Resemblance {
    const judged = knownNames.judgeName(labels, shownOrder, false);
    if (judged.known) return judged;
    const { imitation } = knownNames.judgeName([...labels, getParentLabelFacts(TOP)], null, false);
    if (imitation === null || imitation.status === 'info' || imitation.rule === 'same_label') {
      return judged;
    }
    return { ...judged, imitation: pickWorse(judged.imitation, imitation) };
  }

  /** Returns the name under `eth` if the last label looks like `eth`: `vitalik.etn → vitalik.eth`. */
  function findMeantName(labels: readonly LabelFacts[]): string | null {
    const last = labels.at(-1);
    if (last === undefined || labels.length < 2) return null;
    const top = getLabelText(last);
    if (top === TOP || !knownNames.readsAsTop(top)) return null;
    return [...labels.slice(0, -1).map(getLabelText), TOP].join('.');
  }

  return (name) => {
    const texts = name === '' ? [] : name.split('.');
    const characterCount = countCharacters(name);
    return characterCount <= MAX_INSPECTED_CHARACTERS
      ? gatherInspectedFacts(name, texts, characterCount)
      : gatherUninspectedFacts(name, texts, characterCount);
  };
}

/** Gathers the facts of a name that is too long to inspect. Only its normalization is determined. */
function gatherUninspectedFacts(
  name: string,
  texts: readonly string[],
  characterCount: number,
): NameFacts {
  // A hostile name may repeat the same label a million times.
  const normalizeOnce = memoize(normalizeLabel, MAX_CACHED_LABELS);
  const labels = texts.map((label) => {
    const { normalized, beautified } = normalizeOnce(label);
    const isUnknown = isUnknownLabel(label);
    const normalization: Normalization = isUnknown
      ? 'unknown'
      : normalized === label
        ? 'normalized'
        : 'unnormalized';
    return { isUnknown, normalization, beautified };
  });
  const normalization = getNormalization(labels);
  return {
    name,
    isInspected: false,
    characterCount,
    normalization,
    beautiful: normalization === 'normalized' ? beautifyName(labels) : null,
    labels: [],
    canonicalName: null,
    resemblance: NO_RESEMBLANCE,
    shownOrder: null,
    isUnderDns: false,
    isOutsideEns: false,
    meantName: null,
    checkMasks: UNINSPECTED,
  };
}

/** Checks whether the last of several labels is known and is neither `eth` nor `reverse`. */
function hasForeignEnding(labels: readonly LabelFacts[]): boolean {
  const last = labels.at(-1);
  if (last === undefined || labels.length < 2 || last.isUnknown) return false;
  const ending = getLabelText(last);
  return ending !== '' && ending !== TOP && !isReverse(ending);
}

function getNormalization(labels: readonly Pick<LabelFacts, 'normalization'>[]): Normalization {
  let worst: Normalization = 'normalized';
  for (const { normalization } of labels) {
    if (normalization === 'unknown') return 'unknown';
    if (normalization === 'unnormalized') worst = 'unnormalized';
  }
  return worst;
}

function beautifyName(labels: readonly Pick<LabelFacts, 'beautified'>[]): string {
  return labels.map(({ beautified }) => beautified).join('.');
}

function canonicalizeName(labels: readonly LabelFacts[]): string | null {
  const parts: string[] = [];
  for (const { canonical } of labels) {
    if (canonical === null) return null;
    parts.push(canonical);
  }
  return parts.join('.');
}

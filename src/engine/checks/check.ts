// The shape of a check, and how its messages on labels and names are made from their parts.

import type { CheckCode, CheckStatus } from '../../contract/checks.ts';
import { getBit, getStatus } from './check-masks.ts';
import type { GraphemeFacts, LabelFacts, NameFacts } from './facts.ts';

/** A check on one level. */
export interface Level<Facts> {
  /** Judges these facts by themselves; without it the worst status of the parts counts. */
  judge?: (facts: Facts) => CheckStatus;
  /** A warning about a part is only worth knowing about the whole: it limits where a text works, and deceives nobody. */
  isLimitation?: boolean;
  /** What was found, given the status it was judged with. */
  message: (facts: Facts, status: CheckStatus) => string;
}

/** One check, on the levels where it has something to say. */
export interface Check {
  code: CheckCode;
  grapheme?: Level<GraphemeFacts>;
  label?: Level<LabelFacts>;
  name?: Level<NameFacts>;
}

export type Thing = 'label' | 'name';

/** Words for what was found in the graphemes of a label or name: those that have the status, in order, without repeats. */
type GraphemesMessage = (found: GraphemeFacts[], status: CheckStatus, thing: Thing) => string;

/** The label and name levels of a check that judges graphemes. */
export function aggregateGraphemes(
  code: CheckCode,
  message: GraphemesMessage,
): Required<Pick<Check, 'label' | 'name'>> {
  return createLevels(code, message, false);
}

/** The same for a limitation: a warning about a grapheme is only worth knowing about a label or name. */
export function aggregateLimitations(
  code: CheckCode,
  message: GraphemesMessage,
): Required<Pick<Check, 'label' | 'name'>> {
  return createLevels(code, message, true);
}

function createLevels(
  code: CheckCode,
  message: GraphemesMessage,
  isLimitation: boolean,
): Required<Pick<Check, 'label' | 'name'>> {
  const bit = getBit(code);
  const withStatus = (labels: readonly LabelFacts[], status: CheckStatus) => {
    const ownStatus = isLimitation && status === 'info' ? 'warn' : status;
    return findGraphemes(labels, ({ checkMasks }) => getStatus(checkMasks, bit) === ownStatus);
  };
  return {
    label: {
      isLimitation,
      message: (label, status) => message(withStatus([label], status), status, 'label'),
    },
    name: {
      isLimitation,
      message: (name, status) => message(withStatus(name.labels, status), status, 'name'),
    },
  };
}

/** The graphemes of labels for which `isFound` holds, in order and without repeats. */
export function findGraphemes(
  labels: readonly LabelFacts[],
  isFound: (facts: GraphemeFacts) => boolean,
): GraphemeFacts[] {
  const found = labels.flatMap((label) => label.graphemes).filter(isFound);
  return [...new Map(found.map((facts) => [facts.grapheme, facts])).values()];
}

/** The name level of a check that judges labels: words for the labels that have the status. */
export function aggregateLabels(
  code: CheckCode,
  message: (found: LabelFacts[], status: CheckStatus) => string,
): Required<Pick<Check, 'name'>> {
  const bit = getBit(code);
  return {
    name: {
      message: ({ labels }, status) =>
        message(
          labels.filter(({ checkMasks }) => getStatus(checkMasks, bit) === status),
          status,
        ),
    },
  };
}

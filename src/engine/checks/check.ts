// Defines checks, and creates the label and name levels of checks that judge graphemes or labels.

import type { CheckCode, CheckStatus } from '../../contract/checks.ts';
import { getBit, getStatus } from './check-masks.ts';
import type { GraphemeFacts, LabelFacts, NameFacts } from './facts.ts';

/** A check on one level. */
export interface Level<Facts> {
  /** Returns the status. Without this function, a level inherits the worst status of its parts. */
  judge?: (facts: Facts) => CheckStatus;
  /** Whether a part's `warn` becomes `info`, because the part limits where a name works but deceives nobody. */
  isLimitation?: boolean;
  /** Returns a sentence that explains the status. */
  message: (facts: Facts, status: CheckStatus) => string;
}

/** A check, with the levels on which it applies. */
export interface Check {
  code: CheckCode;
  grapheme?: Level<GraphemeFacts>;
  label?: Level<LabelFacts>;
  name?: Level<NameFacts>;
}

/** Subject of a message. */
export type Subject = 'label' | 'name';

/**
 * Explains the status of a label or name. `found` contains the graphemes with this status, in order and without
 * repeats.
 */
type GraphemesMessage = (found: GraphemeFacts[], status: CheckStatus, subject: Subject) => string;

/** Creates the label and name levels of a check that judges graphemes. */
export function aggregateGraphemes(
  code: CheckCode,
  message: GraphemesMessage,
): Required<Pick<Check, 'label' | 'name'>> {
  return createLevels(code, message, false);
}

/** Works like {@link aggregateGraphemes}, but for a limitation. See {@link Level.isLimitation}. */
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

/** Returns the graphemes for which `isFound` returns true, in order and without repeats. */
export function findGraphemes(
  labels: readonly LabelFacts[],
  isFound: (facts: GraphemeFacts) => boolean,
): GraphemeFacts[] {
  const found = labels.flatMap((label) => label.graphemes).filter(isFound);
  return [...new Map(found.map((facts) => [facts.grapheme, facts])).values()];
}

/** Creates the name level of a check that judges labels. `found` contains the labels with the status. */
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

// Defines checks, and creates the levels of checks that judge graphemes or labels.

import type { CheckStatus } from '../../contract/checks.ts';
import type { CheckSubject } from '../../words/checks/character-check-words.ts';
import type { CheckStatement } from '../../words/checks/check-words.ts';
import { getStatus } from './combine-check-masks.ts';
import type { GraphemeFacts, LabelFacts, NameFacts } from './facts.ts';

/** A check on one level. */
export interface Level<Facts> {
  /** Returns the status. Without this function, a level inherits the worst status of its parts. */
  judge?: (facts: Facts) => CheckStatus;
  /** Whether a part's `warn` becomes `info`, because the part limits where a name works but deceives nobody. */
  isLimitation?: boolean;
  /** Explains the status. `bit` is the check's bit in the masks of the parts. */
  explain: (facts: Facts, status: CheckStatus, bit: number) => CheckStatement;
}

/** The levels on which a check applies. */
export interface Check {
  grapheme?: Level<GraphemeFacts>;
  label?: Level<LabelFacts>;
  name?: Level<NameFacts>;
}

/**
 * Explains the status of a grapheme, label or name. `found` contains the graphemes with this status, in order and
 * without repeats.
 */
type ExplainGraphemes = (
  found: readonly GraphemeFacts[],
  status: CheckStatus,
  subject: CheckSubject,
) => CheckStatement;

/**
 * Creates a check that judges graphemes.
 *
 * @param isLimitation see {@link Level.isLimitation}
 */
export function createGraphemeCheck(
  judge: (facts: GraphemeFacts) => CheckStatus,
  explain: ExplainGraphemes,
  isLimitation = false,
): Check {
  const withStatus = (labels: readonly LabelFacts[], status: CheckStatus, bit: number) => {
    const ownStatus = isLimitation && status === 'info' ? 'warn' : status;
    return findGraphemes(labels, ({ checkMasks }) => getStatus(checkMasks, bit) === ownStatus);
  };
  return {
    grapheme: { judge, explain: (facts, status) => explain([facts], status, 'character') },
    label: {
      isLimitation,
      explain: (label, status, bit) => explain(withStatus([label], status, bit), status, 'label'),
    },
    name: {
      isLimitation,
      explain: (name, status, bit) => explain(withStatus(name.labels, status, bit), status, 'name'),
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
  explain: (found: LabelFacts[], status: CheckStatus) => CheckStatement,
): Required<Pick<Check, 'name'>> {
  return {
    name: {
      explain: ({ labels }, status, bit) =>
        explain(
          labels.filter(({ checkMasks }) => getStatus(checkMasks, bit) === status),
          status,
        ),
    },
  };
}

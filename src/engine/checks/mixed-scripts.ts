// Checks whether a label mixes scripts: https://www.unicode.org/reports/tr39/#Restriction_Level_Detection

import type { CheckStatus } from '../../contract/checks.ts';
import type { CheckStatement } from '../../words/checks/check-words.ts';
import { aggregateLabels, type Check } from './check.ts';
import type { LabelFacts, ScriptMixture } from './facts.ts';

const STATUSES: Readonly<Record<ScriptMixture, CheckStatus>> = {
  none: 'pass',
  highly_restrictive: 'pass',
  ether: 'info',
  other: 'warn',
};

export const mixedScripts: Check = {
  code: 'mixed_scripts',
  label: {
    judge: (label) => (label.isUnknown ? 'skip' : STATUSES[label.scriptMixture]),
    explain: (label, status) => {
      if (status === 'skip') return { code: 'label_unknown' };
      if (status === 'pass' && label.scriptMixture === 'highly_restrictive') {
        return { code: 'ordinary_scripts', args: { scripts: listScripts(label) } };
      }
      return explainMixture(label, status, null);
    },
  },
  ...aggregateLabels('mixed_scripts', ([first], status) =>
    status === 'skip'
      ? { code: 'partly_unknown' }
      : explainMixture(first, status, first?.label ?? ''),
  ),
};

/** Explains the mixture in a label. `label` is its text if a whole name is judged, and otherwise null. */
function explainMixture(
  facts: LabelFacts | undefined,
  status: CheckStatus,
  label: string | null,
): CheckStatement {
  if (facts !== undefined && status === 'warn') {
    return { code: 'mixed_scripts', args: { label, scripts: listScripts(facts) } };
  }
  if (facts !== undefined && status === 'info') return { code: 'ether_symbol', args: { label } };
  return { code: 'same_script', args: { subject: label === null ? 'label' : 'name' } };
}

function listScripts({ graphemes }: LabelFacts): string[] {
  const shown = graphemes.flatMap(({ scripts }) => (scripts === null ? [] : scripts.shown));
  return [...new Set(shown)];
}

import {
  CHECK_STATUSES,
  type CheckCode,
  type GenericCheckResult,
} from '../../../contract/checks.ts';
import type {
  ConfusableGuardReport,
  ConsolidatedGraphemeGuardReport,
  GraphemeGuardReport,
  GraphemeType,
} from '../../../contract/reports.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { getRatingTone, isRisk } from '../../../words/names/rating-words.ts';
import type { EntryNotes } from '../../lib/entry-note.ts';
import { type Comparisons, sortByLikeness } from '../../lib/use-comparisons.ts';

const PLAIN_TYPES: readonly GraphemeType[] = [
  'simple_letter',
  'simple_number',
  'hyphen',
  'dollarsign',
  'underscore',
];

/**
 * Checks of keyboards and fonts. Their findings do not make a character dangerous, so the page shows them as worth
 * knowing. Otherwise, every Chinese character would be a risk.
 */
const LIMITATIONS: readonly CheckCode[] = ['typing_difficulty', 'font_support'];

/** Returns the tone of a grapheme, ignoring keyboards and fonts. */
export function getGraphemeTone(
  report: Pick<ConsolidatedGraphemeGuardReport, 'rating' | 'highest_risk'>,
): 'pass' | 'warn' | 'alert' {
  const { highest_risk: risk, rating } = report;
  // If the highest risk is a limitation, there is no other risk.
  return risk && LIMITATIONS.includes(risk.check) ? 'pass' : getRatingTone(rating);
}

/** Explains why a grapheme has confusables although no check flags it. Returns null for other graphemes. */
function explainUnflagged(report: GraphemeGuardReport): string | null {
  if (report.confusables.length === 0 || getGraphemeTone(report) !== 'pass') return null;
  return PLAIN_TYPES.includes(report.grapheme_type)
    ? 'Other characters are mistaken for this plain form.'
    : 'This character is ordinary, but other characters look like it.';
}

/**
 * Describes what the checks found: `5 checks: can be mistaken for`, followed by the character `i` as `other`. The
 * description agrees with the grid of confusables below it.
 */
export function describeGraphemeVerdict(report: GraphemeGuardReport) {
  const { grapheme, confusables, canonical_grapheme: canonical, highest_risk: risk } = report;
  const checks = describeGraphemeChecks(report);
  const count = formatCount(checks.length, 'check');
  const tone = getGraphemeTone(report);
  if (tone === 'pass' || !risk) {
    const known = checks.filter(({ status }) => status === 'info').length;
    const rest = known > 0 ? `, ${known} worth knowing` : '';
    return { tone, text: `${count}, nothing found${rest}`, other: null };
  }
  if (risk.check === 'confusables' && confusables.length > 0) {
    const isOther = canonical !== null && canonical !== grapheme;
    const others = isOther ? '' : ` ${formatCount(confusables.length, 'other character')}`;
    return {
      tone,
      text: `${count}: can be mistaken for${others}`,
      other: isOther ? canonical : null,
    };
  }
  const found = checks.flatMap(({ check, status }) => (isRisk(status) && RISK_WORDS[check]) || []);
  return { tone, text: `${count}: ${found.join(', ')}`, other: null };
}

/** Short words for what a check of a grapheme found. */
const RISK_WORDS: Partial<Record<CheckCode, string>> = {
  invisible: 'invisible',
  normalized: 'not accepted by ENS as it is',
  confusables: 'can be mistaken for other characters',
};

/**
 * Rewords the checks so that they agree with the header. Findings about keyboards and fonts get the status `info`. The
 * worst check comes first.
 */
export function describeGraphemeChecks(report: GraphemeGuardReport): GenericCheckResult[] {
  const unflagged = explainUnflagged(report);
  return report.checks
    .map((check): GenericCheckResult => {
      if (LIMITATIONS.includes(check.check) && isRisk(check.status)) {
        return { ...check, status: 'info' };
      }
      return unflagged !== null && check.check === 'confusables'
        ? { ...check, message: unflagged }
        : check;
    })
    .toSorted((a, b) => CHECK_STATUSES.indexOf(a.status) - CHECK_STATUSES.indexOf(b.status));
}

/** Groups in display order. Only the order `script` uses the last three groups. */
export const GROUP_WORDS = {
  canonical: 'Canonical form',
  alike: 'Most alike on this device first',
  undrawn: 'Not drawn on this device',
  'same-script': 'Same script',
  'other-scripts': 'Other scripts',
  emoji: 'Emoji',
};

type Group = keyof typeof GROUP_WORDS;

export const GROUPS = Object.keys(GROUP_WORDS) as Group[];

export type GridChoice = EntryNotes['gridChoice'];

function getScriptGroup(confusable: ConfusableGuardReport, script: string): Group {
  if (confusable.grapheme_type === 'emoji') return 'emoji';
  return confusable.grapheme_script === script ? 'same-script' : 'other-scripts';
}

function getLikenessGroup({ grapheme }: ConfusableGuardReport, comparisons: Comparisons): Group {
  return comparisons.get(grapheme)?.similarity === null ? 'undrawn' : 'alike';
}

/** Filters, sorts and groups the confusables. Leaves out empty groups. The canonical form comes first. */
export function groupConfusables(
  report: GraphemeGuardReport,
  choice: GridChoice,
  comparisons: Comparisons,
): { group: Group; members: ConfusableGuardReport[] }[] {
  const { confusables, grapheme_script: script } = report;
  const chosen = confusables.filter(
    (each) =>
      (choice.script === null || each.grapheme_script === choice.script) &&
      (choice.tone === null || getGraphemeTone(each) === choice.tone),
  );
  const isByScript = choice.order === 'script';
  const sorted = isByScript ? chosen : sortByLikeness(chosen, script, comparisons);
  const getGroup = (each: ConfusableGuardReport) => {
    if (each.is_canonical) return 'canonical';
    return isByScript ? getScriptGroup(each, script) : getLikenessGroup(each, comparisons);
  };
  return GROUPS.flatMap((group) => {
    const members = sorted.filter((each) => getGroup(each) === group);
    return members.length > 0 ? { group, members } : [];
  });
}

// Formats the results of the measures for a terminal.

import type { JudgedCase, Outcome } from './judge-cases.ts';
import type { Bound, Measure } from './measures.ts';
import type { GroupCounts, MeasureResult } from './run-measures.ts';

const STANDING_LABELS = {
  held: 'met',
  missed: 'MISSED',
  undecided: 'too few cases',
  'no cases': 'no cases',
} as const;

function formatBound(bound: Bound): string {
  return 'atLeast' in bound ? `≥ ${bound.atLeast} %` : `≤ ${bound.atMost} %`;
}

/** Returns the title of a measure, with a note if the targets are on the watchlist. */
export function formatTitle({ title, as }: Pick<MeasureResult, 'title' | 'as'>): string {
  return as === 'listed' ? `${title} (target on the watchlist)` : title;
}

/** Escapes invisible characters, except spaces, and characters that change the text direction: U+200B → `\u{200b}` */
export function escapeText(text: string): string {
  return text.replace(
    /(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** Formats each measure as one line: percentage, bound, standing, number of cases and title. */
export function formatMeasures(results: readonly MeasureResult[]): string {
  return results
    .map((result) => {
      const percent = result.cases === 0 ? '–' : `${result.percent.toFixed(2)} %`;
      const fraction = `${result.counted} of ${result.cases}`;
      return [
        percent.padStart(8),
        formatBound(result.bound).padStart(12),
        STANDING_LABELS[result.standing].padEnd(15),
        fraction.padStart(16),
        formatTitle(result),
      ].join('  ');
    })
    .join('\n');
}

/** Formats one line per group. Leaves the watchlist column blank if no case in the group has a target. */
export function formatCounts(counts: readonly GroupCounts[]): string {
  const formatOutcomes = ({ pass, info, warn, alert }: Record<Outcome, number>) =>
    [pass, info, warn, alert].map((count) => String(count).padStart(6)).join(' ');
  const heading =
    ' cases   pass, info, warn, alert          with target on the watchlist    set: group';
  return [
    heading,
    ...counts.map(({ set, group, cases, shipped, listed }) =>
      [
        String(cases).padStart(6),
        formatOutcomes(shipped).padEnd(30),
        (listed ? formatOutcomes(listed) : '').padEnd(30),
        `${set}: ${group}`,
      ].join('   '),
    ),
  ].join('\n');
}

/** Lists up to `limit` failing cases of each measure with their outcomes. */
export function formatExamples(results: readonly MeasureResult[], limit: number): string {
  return results
    .filter(({ against }) => against.length > 0)
    .map((result) => {
      const { against, as } = result;
      const shown = against.slice(0, limit).map((each) => `  ${formatExample(each, as)}`);
      return [`${formatTitle(result)}: ${against.length} failing`, ...shown].join('\n');
    })
    .join('\n');
}

function formatExample({ name, targets, ...judged }: JudgedCase, as: Measure['as']): string {
  const [target, ...more] = targets;
  const note = target !== undefined && more.length === 0 ? ` (target ${target})` : '';
  const { outcome, said } = judged[as];
  return escapeText([`${name}${note}: ${outcome}`, said].filter(Boolean).join(' · '));
}

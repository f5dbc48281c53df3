// The results in words, for a terminal.

import type { JudgedCase, Outcome } from './judge-cases.ts';
import type { Measure } from './measures.ts';
import type { GroupCounts, MeasureResult } from './run-measures.ts';

const STANDINGS = {
  held: 'held',
  missed: 'MISSED',
  undecided: 'too few to tell',
  'no cases': 'no cases',
} as const;

const formatBound = (bound: Measure['bound']) =>
  'atLeast' in bound ? `≥ ${bound.atLeast} %` : `≤ ${bound.atMost} %`;

/** A measure's title, with its watchlist. */
export function formatTitle({ title, as }: Pick<MeasureResult, 'title' | 'as'>): string {
  return as === 'listed' ? `${title} (target listed)` : title;
}

/** Text for a terminal: what draws nothing or turns the direction is written as a code point. */
export function escapeText(text: string): string {
  return text.replace(
    /(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** One line a measure: value, bound, cases, title, and whether it held. */
export function formatMeasures(results: readonly MeasureResult[]): string {
  return results
    .map((result) => {
      const percent = result.cases === 0 ? '–' : `${result.percent.toFixed(2)} %`;
      const fraction = `${result.counted} of ${result.cases}`;
      return [
        percent.padStart(8),
        formatBound(result.bound).padEnd(8),
        STANDINGS[result.standing].padEnd(15),
        fraction.padStart(16),
        formatTitle(result),
      ].join('  ');
    })
    .join('\n');
}

/** One line a kind or class; with two sets of counts where cases have targets. */
export function formatCounts(counts: readonly GroupCounts[]): string {
  const formatOutcomes = ({ pass, info, warn, alert }: Record<Outcome, number>) =>
    [pass, info, warn, alert].map((count) => String(count).padStart(6)).join(' ');
  const heading = `${' cases'}   as shipped: pass, info, warn, alert   target listed`;
  return [
    heading,
    ...counts.map(({ group, cases, shipped, listed }) =>
      [
        String(cases).padStart(6),
        formatOutcomes(shipped).padEnd(30),
        (listed ? formatOutcomes(listed) : '').padEnd(30),
        group,
      ].join('   '),
    ),
  ].join('\n');
}

/** Up to so many cases on the wrong side of each measure, and what was said about them. */
export function formatExamples(results: readonly MeasureResult[], limit: number): string {
  return results
    .filter(({ against }) => against.length > 0)
    .map((result) => {
      const { against, as } = result;
      const shown = against.slice(0, limit).map((each) => `  ${formatExample(each, as)}`);
      return [`${formatTitle(result)}: ${against.length} against it`, ...shown].join('\n');
    })
    .join('\n');
}

function formatExample({ name, targets, ...judged }: JudgedCase, as: Measure['as']): string {
  const [target, ...more] = targets;
  const imitated = target !== undefined && more.length === 0 ? ` for ${target}` : '';
  const { outcome, said } = judged[as];
  return escapeText([`${name}${imitated}: ${outcome}`, said].filter(Boolean).join(' · '));
}

// Lists the warnings and alerts on the names of a list, so that a person can read all of them.

import { RATING_WARN } from '../../../contract/rating.ts';
import type { Inspector } from '../../../engine/inspector.ts';
import { escapeText } from './format-measures.ts';
import { type Judgement, judgeName } from './judge-cases.ts';

export interface ListedWarnings {
  /** Number of names in the list. */
  names: number;
  /** Names with a warning or alert, in the order of the list. */
  warned: ({ name: string } & Judgement)[];
}

/** Inspects all names in bulk, and each name with a warning or alert again for its findings. */
export function listWarnings(
  names: readonly string[],
  inspector: Pick<Inspector, 'inspectColumns' | 'inspectName'>,
): ListedWarnings {
  const { rating } = inspector.inspectColumns(names);
  const warned = names
    .filter((_, row) => Number(rating[row]) >= RATING_WARN)
    .map((name) => ({ name, ...judgeName(name, inspector) }));
  return { names: names.length, warned };
}

/** Formats the number of warnings and alerts, and one line per warned name. */
export function formatWarnings({ names, warned }: ListedWarnings): string {
  const alerted = warned.filter(({ outcome }) => outcome === 'alert');
  const formatShare = (count: number) =>
    `${count} (${((100 * count) / Math.max(1, names)).toFixed(3)} %)`;
  return [
    `${names} names, ${formatShare(warned.length)} with a warning or alert, ${formatShare(alerted.length)} with an alert`,
    ...warned.map(({ name, outcome, said }) =>
      escapeText(`${outcome.padEnd(5)}  ${name}  ${said}`),
    ),
  ].join('\n');
}

// Describes how plain text changes the order of the labels of a name.

import { quoteLabel } from '../text/quote-label.ts';
import type { NameFacts } from './facts.ts';

/** Maximum number of labels that are quoted. */
const MAX_LABELS = 4;

/** Describes both orders of the labels that change places. */
export function describeShownOrder({ labels, shownOrder }: NameFacts): string {
  if (shownOrder === null) return '';
  const { places, isMixed } = shownOrder;
  if (isMixed) {
    return 'Some apps mix up the labels of this name, because some are written from right to left.';
  }
  const isMoved = (place: number, at: number) => place !== at;
  const moved = places.slice(places.findIndex(isMoved), places.findLastIndex(isMoved) + 1);
  // The word between two labels keeps their order in plain text.
  const list = (order: readonly number[]) =>
    order
      .slice(0, MAX_LABELS)
      .map((place) => quoteLabel(labels[place]?.label ?? ''))
      .join(', then ');
  const real = moved.toSorted((a, b) => a - b);
  return `Some apps show labels of this name in the order ${list(moved)}. Their real order is ${list(real)}.`;
}

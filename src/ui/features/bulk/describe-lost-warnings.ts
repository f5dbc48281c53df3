import { formatCount } from '../../../primitives/format-count.ts';

/** Says how many rows lose the warning about their address in JSON Lines. Returns null if no row does. */
export function describeLostWarnings(rows: number): string | null {
  if (rows === 0) return null;
  const [whose, kept] = rows === 1 ? ['its address', 'it'] : ['their address', 'these warnings'];
  return `${formatCount(rows, 'row loses', 'rows lose')} the warning about ${whose}. CSV keeps ${kept}.`;
}

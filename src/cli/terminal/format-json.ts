import { formatSafeJson, formatSafeLine } from '../../display/safe-json.ts';
import type { Output } from '../output.ts';

/** A value as one line of JSON; for a terminal with `\u` escapes for what hides or changes direction. */
export function formatJsonLine({ isTerminal }: Pick<Output, 'isTerminal'>, value: unknown): string {
  return `${formatEntry(isTerminal, value)}\n`;
}

/** The same without the end of the line. */
export function formatEntry(isTerminal: boolean, value: unknown): string {
  return isTerminal ? formatSafeLine(value) : JSON.stringify(value);
}

/** The same, indented. */
export function formatJson({ isTerminal }: Pick<Output, 'isTerminal'>, value: unknown): string {
  return `${isTerminal ? formatSafeJson(value) : JSON.stringify(value, null, 2)}\n`;
}

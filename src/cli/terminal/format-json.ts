import { formatSafeJson, formatSafeLine } from '../../display/safe-json.ts';
import type { Output } from '../process/output.ts';

/** Formats a value as JSON without a line break. For a terminal, hidden and direction-changing characters become `\u` escapes. */
export function formatEntry(isTerminal: boolean, value: unknown): string {
  return isTerminal ? formatSafeLine(value) : JSON.stringify(value);
}

/** Formats a value as indented JSON. For a terminal, it is escaped as in {@link formatEntry}. */
export function formatJson({ isTerminal }: Pick<Output, 'isTerminal'>, value: unknown): string {
  return `${isTerminal ? formatSafeJson(value) : JSON.stringify(value, null, 2)}\n`;
}

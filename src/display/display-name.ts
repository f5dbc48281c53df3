import { displayInspected } from './display-inspected.ts';
import type { DisplayedName, DisplayOptions } from './displayed-name.ts';
import { inspectName } from './inspect-name.ts';

export type {
  DisplayedName,
  DisplayOptions,
  DisplayVerdict,
  FormatOptions,
  FormattedName,
  InspectName,
  RefusalCode,
} from './displayed-name.ts';
// biome-ignore lint/performance/noBarrelFile: this file is the entry point of namescope/display
export { formatName } from './format-name.ts';

/**
 * Returns safe text for a name from an untrusted source, such as a primary name or a recipient, with its verdict. If the
 * name must not be shown, returns the reason instead. A primary name that is not set (null or undefined) is rejected as
 * `empty`.
 *
 * @throws if a part of the engine fails to load; the next call tries again
 * @example
 * const displayed = await displayName('rnetamask.eth');
 * displayed.verdict?.headline; // 'Don’t send. This is not metamask.eth.'
 */
export function displayName(
  name: string | null | undefined,
  { inspect = inspectName, ...options }: DisplayOptions = {},
): Promise<DisplayedName> {
  return displayInspected(name, inspect, options);
}

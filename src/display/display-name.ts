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
// biome-ignore lint/performance/noBarrelFile: the entry of namescope/display
export { formatName } from './format-name.ts';

/**
 * A name from elsewhere, such as a primary name or a recipient, to show with its verdict, or why it must not be shown.
 * A primary name that is not set, null or undefined, is refused as `empty`.
 *
 * @throws when a part of the engine could not be loaded; the next call tries again
 * @example
 * const shown = await displayName('rnetamask.eth');
 * shown.verdict?.headline; // 'Imitates metamask.eth'
 */
export function displayName(
  name: string | null | undefined,
  { inspect = inspectName, ...options }: DisplayOptions = {},
): Promise<DisplayedName> {
  return displayInspected(name, inspect, options);
}

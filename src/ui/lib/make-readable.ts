import { splitVisibleRuns } from '../../display/hidden-characters.ts';

/** Replaces hidden characters with labels, for titles and screen readers: `ni[ZWJ]ck`. */
export function makeReadable(text: string): string {
  return splitVisibleRuns(text)
    .map((run) => (run.label === null || run.text === ' ' ? run.text : `[${run.label}]`))
    .join('');
}

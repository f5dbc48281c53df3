import { splitVisibleRuns } from '../../display/hidden-characters.ts';

/** Text where nothing can be drawn, as in a title or read aloud: hidden characters by their labels, `ni[ZWJ]ck`. */
export function makeReadable(text: string): string {
  return splitVisibleRuns(text)
    .map((run) => (run.label === null || run.text === ' ' ? run.text : `[${run.label}]`))
    .join('');
}

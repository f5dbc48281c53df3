import type { HiddenRun } from '../../messages/hidden/hidden-runs.ts';
import { HIDDEN_MESSAGES } from '../../messages/hidden/hidden-words.ts';
import { quoteGraphemes } from '../../words/quoting/quote-grapheme.ts';
import { cutText } from './cut-text.ts';
import type { FoundPart } from './scan-finding.ts';

/** Number of characters shown on each side of hidden characters. */
const CONTEXT = 20;

/** Describes hidden characters that share a rule and a status. The place is that of the first run. */
export function describeRuns(text: string, runs: readonly HiddenRun[]): FoundPart {
  const { start, text: first, rule, status } = runs[0] as HiddenRun;
  const end = start + first.length;
  const before = /\S*$/u.exec(text.slice(Math.max(0, start - CONTEXT), start))?.[0] ?? '';
  const after = /^\S*/u.exec(text.slice(end, end + CONTEXT))?.[0] ?? '';
  return {
    rule,
    status: status ?? 'info',
    start,
    end,
    text: (before + cutText(first) + after).toWellFormed(),
    message: HIDDEN_MESSAGES[rule],
    evidence: describeCharacters(runs.flatMap((run) => Array.from(run.text))),
  };
}

/** Names hidden characters: `zero-width joiner (U+200D).` */
export function describeCharacters(characters: readonly string[]): string {
  const graphemes = characters.map((grapheme) => ({
    grapheme,
    codePoints: [grapheme.codePointAt(0) as number],
    drawsNothing: true,
    startsWithMark: false,
  }));
  return `${quoteGraphemes(graphemes)}.`;
}

import type { Finding, JudgedText } from '../contract/finding.ts';
import { judgeText } from './judge-text.ts';
import { listHosts } from './pieces/open-link.ts';
import { readPasted } from './pieces/read-pasted.ts';
import { isWordsWithoutName } from './read-whole.ts';
import type { TextContext } from './text-context.ts';

/** Longest text whose kind is looked for, in UTF-16 code units. A longer text with white space is a message. */
const MAX_LENGTH = 65_536;

/** Judges a text that someone typed, pasted or received, and says what kind of text it is. */
export function judgeMessage(text: string, context: TextContext): JudgedText {
  const findings = judgeText(text, context);
  return { ...readKind(text, listJudgedNames(findings)), findings };
}

/**
 * Says what kind of text it is, and which names are in it. The host of a link is not a name.
 *
 * @param judged names that were judged, for a text that is too long to read again
 */
export function readKind(text: string, judged: readonly string[]): Omit<JudgedText, 'findings'> {
  if (text.length > MAX_LENGTH && /\s/u.test(text)) return { kind: 'text', names: judged };
  const pasted = readPasted(text);
  if (pasted) {
    const hosts = new Set(pasted.pieces.flatMap(listHosts));
    return { kind: pasted.kind, names: pasted.names.filter((name) => !hosts.has(name)) };
  }
  return isWordsWithoutName(text) ? { kind: 'text', names: [] } : { kind: null, names: [text] };
}

/** Lists the different names of findings, in the order of the text. */
export function listJudgedNames(findings: readonly Finding[]): string[] {
  const named = findings.filter(({ subject, args }) => subject === 'name' && 'judged' in args);
  const inOrder = named.toSorted((a, b) => a.start - b.start);
  return [...new Set(inOrder.map(({ args }) => String(args.judged)))];
}

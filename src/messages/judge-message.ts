import type { JudgedText } from '../contract/finding.ts';
import { judgeText } from './judge-text.ts';
import { readPasted } from './pieces/read-pasted.ts';
import { isWordsWithoutName } from './read-whole.ts';
import type { TextContext } from './text-context.ts';

/** Longest text whose kind is looked for, in UTF-16 code units. A longer text with white space is a message. */
const MAX_LENGTH = 65_536;

/** Judges a text that someone typed, pasted or received, and says what kind of text it is. */
export function judgeMessage(text: string, context: TextContext): JudgedText {
  const findings = judgeText(text, context);
  if (text.length > MAX_LENGTH && /\s/u.test(text))
    return { kind: 'text', names: listNames(findings), findings };
  const pasted = readPasted(text);
  if (pasted) return { kind: pasted.kind, names: pasted.names, findings };
  return isWordsWithoutName(text)
    ? { kind: 'text', names: [], findings }
    : { kind: null, names: [text], findings };
}

/** Lists the different names of the findings, in the order of the text. */
function listNames(findings: JudgedText['findings']): string[] {
  const named = findings.filter(({ subject, args }) => subject === 'name' && 'judged' in args);
  const inOrder = named.toSorted((a, b) => a.start - b.start);
  return [...new Set(inOrder.map(({ args }) => String(args.judged)))];
}

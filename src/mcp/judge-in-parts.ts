// Judges a long text so that other calls are answered in between.

import { pause } from '../api/operations/bounded-operations.ts';
import type { Finding } from '../contract/finding.ts';
import { sortFindings } from '../messages/judge-text.ts';
import { createTextContext, type TextContext } from '../messages/text-context.ts';
import { createTextJudge } from '../messages/text-judge.ts';
import { addAll } from '../primitives/add-all.ts';
import type { ToolContext } from './assistant-tool.ts';

/** Number of UTF-16 code units that are judged before other calls are answered. */
const PART_LENGTH = 65_536;

/**
 * Maximum number of different names that are judged, and maximum total of their UTF-16 code units. Judging this many
 * names takes at most a few seconds.
 */
const MAX_JUDGED = { names: 10_000, length: 200_000 };

/** What was found in a text. */
export interface PartFindings {
  /** The worst findings come first. */
  readonly findings: readonly Finding[];
  /** Names that were not judged, because the text contains too many names. */
  readonly unjudged: ReadonlySet<string>;
  /** Returns the report of a judged name. */
  readonly inspectName: TextContext['inspectName'];
}

/** Judges a text in parts. */
export async function judgeInParts(
  text: string,
  { inspector, trusted, signal }: ToolContext,
): Promise<PartFindings> {
  const { unjudged, context } = limitNames(createTextContext(inspector, trusted));
  const judge = createTextJudge(context);
  const findings: Finding[] = [];
  for (let at = 0; at < text.length; at += PART_LENGTH) {
    await pause(signal);
    addAll(findings, judge.push(text.slice(at, at + PART_LENGTH)));
  }
  await pause(signal);
  addAll(findings, judge.end());
  return { findings: sortFindings(findings), unjudged, inspectName: context.inspectName };
}

/** Limits the number of names that are judged. */
function limitNames(context: TextContext) {
  const judged = new Set<string>();
  const unjudged = new Set<string>();
  let length = 0;
  const admits = (name: string) => {
    if (judged.has(name)) return true;
    const isFull = judged.size >= MAX_JUDGED.names || length + name.length > MAX_JUDGED.length;
    if (isFull && judged.size > 0) {
      unjudged.add(name);
      return false;
    }
    judged.add(name);
    length += name.length;
    return true;
  };
  const judgeName: TextContext['judgeName'] = (name, isWhole) =>
    admits(name) ? context.judgeName(name, isWhole) : null;
  return { unjudged, context: { ...context, judgeName } };
}

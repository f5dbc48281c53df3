// Judges a long text so that other calls are answered in between, and counts its hidden characters.

import { pause } from '../api/operations/bounded-operations.ts';
import type { Finding } from '../contract/finding.ts';
import type { Inspector } from '../engine/inspector.ts';
import { sortFindings } from '../messages/judge-text.ts';
import { createTextContext, type TextContext } from '../messages/text-context.ts';
import { createTextJudge } from '../messages/text-judge.ts';
import { addAll } from '../primitives/add-all.ts';
import { formatCodePoint } from '../primitives/format-code-points.ts';
import { splitHidden } from '../primitives/split-hidden.ts';
import { schema, type ToolContext } from './assistant-tool.ts';

/** Number of UTF-16 code units that are judged before other calls are answered. */
const PART_LENGTH = 65_536;

/**
 * Maximum number of different names that are judged, and maximum total of their UTF-16 code units. Judging this many
 * names takes at most a few seconds.
 */
const MAX_JUDGED = { names: 10_000, length: 200_000 };

export type PartFindings = Awaited<ReturnType<typeof judgeInParts>>;

/** Judges a text in parts. Returns the worst findings first, and the names that were too many to judge. */
export async function judgeInParts(text: string, { inspector, trusted, signal }: ToolContext) {
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

/** Schema of a hidden character, how often it occurs, and whether it can reorder the displayed text. */
export const HIDDEN_CHARACTER_SCHEMA = schema.object({
  code_point: schema.text,
  name: schema.text,
  count: schema.count,
  changes_direction: schema.flag,
});

/** Maximum number of different hidden characters that are listed. */
const MAX_KINDS = 20;

/** Spaces and line breaks that every message contains. */
const ORDINARY = /^[ \n\r\t]$/;

/** https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters */
const BIDI_CONTROL = /^\p{Bidi_Control}$/u;

/**
 * Counts the different hidden characters of a text. Characters that change the direction come first, then the most
 * frequent characters.
 */
export function countHiddenCharacters(
  text: string,
  { inspectGrapheme }: Pick<Inspector, 'inspectGrapheme'>,
) {
  const counts = new Map<string, number>();
  for (const { text: run, isHidden } of splitHidden(text)) {
    if (isHidden && !ORDINARY.test(run)) counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  const nameOf = (character: string) => {
    const outcome = inspectGrapheme(character);
    return outcome.ok ? outcome.value.grapheme_name : '';
  };
  return Array.from(counts, ([character, count]) => ({
    character,
    count,
    changes_direction: BIDI_CONTROL.test(character),
  }))
    .sort((a, b) => Number(b.changes_direction) - Number(a.changes_direction) || b.count - a.count)
    .slice(0, MAX_KINDS)
    .map(({ character, count, changes_direction }) => ({
      code_point: formatCodePoint(character.codePointAt(0) ?? 0),
      name: nameOf(character),
      count,
      changes_direction,
    }));
}

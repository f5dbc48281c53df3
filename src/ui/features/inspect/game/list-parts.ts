import { align } from '../../../../comparison/align.ts';

/** Part of a name with its counterpart in another name. Either can be empty. */
export interface NamePart {
  text: string;
  other: string;
}

export const isDifferent = ({ text, other }: NamePart): boolean => text !== other;

/** Splits a name into parts that differ from another name and parts that do not: `rnet` → `rn` for `m`, `e`, `t`. */
export function listParts(name: string, other: string): NamePart[] {
  const parts: NamePart[] = [];
  for (const { left, right } of align(Array.from(name), Array.from(other))) {
    const part = { text: left ?? '', other: right ?? '' };
    const last = parts.at(-1);
    if (last && isDifferent(last) === isDifferent(part)) {
      last.text += part.text;
      last.other += part.other;
    } else {
      parts.push(part);
    }
  }
  return parts;
}

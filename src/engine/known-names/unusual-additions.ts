// Row L4 for watched names beyond ASCII: words beside them are ASCII, so that the script tells where the name ends.

import { judgeAddition } from './added-words.ts';
import { describeAddition } from './describe-evidence.ts';
import type { Finding } from './finding.ts';
import { isLongEnough } from './judge-text.ts';
import type { KnownNameIndex } from './known-name-index.ts';

const PARTS = /^[a-z0-9-]*(.*[^a-z0-9-])[a-z0-9-]*$/su;

/** A watched name among added words, such as `中文名字-wallet`; null where there is none. */
export function findUnusualAddition(
  label: string,
  parent: string,
  index: KnownNameIndex,
): Finding | null {
  const core = PARTS.exec(label)?.[1] ?? label;
  const known = index.getLabel(core, parent);
  if (core === label || !known || !isLongEnough(known)) return null;
  const start = label.indexOf(core);
  const { status, words } = judgeAddition(label, start, start + core.length);
  if (words.length === 0) return null;
  const describe = () => describeAddition(words, known.label);
  return { row: 'L4', kind: 'added_words', status, target: known, describe };
}

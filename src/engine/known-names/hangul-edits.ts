// The rule `one_edit` for the letters of Hangul syllables: https://www.unicode.org/versions/latest/core-spec/chapter-3/#G24646

import { lazy } from '../../primitives/lazy.ts';
import { hasHangul, removeSeparators, splitSyllables } from './compared-text.ts';
import { BUILT_IN_LIMITS } from './edit-limits.ts';
import { explainReading } from './explain-reading.ts';
import { createFinding, type Finding, pickWorse } from './imitation-finding.ts';
import type { JudgedText } from './judged-text.ts';
import type { KnownName } from './known-name.ts';
import type { KnownNameIndex } from './known-name-index.ts';
import { allowsEdits, type Edit, findEdit, judgeEdit, MIN_EDITED_LETTERS } from './one-edit.ts';

/** Finds the worst imitation of a known label that differs in one letter of a syllable: `깁민수 → 김민수`. */
export type FindHangulEdit = (
  judged: Pick<JudgedText, 'parent' | 'getGraphemes'> & { readonly label: string },
) => Finding | null;

/** @param getNames returns the known names. It is called for the first label in Hangul. */
export function createHangulEdits(
  getNames: () => Iterable<KnownName>,
  index: Pick<KnownNameIndex, 'getLabel'>,
): FindHangulEdit {
  const getLabels = lazy(() => groupByEnd(getNames()));
  return ({ label, parent, getGraphemes }) => {
    if (!hasHangul(label)) return null;
    const text = splitSyllables(removeSeparators(label));
    let worst: Finding | null = null;
    for (const other of listEnds(text).flatMap((end) => getLabels().get(end) ?? [])) {
      const known = index.getLabel(other, parent);
      const original = splitSyllables(removeSeparators(other));
      const edit = findEdit(text, original);
      if (edit === null || !known || !allowsEdits(known.mode, original.length)) continue;
      if (isShort(other) && !looksAlike(edit)) continue;
      const status = known.isWatched ? 'warn' : judgeEdit(edit, original.length, BUILT_IN_LIMITS);
      const getEvidence = () => [explainReading(getGraphemes(), other, 'replaces')];
      worst = pickWorse(worst, createFinding('one_edit', 'one_edit', status, known, getEvidence));
    }
    return worst;
  };
}

/**
 * Minimum number of syllables for all letters. Most names of people have three syllables and many neighbours, such as
 * 김지수 and 김진수. Their letters are only compared with letters that look like them.
 */
const MIN_SYLLABLES = 4;

function isShort(label: string): boolean {
  return removeSeparators(label).length < MIN_SYLLABLES;
}

/** Consonants that differ in one stroke, at the start and at the end of a syllable. */
const LOOK_ALIKES = [
  'ᄀᄁᄏ',
  'ᄃᄄᄐ',
  'ᄆᄇᄈᄑ',
  'ᄉᄊᄌᄎ',
  'ᄌᄍᄎ',
  'ᄋᄒ',
  'ᆨᆩᆿ',
  'ᆮᇀ',
  'ᆷᆸᇁ',
  'ᆺᆻᆽᆾ',
  'ᆼᇂ',
];

function looksAlike({ kind, added, removed }: Edit): boolean {
  return (
    kind === 'replacement' &&
    LOOK_ALIKES.some((letters) => letters.includes(added) && letters.includes(removed))
  );
}

/** Groups labels by their first and by their last letters. One edit changes only one of the two. */
function groupByEnd(names: Iterable<KnownName>): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const label of new Set(Array.from(names, (known) => known.label).filter(hasHangul))) {
    const text = splitSyllables(removeSeparators(label));
    if (text.length < MIN_EDITED_LETTERS) continue;
    for (const end of listEnds(text)) groups.set(end, [...(groups.get(end) ?? []), label]);
  }
  return groups;
}

function listEnds(text: string): readonly string[] {
  const length = MIN_EDITED_LETTERS / 2;
  return [`${text.slice(0, length)}…`, `…${text.slice(-length)}`];
}

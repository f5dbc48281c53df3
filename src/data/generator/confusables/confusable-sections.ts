import { nfc } from '@adraffy/ens-normalize';
import { CONFUSABLE_LISTS_SECTION } from '../../../engine/confusables/confusable-lists.ts';
import { CONFUSABLES_SECTION } from '../../../engine/confusables/confusable-table.ts';
import { splitGraphemes } from '../../../engine/segmentation/split-graphemes.ts';
import { toCodePoints } from '../../../engine/text/code-points.ts';
import type { ConfusableSources } from '../confusable-sources.ts';
import { loadUnicodeFile } from '../packages.ts';
import type { Unicode } from '../unicode.ts';
import { createConfusableEntries } from './confusable-entries.ts';
import { buildConfusableGraph } from './confusable-graph.ts';
import { createConfusableGroups } from './confusable-groups.ts';
import { decompose } from './confusable-keys.ts';
import { createGraphemeIds, encodeLists, encodeTable } from './encode-table.ts';
import { findUsableGraphemes, type UsableGraphemes } from './usable-graphemes.ts';

type NamedSections = Record<string, Uint8Array>;

/** Creates the sections of confusables for both tables. */
export function createConfusableSections(
  unicode: Unicode,
  sources: ConfusableSources,
): {
  bulk: NamedSections;
  details: NamedSections;
} {
  const facts = { unicode, sources, raisedForms: loadRaisedForms() };
  const emojiFacts = {
    isEmojiCharacter: (codePoint: number) => unicode.emoji.has(codePoint),
    emojiVersion: (text: string) => unicode.rgiSequences.get(text)?.version,
  };
  const usable = findUsableGraphemes(
    (text) => splitGraphemes(text, emojiFacts).length,
    (codePoint) => !['Unassigned', 'Private_Use'].includes(unicode.generalCategory(codePoint)),
  );
  const graph = buildConfusableGraph(facts, usable);
  const decomposed = findDecomposedLetters(usable);
  const entries = createConfusableEntries(graph, facts, usable, new Set(decomposed));

  const ids = createGraphemeIds(graph);
  const groups = createConfusableGroups(graph, usable.rejected);
  return {
    bulk: { [CONFUSABLES_SECTION]: encodeTable(entries, ids, decomposed) },
    details: { [CONFUSABLE_LISTS_SECTION]: encodeLists(entries, ids, groups) },
  };
}

/** Loads the plain texts of superscripts and subscripts, such as `ʸ → y`: https://www.unicode.org/reports/tr44/#Character_Decomposition_Mappings */
function loadRaisedForms(): ReadonlyMap<string, string> {
  const mappings = ['Super', 'Sub'].flatMap((kind) => [
    ...loadUnicodeFile<Map<number, number[]>>(`Decomposition_Mapping/${kind}/code-points.mjs`),
  ]);
  return new Map(
    mappings.map(([raised, plain]) => [
      String.fromCodePoint(raised),
      String.fromCodePoint(...plain),
    ]),
  );
}

/** Lists the decompositions that NFC never composes, such as that of U+0958 (क़). They are the only spelling of a letter. */
function findDecomposedLetters(usable: UsableGraphemes): string[] {
  const found = new Set<string>();
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    if (codePoint === 0xd800) codePoint = 0xe000;
    const letter = String.fromCodePoint(codePoint);
    const parts = decompose(letter);
    if (parts === letter || toCodePoints(parts).length < 2) continue;
    const isComposed = nfc(toCodePoints(parts)).length < toCodePoints(parts).length;
    if (!isComposed && usable.isUsable(parts)) found.add(parts);
  }
  return [...found].sort();
}

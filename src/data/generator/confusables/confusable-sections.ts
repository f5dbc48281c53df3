import { CONFUSABLE_LISTS_SECTION } from '../../../engine/confusables/confusable-lists.ts';
import { CONFUSABLES_SECTION } from '../../../engine/confusables/confusable-table.ts';
import { splitGraphemes } from '../../../engine/segmentation/split-graphemes.ts';
import type { ConfusableSources } from '../confusable-sources.ts';
import { CONFUSABLE_COUNT } from '../extract-confusables.ts';
import type { Unicode } from '../unicode.ts';
import { createConfusableEntries } from './confusable-entries.ts';
import { buildConfusableGraph } from './confusable-graph.ts';
import { createConfusableGroups } from './confusable-groups.ts';
import { findDecomposedLetters } from './decomposed-letters.ts';
import { encodeLists } from './encode-lists.ts';
import { encodeTable } from './encode-table.ts';
import { createGraphemeIds } from './grapheme-ids.ts';
import { loadRaisedForms } from './raised-forms.ts';
import { findUsableGraphemes } from './usable-graphemes.ts';

type NamedSections = Record<string, Uint8Array>;

/** Creates the sections of confusables for both tables. Throws if a source is not as the rules expect. */
export function createConfusableSections(
  unicode: Unicode,
  sources: ConfusableSources,
): {
  bulk: NamedSections;
  details: NamedSections;
} {
  checkSources(sources);
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

function checkSources({ uts39 }: ConfusableSources): void {
  if (uts39.size !== CONFUSABLE_COUNT) {
    throw new Error(`Expected ${CONFUSABLE_COUNT} confusables, found ${uts39.size}.`);
  }
}

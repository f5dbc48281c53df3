import { confusableListsSection } from '../../../engine/confusables/confusable-lists.ts';
import { confusablesSection } from '../../../engine/confusables/confusable-table.ts';
import { splitGraphemes } from '../../../engine/segmentation/split-graphemes.ts';
import type { ConfusableSources } from '../confusable-sources.ts';
import type { Unicode } from '../unicode.ts';
import { confusableEntries } from './confusable-entries.ts';
import { decomposedLetters } from './decomposed-letters.ts';
import { encodeLists } from './encode-lists.ts';
import { encodeTable } from './encode-table.ts';
import { graphemeIds } from './grapheme-ids.ts';
import { buildLookAlikeGraph } from './look-alike-graph.ts';
import { lookAlikeGroups } from './look-alike-groups.ts';
import { loadRaisedForms } from './raised-forms.ts';
import { findUsableGraphemes } from './usable-graphemes.ts';

type NamedSections = Record<string, Uint8Array>;

/** The sections of look-alikes for both table files. Throws when the sources are not what the rules assume. */
export function confusableSections(
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
  const graph = buildLookAlikeGraph(facts, usable);
  const decomposed = decomposedLetters(usable);
  const entries = confusableEntries(graph, facts, usable, new Set(decomposed));

  const ids = graphemeIds(graph);
  const groups = lookAlikeGroups(graph, usable.refused);
  return {
    bulk: { [confusablesSection]: encodeTable(entries, ids, decomposed) },
    details: { [confusableListsSection]: encodeLists(entries, ids, groups) },
  };
}

function checkSources({ uts39 }: ConfusableSources): void {
  if (uts39.size !== 6565) {
    throw new Error(`Expected 6,565 confusables of Unicode 17, found ${uts39.size}.`);
  }
}

// Rules that explain intended differences between grapheme reports.

import type { GraphemeGuardReport } from '../../../contract/reports.ts';
import type { Confusables } from '../../../engine/confusables/confusables.ts';
import { foldEmoji } from '../../../engine/confusables/emoji-fold.ts';
import { mapCharacters } from '../../../engine/ensip15/map-characters.ts';
import { tryNormalize } from '../../../engine/ensip15/normalize-grapheme.ts';
import type { Inspector } from '../../../engine/inspector.ts';
import { toCodePoints } from '../../../engine/text/code-points.ts';
import { isPlainCharacter, isSimpleCharacter } from '../../../primitives/plain-text.ts';
import { type Difference, DRAWS_NOTHING, type FieldRule, type ReportedCase } from './agreement.ts';

type GraphemeDifference = Difference<ReportedCase, GraphemeGuardReport>;

/** Characters with a `correction` in https://www.unicode.org/Public/17.0.0/ucd/NameAliases.txt. */
const CORRECTED_NAMES = new Set(['\u01a2', '\u01a3', '\u2b7a', '\u2b7c']);

/** A literal cannot use the flag `v`, because the compile target does not support it. */
const RECOMMENDED_EMOJI = new RegExp('^\\p{RGI_Emoji}$', 'v' as string);

/** Checks whether a string is an emoji that Unicode recommends for general interchange (RGI). Does not use our tables. */
export function isRecommendedEmoji(text: string): boolean {
  return RECOMMENDED_EMOJI.test(text);
}

export const GRAPHEME_RULES: readonly FieldRule<GraphemeDifference>[] = [
  {
    fields: ['canonical_grapheme'],
    rule: 'canonical: a mapped character has the canonical form of its mapping',
    explains: ({ theirs: { grapheme }, ours, inspector }) => {
      const form = tryNormalize(grapheme) ?? mapCharacters(grapheme);
      if (form === null || form === grapheme) return false;
      const report = inspector.inspectGrapheme(form);
      return report.ok && report.value.canonical_grapheme === ours.canonical_grapheme;
    },
  },
  {
    fields: ['canonical_grapheme'],
    rule: 'canonical: a rejected character has the canonical form of a confusable, or null',
    explains: ({ theirs: { grapheme }, ours, inspector }) => {
      const form = tryNormalize(grapheme);
      const isAllowed = form !== null && inspector.inspectGrapheme(form).ok;
      if (ours.normalization === 'normalized' || isAllowed) return false;
      if (ours.canonical_grapheme === null) return true;
      const report = inspector.inspectGrapheme(ours.canonical_grapheme);
      return report.ok && report.value.normalization === 'normalized';
    },
  },
  {
    fields: ['canonical_grapheme'],
    rule: 'canonical: emoji that differ only in sex, age, hair or skin tone share one form',
    explains: ({ theirs: { grapheme }, ours }) =>
      ours.grapheme_type === 'emoji' && ours.canonical_grapheme === foldEmoji(grapheme),
  },
  {
    fields: ['canonical_grapheme'],
    rule: 'canonical: a spelling mark stays unchanged',
    explains: ({ theirs: { grapheme }, ours, tables }) =>
      ours.canonical_grapheme === grapheme &&
      toCodePoints(grapheme)
        .slice(1)
        .some((c) => tables.mark(c) === 'spelling'),
  },
  {
    fields: ['canonical_grapheme'],
    rule: 'canonical: an allowed character stays unchanged unless it is confusable with ASCII',
    explains: ({ theirs, ours }) =>
      ours.normalization === 'normalized' &&
      ours.codepoints.length === 1 &&
      ours.canonical_grapheme === theirs.grapheme &&
      !isPlainCharacter(theirs.canonical_grapheme ?? ''),
  },
  {
    fields: ['check:confusables'],
    rule: 'confusables: the canonical form or the list of confusables differs',
    explains: ({ theirs, ours }) =>
      ours.canonical_grapheme !== theirs.canonical_grapheme ||
      ours.confusables.length !== theirs.confusables.filter((c) => c !== theirs.grapheme).length,
  },
  {
    fields: ['check:invisible'],
    rule: 'invisible: a grapheme is invisible if it draws nothing',
    explains: ({ theirs }) => DRAWS_NOTHING.test(theirs.grapheme),
  },
  {
    fields: ['check:font_support'],
    rule: 'font support: the implementations use different rules',
    explains: () => true,
  },
  {
    fields: ['grapheme_type', 'grapheme_description'],
    rule: 'type: modifier letters are letters',
    explains: ({ theirs, ours }) =>
      ours.grapheme_type === 'other_letter' &&
      /^\p{L}+$/u.test(theirs.grapheme) &&
      /\p{Lm}/u.test(theirs.grapheme),
  },
  {
    fields: ['grapheme_type', 'grapheme_description'],
    rule: 'emoji: a sequence with an inner U+FE0F is an emoji',
    explains: ({ theirs, ours }) =>
      ours.grapheme_type === 'emoji' && theirs.grapheme.includes('\ufe0f'),
  },
  {
    fields: ['grapheme_type', 'grapheme_description'],
    rule: 'emoji: a sequence is an emoji only if Unicode recommends it',
    explains: ({ theirs, ours }) =>
      theirs.grapheme_type === 'emoji' &&
      ours.grapheme_type === 'special' &&
      !isRecommendedEmoji(theirs.grapheme),
  },
  {
    fields: ['grapheme_description'],
    rule: 'description: script names contain spaces instead of underscores',
    explains: ({ theirs, ours }) =>
      theirs.grapheme_description.replaceAll('_', ' ') === ours.grapheme_description,
  },
  {
    fields: ['grapheme_name'],
    rule: 'name: emoji names come from Unicode 17 and CLDR',
    explains: ({ ours }) => ours.grapheme_type === 'emoji',
  },
  {
    fields: ['grapheme_name'],
    rule: 'name: characters without a Unicode name have a description',
    explains: ({ theirs, ours }) =>
      /^[\p{Cn}\p{Co}\p{Cs}]$/u.test(theirs.grapheme) &&
      /^(?:Unassigned|Private Use|Noncharacter|Surrogate) U\+/.test(ours.grapheme_name),
  },
  {
    fields: ['grapheme_name'],
    rule: 'name: our names use control aliases, corrections and the Unicode spelling of ideographs',
    explains: ({ theirs, ours }) =>
      /^\p{Cc}$/u.test(theirs.grapheme) ||
      CORRECTED_NAMES.has(theirs.grapheme) ||
      (/^\p{Script=Tangut}$/u.test(theirs.grapheme) && ours.grapheme_name.startsWith('Tangut ')) ||
      (/CJK|-[0-9A-F]{4,6}$/.test(ours.grapheme_name) &&
        ours.grapheme_name.toLowerCase() === theirs.grapheme_name.toLowerCase()),
  },
  {
    fields: ['unicode_version'],
    rule: 'Unicode version: U+FE0F is ignored',
    explains: ({ theirs }) => theirs.grapheme.includes('\ufe0f'),
  },
  {
    fields: ['rating', 'risk_count', 'highest_risk'],
    rule: 'derived: the status of a check differs',
    explains: ({ theirs, ours }) =>
      ours.checks.some(({ check, status }) => theirs.checks[check] !== status),
  },
];

/** An entry that only one list of confusables contains, and the data that rules need to explain it. */
interface ListDifference {
  entry: string;
  ours: GraphemeGuardReport;
  inspector: Inspector;
  confusables: Confusables;
}

/** Returns our report on the entry. */
function inspectEntry({ entry, inspector }: ListDifference): GraphemeGuardReport | undefined {
  const report = inspector.inspectGrapheme(entry);
  return report.ok ? report.value : undefined;
}

/** Rules for entries that only our list contains (`added`), and that only the other list contains (`missing`). */
export const LIST_RULES: readonly FieldRule<ListDifference>[] = [
  {
    fields: ['added'],
    rule: 'list adds: the canonical form or the allowed form',
    explains: ({ entry, ours }) => ours.confusables.findIndex((c) => c.grapheme === entry) < 2,
  },
  {
    fields: ['added'],
    rule: 'list adds: look-alikes of ASCII characters',
    explains: ({ ours }) => isSimpleCharacter(ours.canonical_grapheme ?? ''),
  },
  {
    fields: ['added'],
    rule: 'list adds: emoji that differ only in sex, age, hair or skin tone',
    explains: (difference) => {
      const report = inspectEntry(difference);
      const { grapheme, canonical_grapheme } = difference.ours;
      if (report?.grapheme_type !== 'emoji') return false;
      const { canonical_grapheme: group } = report;
      return group === canonical_grapheme || group === foldEmoji(grapheme);
    },
  },
  {
    fields: ['added'],
    rule: 'list adds: characters that Unicode 17 lists as confusable',
    explains: ({ entry, ours, confusables }) =>
      confusables.looseSkeleton(entry) === confusables.looseSkeleton(ours.grapheme),
  },
  {
    fields: ['added'],
    rule: 'list adds: graphemes that list this grapheme as confusable',
    explains: (difference) =>
      inspectEntry(difference)?.confusables.some(
        ({ grapheme }) =>
          grapheme === difference.ours.grapheme || grapheme === difference.ours.canonical_grapheme,
      ) ?? false,
  },
  {
    fields: ['added'],
    rule: 'list adds: confusables of the letter without its marks',
    explains: ({ entry, ours, inspector }) => {
      const report = inspector.inspectGrapheme([...ours.grapheme][0] ?? '');
      return report.ok && report.value.confusables.some(({ grapheme }) => grapheme === entry);
    },
  },
  {
    fields: ['missing'],
    rule: 'list omits: the grapheme itself',
    explains: ({ entry, ours }) => entry === ours.grapheme,
  },
  {
    fields: ['missing'],
    rule: 'list omits: characters that ENSIP-15 rejects or maps',
    explains: (difference) => inspectEntry(difference)?.normalization !== 'normalized',
  },
  {
    fields: ['missing'],
    rule: 'list omits: graphemes with a different canonical form',
    explains: (difference) =>
      inspectEntry(difference)?.canonical_grapheme !== difference.ours.canonical_grapheme,
  },
];

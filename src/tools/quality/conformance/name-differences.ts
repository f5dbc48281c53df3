// Rules that explain intended differences between name reports.

import type { CheckCode } from '../../../contract/checks.ts';
import type { GraphemeGuardReport, NameGuardReport } from '../../../contract/reports.ts';
import { isUnknownLabel } from '../../../engine/hashing/name-hasher.ts';
import type { BulkTables } from '../../../engine/tables/bulk-tables.ts';
import { toCodePoints } from '../../../engine/text/code-points.ts';
import { isPlainCharacter } from '../../../primitives/plain-text.ts';
import { type Difference, DRAWS_NOTHING, type FieldRule, type NameCase } from './agreement.ts';
import { hasDifferentFindings } from './conformance-findings.ts';

type NameDifference = Difference<NameCase, NameGuardReport>;

const splitLabels = ({ theirs }: NameDifference) => theirs.name.split('.');
const hasUnknownLabel = (difference: NameDifference) =>
  splitLabels(difference).some(isUnknownLabel);

/** Returns a full report on each grapheme of a name. */
function inspectGraphemes({ ours, inspector }: NameDifference): GraphemeGuardReport[] {
  return (ours.labels ?? [])
    .flatMap(({ graphemes }) => graphemes ?? [])
    .flatMap(({ grapheme }) => {
      const outcome = inspector.inspectGrapheme(grapheme);
      return outcome.ok ? [outcome.value] : [];
    });
}

const isUnnormalized = ({ normalization }: GraphemeGuardReport) => normalization === 'unnormalized';
const isEmojiWithConfusables = ({ grapheme_type, confusables }: GraphemeGuardReport) =>
  grapheme_type === 'emoji' && confusables.length > 0;
const isOwnCanonicalForm = ({ grapheme, canonical_grapheme }: GraphemeGuardReport) =>
  canonical_grapheme === grapheme && /[^\0-\x7f]/.test(grapheme);

/** Checks whether our canonical name contains all `[a-z0-9-]` of theirs. A missing character is never intended. */
function keepsPlainCharacters({ theirs, ours }: NameDifference): boolean {
  const own = new Set(ours.canonical_name ?? ours.name);
  return [...(theirs.canonical_name ?? '')].every((c) => own.has(c) || !isPlainCharacter(c));
}

const getOurStatus = ({ ours }: NameDifference, code: CheckCode) =>
  ours.checks.find(({ check }) => check === code)?.status ?? 'pass';

/** Checks whether a name is known, imitates a known name or an address, or contains the label of a known name. */
function isAboutKnownName({ theirs, ours, inspector }: NameDifference): boolean {
  const { imitates, known } = ours;
  if (imitates || known) return true;
  return theirs.name.split('.').some((label) => {
    const outcome = inspector.inspectName(`${label}.eth`);
    return outcome.ok && outcome.value.known !== null;
  });
}

// Single scripts are detected by testing each of them. The engine intersects script sets instead, as UTS #39 describes:
// https://www.unicode.org/reports/tr39/#Single_Script

const WRITING_SYSTEMS = [
  ['Han', 'Bopomofo'],
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
];

/** Checks whether one script or writing system contains all characters. Every script contains Common and Inherited. */
function hasCoveringScript(text: string, { scriptExtensions }: BulkTables): boolean {
  const characters = toCodePoints(text).map(scriptExtensions);
  const candidates = [...WRITING_SYSTEMS, ...characters.flat().map((script) => [script])];
  return (
    characters.length === 0 || candidates.some((candidate) => isCoveredBy(candidate, characters))
  );
}

/**
 * Checks whether one writing system contains all characters except ASCII letters:
 * https://www.unicode.org/reports/tr39/#highly_restrictive
 */
function isHighlyRestrictive(text: string, { scriptExtensions }: BulkTables): boolean {
  const characters = toCodePoints(text.replaceAll(/[a-z]/gi, '')).map(scriptExtensions);
  return WRITING_SYSTEMS.some((candidate) => isCoveredBy(candidate, characters));
}

function isCoveredBy(candidate: readonly string[], characters: (readonly string[])[]): boolean {
  const covering = new Set(['Common', 'Inherited', ...candidate]);
  return characters.every((extensions) => extensions.some((script) => covering.has(script)));
}

export const NAME_RULES: readonly FieldRule<NameDifference>[] = [
  {
    fields: ['normalization'],
    rule: 'normalization: a name that is not inspected and has unknown labels is unknown',
    explains: (difference) => !difference.theirs.inspected && hasUnknownLabel(difference),
  },
  {
    fields: ['check:normalized'],
    rule: 'normalized: a name with an unknown label can be unnormalized',
    explains: (difference) =>
      hasUnknownLabel(difference) && difference.theirs.checks.normalized === 'skip',
  },
  {
    fields: ['check:invisible'],
    rule: 'invisible: a grapheme is invisible if it draws nothing',
    explains: (difference) =>
      inspectGraphemes(difference).some(({ grapheme }) => DRAWS_NOTHING.test(grapheme)),
  },
  {
    fields: ['check:invisible'],
    rule: 'emoji: a sequence with an inner U+FE0F is an emoji',
    explains: (difference) =>
      inspectGraphemes(difference).some(
        ({ grapheme, grapheme_type }) => grapheme_type === 'emoji' && grapheme.includes('\ufe0f'),
      ),
  },
  {
    fields: ['check:font_support'],
    rule: 'font support: the implementations use different rules',
    explains: () => true,
  },
  {
    fields: ['canonical_name'],
    rule: 'canonical: an empty label has no canonical form',
    explains: ({ theirs }) => theirs.name.split('.').includes(''),
  },
  {
    fields: ['canonical_name', 'check:confusables'],
    rule: 'canonical: characters that ENSIP-15 rejects or maps have a different form',
    explains: (difference) => inspectGraphemes(difference).some(isUnnormalized),
  },
  {
    fields: ['canonical_name', 'check:confusables'],
    rule: 'canonical: emoji that differ only in sex, age, hair or skin tone share one form',
    explains: (difference) => inspectGraphemes(difference).some(isEmojiWithConfusables),
  },
  {
    fields: ['canonical_name', 'check:confusables'],
    rule: 'canonical: an exemplar letter stays unchanged unless it is confusable with ASCII',
    explains: (difference) =>
      inspectGraphemes(difference).some(isOwnCanonicalForm) && keepsPlainCharacters(difference),
  },
  {
    fields: ['canonical_name'],
    rule: 'canonical: a letter never becomes a number',
    explains: ({ theirs, ours }) => {
      const own = [...(ours.canonical_name ?? '')];
      return [...(theirs.canonical_name ?? '')].every(
        (c, index) => c === own[index] || (/\p{N}/u.test(c) && /\p{L}/u.test(own[index] ?? '')),
      );
    },
  },
  {
    fields: ['check:impersonation_risk'],
    rule: 'impersonation: only our check uses known names and addresses',
    explains: isAboutKnownName,
  },
  {
    fields: ['check:impersonation_risk'],
    rule: 'impersonation: the canonical name differs',
    explains: ({ theirs, ours }) => theirs.canonical_name !== ours.canonical_name,
  },
  {
    fields: ['check:mixed_scripts'],
    rule: 'mixed scripts: our check uses the resolved script sets of UTS #39',
    explains: (difference) => {
      const isMixed = !splitLabels(difference).every((label) =>
        hasCoveringScript(label, difference.tables),
      );
      return isMixed === (difference.theirs.checks.mixed_scripts === 'pass');
    },
  },
  {
    fields: ['check:mixed_scripts'],
    rule: 'mixed scripts: ASCII letters may be mixed with Japanese, Korean or Chinese',
    explains: (difference) =>
      getOurStatus(difference, 'mixed_scripts') === 'pass' &&
      splitLabels(difference).every(
        (label) =>
          hasCoveringScript(label, difference.tables) ||
          isHighlyRestrictive(label, difference.tables),
      ),
  },
  {
    fields: ['check:punycode_compatible_name'],
    rule: 'punycode: empty labels, capitals and labels that start with xn-- are not compatible',
    explains: (difference) =>
      splitLabels(difference).some((label) => label === '' || /[A-Z]|^xn--/.test(label)),
  },
  {
    fields: ['rating', 'highest_risk'],
    rule: 'rating: an ending that ENS does not have causes a warning',
    explains: (difference) => getOurStatus(difference, 'decentralized_name') === 'warn',
  },
  {
    fields: ['check:decentralized_name'],
    rule: 'decentralized name: ETH counts as eth, because another check reports capitals',
    explains: (difference) =>
      getOurStatus(difference, 'decentralized_name') === 'pass' &&
      splitLabels(difference).at(-1)?.toLowerCase() === 'eth',
  },
  {
    fields: ['rating', 'findings', 'highest_risk'],
    rule: 'derived: a check has a finding in only one report',
    explains: ({ theirs, ours }) => hasDifferentFindings(theirs.checks, ours),
  },
];

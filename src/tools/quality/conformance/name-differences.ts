// Rules that explain intended differences between name reports.

import type { CheckCode } from '../../../contract/checks.ts';
import type { GraphemeGuardReport, NameGuardReport } from '../../../contract/reports.ts';
import { isUnknownLabel } from '../../../engine/hashing/name-hasher.ts';
import { isPlainCharacter } from '../../../primitives/plain-text.ts';
import { type Difference, DRAWS_NOTHING, type FieldRule, type NameCase } from './agreement.ts';
import { hasDifferentFindings, readOurFinding, readTheirFinding } from './conformance-findings.ts';
import { hasCoveringScript, isHighlyRestrictive, isUnusualSpelling } from './unusual-spelling.ts';

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

/** Returns whether a check has a finding in only our report. */
const isOnlyOurFinding = (difference: NameDifference, code: CheckCode) =>
  readOurFinding(getOurStatus(difference, code)) === 'finding' &&
  readTheirFinding(difference.theirs.checks[code]) === 'none';

/** Checks whether a name is known, imitates a known name or an address, or contains the label of a known name. */
function isAboutKnownName({ theirs, ours, inspector }: NameDifference): boolean {
  const { imitates, known } = ours;
  if (imitates || known) return true;
  return theirs.name.split('.').some((label) => {
    const outcome = inspector.inspectName(`${label}.eth`);
    return outcome.ok && outcome.value.known !== null;
  });
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
    fields: ['check:confusables'],
    rule: 'confusables: Unicode 17 lists more confusables',
    explains: (difference) =>
      difference.theirs.checks.confusables === 'pass' &&
      inspectGraphemes(difference).some(({ confusables }) => confusables.length > 0),
  },
  {
    fields: ['check:confusables'],
    rule: 'confusables: unusual spelling causes a warning even without confusables',
    explains: (difference) => {
      const warned = (difference.ours.labels ?? []).filter(({ checks }) =>
        checks.some(({ check, status }) => check === 'confusables' && status === 'warn'),
      );
      return (
        isOnlyOurFinding(difference, 'confusables') &&
        warned.length > 0 &&
        warned.every((label) => isUnusualSpelling(label, difference.tables))
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
    rule: 'impersonation: the top-level label is not checked',
    explains: (difference) => {
      const [, ...parents] = splitLabels(difference);
      const canonical = (difference.theirs.canonical_name ?? '').split('.');
      const differing = splitLabels(difference).filter(
        (label, index) => label !== canonical[index],
      );
      return (
        parents.length > 0 &&
        getOurStatus(difference, 'impersonation_risk') === 'pass' &&
        differing.length === 1 &&
        parents.at(-1) !== canonical.at(-1)
      );
    },
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
    fields: ['check:unknown_label', 'check:decentralized_name', 'check:punycode_compatible_name'],
    rule: 'line feed: a line feed at the end of a label is not ignored',
    explains: ({ theirs }) => /\n(?:\.|$)/.test(theirs.name),
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

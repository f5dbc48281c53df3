// Rules that explain intended differences between reports on names.

import type { CheckCode } from '../../../contract/checks.ts';
import type { GraphemeGuardReport, NameGuardReport } from '../../../contract/reports.ts';
import { isUnknownLabel } from '../../../engine/hashing/parse-unknown-label.ts';
import { isPlainCharacter } from '../../../engine/text/plain-text.ts';
import type { NameCase } from './cases.ts';
import { hasOtherFindings, readOurFinding, readTheirFinding } from './conformance-findings.ts';
import { hasCoveringScript, isHighlyRestrictive } from './covering-script.ts';
import { type Difference, DRAWS_NOTHING, explainField, type FieldRule } from './field-rules.ts';
import { isUnusualSpelling } from './unusual-spelling.ts';

export type NameDifference = Difference<NameCase, NameGuardReport>;

const splitLabels = ({ theirs }: NameDifference) => theirs.name.split('.');
const hasUnknownLabel = (difference: NameDifference) =>
  splitLabels(difference).some(isUnknownLabel);

/** Returns full reports of the graphemes of a name. */
function listGraphemes({ ours, inspector }: NameDifference): GraphemeGuardReport[] {
  return (ours.labels ?? [])
    .flatMap(({ graphemes }) => graphemes ?? [])
    .flatMap(({ grapheme }) => {
      const outcome = inspector.inspectGrapheme(grapheme);
      return outcome.ok ? [outcome.value] : [];
    });
}

const isReplaced = ({ normalization }: GraphemeGuardReport) => normalization === 'unnormalized';
const isFolded = ({ grapheme_type, confusables }: GraphemeGuardReport) =>
  grapheme_type === 'emoji' && confusables.length > 0;
const isKept = ({ grapheme, canonical_grapheme }: GraphemeGuardReport) =>
  canonical_grapheme === grapheme && /[^\0-\x7f]/.test(grapheme);

/** Whether the canonical forms differ only outside ASCII. A difference in ASCII is never intended. */
function hasAllAscii({ theirs, ours }: NameDifference): boolean {
  const own = new Set(ours.canonical_name ?? ours.name);
  return [...(theirs.canonical_name ?? '')].every((c) => own.has(c) || !isPlainCharacter(c));
}

/** Returns our status of a check. */
const getStatus = ({ ours }: NameDifference, code: CheckCode) =>
  ours.checks.find(({ check }) => check === code)?.status ?? 'pass';

/** Whether only our check found something. */
const isOurs = (difference: NameDifference, code: CheckCode) =>
  readOurFinding(getStatus(difference, code)) === 'finding' &&
  readTheirFinding(difference.theirs.checks[code]) === 'none';

/** Whether a known name decides: the name is known, imitates a known name or an address, or has the label of a known name. */
function isAboutKnownName({ theirs, ours, inspector }: NameDifference): boolean {
  const { imitates, known } = ours;
  if (imitates || known) return true;
  return theirs.name.split('.').some((label) => {
    const outcome = inspector.inspectName(`${label}.eth`);
    return outcome.ok && outcome.value.known !== null;
  });
}

const RULES: readonly FieldRule<NameDifference>[] = [
  {
    fields: ['normalization'],
    rule: 'a name with unknown labels that is not inspected is unknown',
    explains: (difference) => !difference.theirs.inspected && hasUnknownLabel(difference),
  },
  {
    fields: ['check:normalized'],
    rule: 'a name with an unknown label can be unnormalized',
    explains: (difference) =>
      hasUnknownLabel(difference) && difference.theirs.checks.normalized === 'skip',
  },
  {
    fields: ['check:invisible'],
    rule: 'invisible means that nothing is drawn',
    explains: (difference) =>
      listGraphemes(difference).some(({ grapheme }) => DRAWS_NOTHING.test(grapheme)),
  },
  {
    fields: ['check:invisible'],
    rule: 'an emoji with inner U+FE0F is an emoji',
    explains: (difference) =>
      listGraphemes(difference).some(
        ({ grapheme, grapheme_type }) => grapheme_type === 'emoji' && grapheme.includes('\ufe0f'),
      ),
  },
  {
    fields: ['check:font_support'],
    rule: 'font support has our own rule',
    explains: () => true,
  },
  {
    fields: ['canonical_name'],
    rule: 'canonical: an empty label has no canonical form',
    explains: ({ theirs }) => theirs.name.split('.').includes(''),
  },
  {
    fields: ['canonical_name', 'check:confusables'],
    rule: 'canonical: characters that ENSIP-15 rejects or maps',
    explains: (difference) => listGraphemes(difference).some(isReplaced),
  },
  {
    fields: ['canonical_name', 'check:confusables'],
    rule: 'canonical: the emoji fold',
    explains: (difference) => listGraphemes(difference).some(isFolded),
  },
  {
    fields: ['canonical_name', 'check:confusables'],
    rule: 'canonical: exemplar letters are themselves unless confusable with ASCII',
    explains: (difference) => listGraphemes(difference).some(isKept) && hasAllAscii(difference),
  },
  {
    fields: ['canonical_name'],
    rule: 'canonical: a letter is never a number',
    explains: ({ theirs, ours }) => {
      const own = [...(ours.canonical_name ?? '')];
      return [...(theirs.canonical_name ?? '')].every(
        (c, at) => c === own[at] || (/\p{N}/u.test(c) && /\p{L}/u.test(own[at] ?? '')),
      );
    },
  },
  {
    fields: ['check:confusables'],
    rule: 'confusables by Unicode 17',
    explains: (difference) =>
      difference.theirs.checks.confusables === 'pass' &&
      listGraphemes(difference).some(({ confusables }) => confusables.length > 0),
  },
  {
    fields: ['check:confusables'],
    rule: 'confusables: unusual spelling causes a warning with or without confusables',
    explains: (difference) => {
      const warned = (difference.ours.labels ?? []).filter(({ checks }) =>
        checks.some(({ check, status }) => check === 'confusables' && status === 'warn'),
      );
      return (
        isOurs(difference, 'confusables') &&
        warned.length > 0 &&
        warned.every((label) => isUnusualSpelling(label, difference.tables))
      );
    },
  },
  {
    fields: ['check:impersonation_risk'],
    rule: 'impersonation: known names, their look-alikes, shapes of addresses',
    explains: isAboutKnownName,
  },
  {
    fields: ['check:impersonation_risk'],
    rule: 'impersonation: the top-level label is not judged',
    explains: (difference) => {
      const [, ...parents] = splitLabels(difference);
      const canonical = (difference.theirs.canonical_name ?? '').split('.');
      const differing = splitLabels(difference).filter((label, at) => label !== canonical[at]);
      return (
        parents.length > 0 &&
        getStatus(difference, 'impersonation_risk') === 'pass' &&
        differing.length === 1 &&
        parents.at(-1) !== canonical.at(-1)
      );
    },
  },
  {
    fields: ['check:impersonation_risk'],
    rule: 'follows from the canonical name, which differs',
    explains: ({ theirs, ours }) => theirs.canonical_name !== ours.canonical_name,
  },
  {
    fields: ['check:mixed_scripts'],
    rule: 'mixed scripts by UTS #39 resolved sets',
    explains: (difference) => {
      const isMixed = !splitLabels(difference).every((label) =>
        hasCoveringScript(label, difference.tables),
      );
      return isMixed === (difference.theirs.checks.mixed_scripts === 'pass');
    },
  },
  {
    fields: ['check:mixed_scripts'],
    rule: 'mixed scripts: ASCII letters may stand next to Japanese, Korean and Chinese',
    explains: (difference) =>
      getStatus(difference, 'mixed_scripts') === 'pass' &&
      splitLabels(difference).every(
        (label) =>
          hasCoveringScript(label, difference.tables) ||
          isHighlyRestrictive(label, difference.tables),
      ),
  },
  {
    fields: ['check:punycode_compatible_name'],
    rule: 'empty labels, capitals and xn-- literals are not DNS-encodable',
    explains: (difference) =>
      splitLabels(difference).some((label) => label === '' || /[A-Z]|^xn--/.test(label)),
  },
  {
    fields: ['check:unknown_label', 'check:decentralized_name', 'check:punycode_compatible_name'],
    rule: 'patterns anchored at the true end',
    explains: ({ theirs }) => /\n(?:\.|$)/.test(theirs.name),
  },
  {
    fields: ['rating', 'highest_risk'],
    rule: 'a top-level label close to eth is more than a limitation',
    explains: (difference) => getStatus(difference, 'decentralized_name') === 'warn',
  },
  {
    fields: ['check:decentralized_name'],
    rule: 'a name under ETH is under eth: the normalized check reports the capitals',
    explains: (difference) =>
      getStatus(difference, 'decentralized_name') === 'pass' &&
      splitLabels(difference).at(-1)?.toLowerCase() === 'eth',
  },
  {
    fields: ['rating', 'findings', 'highest_risk'],
    rule: 'follows from a check with a different finding',
    explains: ({ theirs, ours }) => hasOtherFindings(theirs.checks, ours),
  },
];

/** Returns the rule that explains a difference in one field, or undefined. */
export function explainName(field: string, difference: NameDifference): string | undefined {
  return explainField(RULES, field, difference);
}

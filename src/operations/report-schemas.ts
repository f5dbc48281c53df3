import * as v from 'valibot';
import { CHECK_CODES, CHECK_STATUSES } from '../contract/checks.ts';
import { IMITATION_KINDS, IMITATION_STATUSES } from '../contract/imitation-kinds.ts';
import { CANDIDATE_KINDS } from '../contract/imitations.ts';
import { PROBLEM_STATUS, type ProblemCode } from '../contract/problem.ts';
import { RATING_ALERT, RATING_PASS, RATING_WARN, type Rating } from '../contract/rating.ts';
import { GRAPHEME_TYPES, NORMALIZATION_ERROR_CODES } from '../contract/reports.ts';

// What is answered, field by field. Nothing checks answers at run time: the tests do, and the
// OpenAPI document is written from here.

const describeText = (description: string) => v.pipe(v.string(), v.description(description));
const describeNullableText = (description: string) =>
  v.pipe(v.nullable(v.string()), v.description(description));

const describeHash = (description: string) =>
  v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/), v.description(description));

const unicodeText = v.pipe(v.string(), v.regex(/^\d+\.\d+$/));

const RatingSchema = v.pipe(
  v.picklist([RATING_PASS, RATING_WARN, RATING_ALERT] satisfies Rating[]),
  v.metadata({
    // A list of numbers would be documented as `number`.
    type: 'integer',
    description:
      'The danger that the worst check tells of: 2 none found, 3 `warn`, 4 `alert`. What is only worth knowing (`info`) does not count.',
  }),
);

const NormalizationSchema = v.pipe(
  v.picklist(['normalized', 'unnormalized', 'unknown']),
  v.description(
    'ENSIP-15 status; `unknown` when a label is known only by its hash (`[64 hex digits]`).',
  ),
);

export const GenericCheckResultSchema = v.pipe(
  v.object({
    message: describeText('What the check found, in words, for the thing inspected.'),
    check_name: describeText('Name of the check for people.'),
    check: v.pipe(v.picklist(CHECK_CODES), v.description('Name of the check for machines.')),
    status: v.pipe(
      v.picklist(CHECK_STATUSES),
      v.description(
        '`alert`: cannot be relied on as it stands. `warn`: look before you rely on it. `info`: true and worth knowing, no reason for distrust. `skip`: cannot be checked here. `pass`: nothing found. Only the first two are risks.',
      ),
    ),
  }),
  v.description('What one check found.'),
);

const ChecksSchema = v.pipe(
  v.array(GenericCheckResultSchema),
  v.description('All checks, the worst first: by status, then by severity.'),
);

const consolidated = {
  rating: RatingSchema,
  risk_count: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(CHECK_CODES.length),
    v.description('How many checks ended in `warn` or `alert`.'),
  ),
  highest_risk: v.pipe(
    v.nullable(GenericCheckResultSchema),
    v.description('The first of those checks; null exactly when there is none.'),
  ),
  title: describeText('The rating in a few words.'),
  subtitle: describeText('What the rating means for a reader.'),
};

export const ImitationSchema = v.pipe(
  v.object({
    name: describeNullableText('The known name that is imitated; null for an address.'),
    kind: v.pipe(
      v.picklist(IMITATION_KINDS),
      v.description(
        'How: `identical_look` and `similar_look` by characters that look alike, `hyphens` the same but for hyphens, `one_edit` one slip of the hand away, `added_words` a known name among words of its service, `embedded` a name inside a longer one, `address` the shape of an address.',
      ),
    ),
    status: v.pipe(
      v.picklist(IMITATION_STATUSES),
      v.description('How much it tells against the name.'),
    ),
    evidence: describeText('What shows it, in words, such as `“rn” reads as “m”`.'),
  }),
  v.description('What a name imitates, or comes close to.'),
);

export const KnownSchema = v.pipe(
  v.object({
    name: describeText('The known name.'),
    title: describeText('What it is called, such as `MetaMask`.'),
    category: describeText('What it is, such as `wallet`.'),
  }),
  v.description('The known name that a name is, or is a subname of.'),
);

const consolidatedName = {
  name: describeText('The name exactly as it was given.'),
  namehash: describeHash(
    'ENSIP-1 hash of the name. A label written `[64 hex digits]` adds that hash itself.',
  ),
  inspected: v.pipe(
    v.boolean(),
    v.description(
      'False for a name of more than 200 characters or more than 5 unknown labels: its parts are not looked at. An unknown label has 66 characters, so a name with four is too long already.',
    ),
  ),
  beautiful_name: describeNullableText(
    'The form to display (ENSIP-15); null unless every label is known and normalized.',
  ),
  ...consolidated,
  normalization: NormalizationSchema,
  imitates: v.pipe(
    v.nullable(ImitationSchema),
    v.description('What it imitates; null when nothing of the kind was found.'),
  ),
  known: v.pipe(
    v.nullable(KnownSchema),
    v.description(
      'Not null when the name is spelled exactly like a known one, or is a subname of one.',
    ),
  ),
};

export const ConsolidatedNameGuardReportSchema = v.pipe(
  v.object(consolidatedName),
  v.description('The verdict on one name.'),
);

export const BulkInspectNamesResponseSchema = v.object({
  results: v.pipe(
    v.array(ConsolidatedNameGuardReportSchema),
    v.description('One verdict for each name asked about, in the same order.'),
  ),
});

const consolidatedGrapheme = {
  ...consolidated,
  normalization: v.pipe(
    v.picklist(['normalized', 'unnormalized']),
    v.description(
      'Whether ENSIP-15 allows this grapheme at all, in any company: not the same as normalizing it as a name of its own.',
    ),
  ),
  grapheme: describeText('The grapheme exactly as it was given.'),
  grapheme_name: describeText(
    'Its Unicode name, the CLDR short name of an emoji, or words in their place.',
  ),
  grapheme_type: v.pipe(v.picklist(GRAPHEME_TYPES), v.description('What it is made of.')),
  grapheme_script: describeText(
    'Unicode script in words; `Combined` for several, `Unknown` for none.',
  ),
  grapheme_description: describeText('Its type in words, with the script where that says more.'),
  unicode_version: v.pipe(
    v.nullable(unicodeText),
    v.description('Unicode version that introduced it; null when it is not assigned.'),
  ),
};

export const ConsolidatedGraphemeGuardReportSchema = v.pipe(
  v.object(consolidatedGrapheme),
  v.description('The verdict on one grapheme, without its checks and confusables.'),
);

export const LabelGraphemeGuardReportSchema = v.pipe(
  v.object({
    ...consolidatedGrapheme,
    status_in_label: v.pipe(
      v.picklist(CHECK_STATUSES),
      v.description(
        'The worst status of its own checks in this label: a letter that could be mistaken elsewhere is no risk in the ordinary spelling of its script.',
      ),
    ),
  }),
  v.description('The verdict on one grapheme of a label: by itself, and in the label.'),
);

export const ConfusableGuardReportSchema = v.pipe(
  v.object({
    ...consolidatedGrapheme,
    is_canonical: v.pipe(
      v.boolean(),
      v.description('Whether this is the canonical form of the inspected grapheme.'),
    ),
  }),
  v.description('A grapheme that the inspected one can be mistaken for.'),
);

export const GraphemeGuardReportSchema = v.pipe(
  v.object({
    ...consolidatedGrapheme,
    checks: ChecksSchema,
    grapheme_link: v.pipe(
      v.nullable(v.pipe(v.string(), v.url())),
      v.description('A page about this character; null for a grapheme of several characters.'),
    ),
    grapheme_link_name: describeText('Name of that page, or `No link is available`.'),
    confusables: v.pipe(
      v.array(ConfusableGuardReportSchema),
      v.description(
        'What it can be mistaken for, never itself; the canonical form first when it is known and differs.',
      ),
    ),
    confusable_sequences: v.pipe(
      v.array(v.string()),
      v.description(
        'Sequences of several graphemes that read as this one, the most alike first, such as `rn` for `m`; empty for most.',
      ),
    ),
    canonical_grapheme: describeNullableText('Its canonical form; null when none is known.'),
    codepoints: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^U\+[0-9A-F]{4,6}$/))),
      v.description('Its code points in order.'),
    ),
  }),
  v.description('All that is known about one grapheme.'),
);

export const NormalizationErrorSchema = v.pipe(
  v.object({
    code: v.pipe(
      v.picklist(NORMALIZATION_ERROR_CODES),
      v.description('What is wrong, for machines.'),
    ),
    message: describeText('What is wrong, for people.'),
    start: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.description('Where the trouble starts in the label, counted in code points.'),
    ),
    end: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.description('Where it ends: the code point just after it.'),
    ),
    suggestion: describeNullableText('What to write in its place; null when there is no repair.'),
  }),
  v.description('Why ENSIP-15 refuses the label, or changes it.'),
);

export const LabelGuardReportSchema = v.pipe(
  v.object({
    ...consolidated,
    label: describeText('The label exactly as it was given.'),
    labelhash: describeHash(
      'Keccak-256 of the label in UTF-8, or the hash that an unknown label names.',
    ),
    normalization: NormalizationSchema,
    beautiful_label: describeNullableText(
      'The form to display; null unless the label is known and normalized.',
    ),
    canonical_label: describeNullableText(
      'The label with every grapheme in its canonical form; null when one has none or the result is invalid.',
    ),
    checks: ChecksSchema,
    graphemes: v.pipe(
      v.nullable(v.array(LabelGraphemeGuardReportSchema)),
      v.description('Its graphemes in order; null when only its hash is known.'),
    ),
    normalization_error: v.pipe(
      v.nullable(NormalizationErrorSchema),
      v.description('Null when the label is normalized or unknown.'),
    ),
  }),
  v.description('The verdict on one label of a name.'),
);

export const NameGuardReportSchema = v.pipe(
  v.object({
    ...consolidatedName,
    checks: ChecksSchema,
    canonical_name: describeNullableText(
      'The name with every label in its canonical form; null when one has none.',
    ),
    looks_like: describeNullableText(
      'The perceived form: the name that a reader sees at a glance, whatever the scripts; null when that is the name itself.',
    ),
    labels: v.pipe(
      v.nullable(v.array(LabelGuardReportSchema)),
      v.description('Its labels in order; null when the name was not inspected.'),
    ),
  }),
  v.description('All that is known about one name.'),
);

export const CandidateSchema = v.pipe(
  v.object({
    name: describeText('Normalized by ENSIP-15, so that it can be registered.'),
    kind: v.pipe(
      v.picklist(CANDIDATE_KINDS),
      v.description(
        'How it differs: `look_alike` in one character that looks like the one it replaces, `look_alikes` in several, `sequence` in letters that together look like one, or one like several, `transposition`, `repetition`, `omission`, `replacement` and `insertion` by a slip of the hand, `addition`, `plural` and `hyphen` by what is added, `bit` in one bit, `added_word` by a word of services, `embedded` by an ending such as `-eth`, `emoji` in an emoji, or by one beside it.',
      ),
    ),
    evidence: describeText('What differs, in words, such as `“1” reads as “l”`.'),
  }),
  v.description('A name that could be registered to pass for another.'),
);

export const ImitationsResponseSchema = v.object({
  name: describeText('The name exactly as it was given.'),
  complete: v.pipe(
    v.boolean(),
    v.description('False when there are more than the limit: the rest is left out.'),
  ),
  imitations: v.pipe(
    v.array(CandidateSchema),
    v.description(
      'What could imitate the name, the most dangerous first: none twice, none the name itself, always in the same order.',
    ),
  ),
});

const PROBLEM_CODES = Object.keys(PROBLEM_STATUS) as ProblemCode[];

export const ProblemFaultSchema = v.object({
  path: describeText(
    'Where the value is in the request, such as `names[3]`; empty for the whole body.',
  ),
  detail: describeText('What is wrong with it.'),
});

export const ProblemSchema = v.pipe(
  v.object({
    type: describeText('Address that identifies this kind of problem.'),
    title: describeText('This kind of problem in a few words.'),
    status: v.pipe(v.number(), v.integer(), v.description('The HTTP status again.')),
    detail: describeText('What went wrong this time, in a sentence one can act on.'),
    code: v.pipe(v.picklist(PROBLEM_CODES), v.description('This kind of problem, for machines.')),
    errors: v.exactOptional(
      v.pipe(v.array(ProblemFaultSchema), v.description('Every value that is at fault.')),
    ),
  }),
  v.description('Why there is no report (RFC 9457).'),
);

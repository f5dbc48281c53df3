// Creates consolidated and full reports on graphemes: https://www.unicode.org/reports/tr39/

import type { GenericCheckResult } from '../../contract/checks.ts';
import type {
  ConfusableGuardReport,
  ConsolidatedFields,
  ConsolidatedGraphemeGuardReport,
  GraphemeGuardReport,
  GraphemeType,
} from '../../contract/reports.ts';
import { formatCodePoint } from '../../primitives/format-code-points.ts';
import { memoize } from '../../primitives/memoize.ts';
import { isSimpleCharacter } from '../../primitives/plain-text.ts';
import { sayCheck } from '../../words/checks/check-words.ts';
import { graphemeChecks } from '../checks/catalogue.ts';
import { consolidate } from '../checks/check-masks.ts';
import type { GraphemeFacts } from '../checks/facts.ts';
import type { ConfusableLists } from '../confusables/confusable-lists.ts';
import { removeFe0f } from '../segmentation/emoji.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import type { DetailsTables } from '../tables/details-tables.ts';
import { toSingleCodePoint } from '../text/code-points.ts';
import { getGraphemeName } from './grapheme-name.ts';
import { formatScript } from './grapheme-script.ts';

export interface GraphemeReporter {
  /** Returns the consolidated report, which is also part of a label report. */
  reportConsolidated(facts: GraphemeFacts): ConsolidatedGraphemeGuardReport;
  reportFull(facts: GraphemeFacts): GraphemeGuardReport;
}

/** Cached fields of a grapheme report, which do not depend on checks. */
type Description = Omit<ConsolidatedGraphemeGuardReport, keyof ConsolidatedFields>;

/** Maximum number of cached descriptions. */
const MAX_CACHED_DESCRIPTIONS = 2048;
const MAX_CACHED_LISTS = 256;
/** Maximum length of a cached grapheme in UTF-16 code units. */
const MAX_CACHED_LENGTH = 64;

export function createGraphemeReporter(
  bulk: BulkTables,
  details: DetailsTables,
  getGraphemeFacts: (grapheme: string) => GraphemeFacts,
  lists: ConfusableLists,
): GraphemeReporter {
  const isShort = (grapheme: string) => grapheme.length <= MAX_CACHED_LENGTH;
  const getDescription = memoize(
    (grapheme: string): Description => {
      const facts = getGraphemeFacts(grapheme);
      return {
        normalization: facts.isNormalized ? 'normalized' : 'unnormalized',
        grapheme,
        grapheme_name: getGraphemeName(facts, details),
        grapheme_type: facts.type,
        grapheme_script: formatScript(facts.script),
        grapheme_description: describeGrapheme(facts),
        unicode_version: getUnicodeVersion(facts, bulk, details),
      };
    },
    MAX_CACHED_DESCRIPTIONS,
    isShort,
  );
  const listConfusables = memoize(lists.list, MAX_CACHED_LISTS, isShort);

  function reportConsolidated(facts: GraphemeFacts): ConsolidatedGraphemeGuardReport {
    const { checkMasks } = facts;
    const getResult = (index: number) => graphemeChecks.getResult(index, facts, checkMasks);
    // Object.assign is many times faster than spreading both objects, and lists are long.
    return Object.assign(
      consolidate('grapheme', checkMasks, getResult),
      getDescription(facts.grapheme),
    );
  }

  /** Returns the results of all checks. The check `confusables` can pass although the list is not empty. */
  function reportChecks(facts: GraphemeFacts): GenericCheckResult[] {
    const { grapheme } = facts;
    const isListed = !isSimpleCharacter(grapheme) && listConfusables(grapheme).length > 0;
    return graphemeChecks.getResults(facts, facts.checkMasks).map((result) => {
      const isRare = isListed && result.check === 'confusables' && result.status === 'pass';
      return isRare ? { ...result, message: sayCheck({ code: 'rarely_confused' }) } : result;
    });
  }

  function reportConfusables(facts: GraphemeFacts): ConfusableGuardReport[] {
    return listConfusables(facts.grapheme).map((other) =>
      Object.assign(reportConsolidated(getGraphemeFacts(other)), {
        is_canonical: other === facts.canonical,
      }),
    );
  }

  return {
    reportConsolidated,
    reportFull: (facts) => ({
      ...reportConsolidated(facts),
      checks: reportChecks(facts),
      ...getGraphemeLink(facts),
      confusables: reportConfusables(facts),
      confusable_sequences: [...lists.sequences(facts.grapheme)],
      canonical_grapheme: facts.canonical,
      codepoints: facts.codePoints.map(formatCodePoint),
    }),
  };
}

// Finds the Unicode version of a grapheme: https://www.unicode.org/reports/tr44/#Age, https://www.unicode.org/reports/tr51/#Versioning

/** Unicode versions of Emoji versions that have a different number. */
const UNICODE_OF_EMOJI: Readonly<Record<string, string>> = {
  1: '8.0',
  2: '8.0',
  3: '9.0',
  4: '9.0',
  5: '10.0',
  12.1: '12.0',
  13.1: '13.0',
};

const FE0F = 0xfe0f;

/** Returns the Unicode version that introduced a grapheme, such as `15.0`. Returns null if no character is assigned. */
function getUnicodeVersion(
  { grapheme, codePoints }: GraphemeFacts,
  { emojiVersion }: Pick<BulkTables, 'emojiVersion'>,
  { age }: Pick<DetailsTables, 'age'>,
): string | null {
  const others = codePoints.filter((codePoint) => codePoint !== FE0F);
  const judged = others.length > 0 ? others : codePoints;
  if (judged.length > 1) {
    const version = emojiVersion(removeFe0f(grapheme));
    if (version !== undefined && version >= 1) {
      return UNICODE_OF_EMOJI[version] ?? version.toFixed(1);
    }
  }
  const ages = judged.flatMap((codePoint) => age(codePoint) ?? []);
  return ages.reduce<string | null>(
    (newest, next) => (Number(next) > Number(newest) ? next : newest),
    null,
  );
}

/** Describes graphemes by their type and script. */
const DESCRIPTIONS: Readonly<Record<GraphemeType, (script: string) => string>> = {
  simple_letter: () => 'A-Z letter',
  simple_number: () => '0-9 number',
  other_letter: (script) => `${script} letter`,
  other_number: (script) => `${script} number`,
  hyphen: () => 'Hyphen',
  dollarsign: () => 'Dollar sign',
  underscore: () => 'Underscore',
  emoji: () => 'Emoji',
  invisible: () => 'Invisible character',
  special: () => 'Special character',
};

/** @example describeGrapheme(facts of 'а') // 'Cyrillic letter' */
function describeGrapheme({ type, script }: GraphemeFacts): string {
  return DESCRIPTIONS[type](formatScript(script));
}

// Links to pages about characters: https://emojipedia.org, https://unicodeplus.com

/** Returns a link to a page about a grapheme of one code point. Other graphemes have no link. */
function getGraphemeLink({
  grapheme,
  type,
}: GraphemeFacts): Pick<GraphemeGuardReport, 'grapheme_link' | 'grapheme_link_name'> {
  const single = toSingleCodePoint(grapheme);
  if (single === undefined) {
    return { grapheme_link: null, grapheme_link_name: 'No link is available' };
  }
  return type === 'emoji'
    ? {
        grapheme_link: `https://emojipedia.org/${encodeURIComponent(grapheme)}`,
        grapheme_link_name: 'Emojipedia',
      }
    : {
        grapheme_link: `https://unicodeplus.com/${formatCodePoint(single)}`,
        grapheme_link_name: 'UnicodePlus',
      };
}

import type { NormalizationErrorCode } from '../../contract/reports.ts';
import { type Quotable, quoteGrapheme } from '../quoting/quote-grapheme.ts';

/** Why ENSIP-15 rejects or changes a label. */
export interface NormalizationErrorArgs {
  /** The text that the error is about. Null if it is empty. */
  readonly found: Quotable | null;
  /**
   * Scripts that the text cannot be combined with. Two scripts if the text mixes them, or if the label is a
   * whole-script confusable. The values are from ENSIP-15, such as `Latin` or `Restricted[Egyp]`.
   */
  readonly scripts: readonly string[];
  /** Replacement of the text, or null if there is none. */
  readonly suggestion: string | null;
}

/** Words for each reason why ENSIP-15 rejects or changes a label. */
export const NORMALIZATION_ERROR_WORDS: Readonly<
  Record<NormalizationErrorCode, (args: NormalizationErrorArgs) => string>
> = {
  not_normalized: ({ found, suggestion }) =>
    suggestion === ''
      ? `ENSIP-15 removes ${quoteFound(found)}.`
      : `ENSIP-15 replaces ${quoteFound(found)} with “${suggestion}”.`,
  empty_label: () => 'This label is empty, or becomes empty when it is normalized.',
  disallowed_character: ({ found }) => `ENSIP-15 does not allow ${quoteFound(found)}.`,
  illegal_mixture: ({ found, scripts: [script, other] }) => {
    if (script === undefined) return `ENSIP-15 does not allow ${quoteFound(found)} in this label.`;
    return other === undefined
      ? `This label mixes scripts: ${quoteFound(found)} cannot be combined with ${nameScript(script)}.`
      : `This label mixes scripts: ${nameScript(script)} cannot be combined with ${nameScript(other)}.`;
  },
  whole_script_confusable: ({ scripts: [own = '', other = ''] }) =>
    `All characters of this ${nameScript(own)} label can be mistaken for ${nameScript(other)} letters or digits.`,
  underscore_placement: () => 'Underscores are only allowed at the start of a label.',
  invalid_label_extension: () => 'A label cannot have hyphens in positions 3 and 4.',
  leading_combining_mark: ({ found }) =>
    `A label cannot start with the combining mark ${quoteFound(found)}.`,
  combining_mark_after_emoji: ({ found }) =>
    `The combining mark ${quoteFound(found)} cannot follow an emoji.`,
  leading_fenced_character: ({ found }) => `A label cannot start with ${quoteFound(found)}.`,
  trailing_fenced_character: ({ found }) => `A label cannot end with ${quoteFound(found)}.`,
  adjacent_fenced_characters: ({ found }) =>
    `${quoteFound(found)} cannot be next to another ’, ⁄ or ・.`,
  duplicate_nonspacing_mark: ({ found }) =>
    `${quoteFound(found)} duplicates a mark of the same letter.`,
  excessive_nonspacing_marks: ({ found }) =>
    `A letter can have at most four marks. ${quoteFound(found)} exceeds this limit.`,
};

const RESTRICTED = /^Restricted\[(\w+)\]$/;

/** Names a script of ENSIP-15: `Restricted[Egyp]` → `Egyptian hieroglyphs`. */
function nameScript(script: string): string {
  const code = RESTRICTED.exec(script)?.[1];
  return code ? (new Intl.DisplayNames('en', { type: 'script' }).of(code) ?? code) : script;
}

function quoteFound(found: Quotable | null): string {
  return found === null ? 'nothing' : quoteGrapheme(found);
}

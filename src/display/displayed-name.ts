import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';

/** Options of `formatName`. */
export interface FormatOptions {
  /**
   * Maximum length of the text in graphemes. Defaults to 40, also for a value that is not a number, and is clamped to the
   * range from 24 to 500. In a longer name, `…` replaces a missing part of a label, and `….…` replaces missing labels. The
   * last two labels have priority, then the start of the name, then hidden and unusual characters.
   */
  maxLength?: number;
}

/** A name that is safe to use in running text. */
export interface FormattedName {
  /** The name with hidden and direction-changing characters replaced by code points such as `<U+200D>`. */
  text: string;
  /**
   * `text` between U+2068 and U+2069, so that it doesn't reorder the text around it. Labels that are not ASCII have their
   * own isolates, so that labels keep their order: https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
   */
  isolated: string;
  /**
   * Whether `…` replaces a part of the name. Different names can then have the same text, so also show the address or the
   * full name.
   */
  isShortened: boolean;
}

/** Verdict to show next to a name. */
export interface DisplayVerdict {
  status: 'pass' | 'warn' | 'alert';
  /** Conclusion, such as `Don’t send. This is not vitalik.eth.`. */
  headline: string;
  /** Sentence with the evidence for the headline, or null if the headline needs none. */
  evidence: string | null;
  /** Complete report in the documented shape. */
  report: ConsolidatedNameGuardReport;
}

/** Reasons why a name must not be shown as a name. */
export type RefusalCode = 'empty' | 'invalid_unicode' | 'not_normalized' | 'not_inspected';

/** A name with its verdict, or the reason why it must not be shown. Its text is always safe to use in messages and logs. */
export type DisplayedName = FormattedName &
  (
    | { ok: true; verdict: DisplayVerdict }
    | { ok: false; code: RefusalCode; reason: string; verdict: DisplayVerdict | null }
  );

/** Inspects a name. Rejects if no engine is available at the moment. */
export type InspectName = (name: string) => Promise<ConsolidatedNameGuardReport>;

export interface DisplayOptions extends FormatOptions {
  /** Custom engine, such as one with a watchlist. Defaults to the package's engine, which loads on first use. */
  inspect?: InspectName;
}

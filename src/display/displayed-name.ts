import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';

/** How much room there is. */
export interface FormatOptions {
  /**
   * Most characters of the text, as a reader counts them. Beyond, each label that is cut shows `…` where, and labels left
   * out show as `….…`; the last two labels are kept first, then the start, then what is unlike the characters around it.
   * Default 40, which also stands for what is no number; at least 24, also for 0 and less; at most 500.
   */
  maxLength?: number;
}

/** A name as it can be put into running text. */
export interface FormattedName {
  /** Nothing hidden in it and nothing that changes direction: such characters are written `<U+200D>`. */
  text: string;
  /**
   * The text between U+2068 and U+2069, so that it reorders nothing around it, and labels that are not ASCII between such
   * characters of their own, so that labels keep their order: https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
   */
  isolated: string;
  /**
   * True when something was left out, where `…` stands. The text is then no longer the name, and another name can have the
   * same: show the address or the whole name beside it.
   */
  isShortened: boolean;
}

/** What is to be said of a name beside it. */
export interface DisplayVerdict {
  status: 'pass' | 'warn' | 'alert';
  /** The one conclusion: `Imitates vitalik.eth`. */
  headline: string;
  /** What it rests on, a sentence; null where there is no more to say. */
  evidence: string | null;
  /** The whole report, in the documented shape. */
  report: ConsolidatedNameGuardReport;
}

/** Why a name must not stand where a name is expected. */
export type RefusalCode = 'empty' | 'invalid_unicode' | 'not_normalized' | 'not_inspected';

/** A name to show with its verdict, or why it must not be shown; its text is safe even then, for a log or a message. */
export type DisplayedName = FormattedName &
  (
    | { ok: true; verdict: DisplayVerdict }
    | { ok: false; code: RefusalCode; reason: string; verdict: DisplayVerdict | null }
  );

/** Where verdicts come from; rejects when there is none to be had at the moment. */
export type InspectName = (name: string) => Promise<ConsolidatedNameGuardReport>;

export interface DisplayOptions extends FormatOptions {
  /** An engine of your own, such as one with a watchlist. Default: the package's, loaded when it is first needed. */
  inspect?: InspectName;
}

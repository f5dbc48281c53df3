import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';

/** How much room there is. */
export interface FormatOptions {
  /** Most characters of the text; beyond, the middle is left out, but nothing that could deceive and not the last label. Default 40, at least 12. */
  maxLength?: number;
}

/** A name as it can be put into running text. */
export interface FormattedName {
  /** Nothing hidden in it and nothing that changes direction: such characters are written `<U+200D>`. */
  text: string;
  /** The text between U+2068 and U+2069, so that it reorders nothing around it: https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates */
  isolated: string;
  /** True when the middle was left out. */
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
export const REFUSAL_CODES = [
  'empty',
  'invalid_unicode',
  'not_normalized',
  'not_inspected',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A name to show with its verdict, or why it must not be shown; its text is safe even then, for a log or a message. */
export type DisplayedName = FormattedName &
  (
    | { ok: true; verdict: DisplayVerdict }
    | { ok: false; code: RefusalCode; reason: string; verdict: DisplayVerdict | null }
  );

/** Where verdicts come from. */
export type InspectName = (name: string) => Promise<ConsolidatedNameGuardReport>;

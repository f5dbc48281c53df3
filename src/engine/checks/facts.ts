// Defines the facts that checks judge. The folders grapheme/, label/ and name/ gather these facts.

import type { GraphemeType, Normalization } from '../../contract/reports.ts';
import type { UnusualReason } from '../../words/checks/character-check-words.ts';
import type { DnsLabel } from '../ensip15/dns-label.ts';
import type { Resemblance } from '../known-names/imitation-finding.ts';
import type { ShownOrder } from '../known-names/shown-order.ts';
import type { FontSupport } from '../tables/bulk-tables.ts';
import type { CheckMasks } from './check-masks.ts';

/** Scripts of a text: https://www.unicode.org/reports/tr39/#def-resolved-script-set */
export interface ScriptSet {
  /** Scripts and writing systems that contain every character of the text. Empty if there are none. */
  readonly resolved: readonly string[];
  /** Scripts to name in a message. */
  readonly shown: readonly string[];
}

/**
 * How a label mixes scripts. `none`: not at all. `symbol`: Latin letters and ξ or π. `highly_restrictive`: ASCII letters with
 * Japanese, with Korean, or with Han and Bopomofo, as in UTS #39. `other`: any other mixture.
 */
export type ScriptMixture = 'none' | 'symbol' | 'highly_restrictive' | 'other';

/** Reason why the spelling of a label is unusual for its script. */
export interface UnusualSpelling {
  readonly reason: UnusualReason;
  /** The unusual graphemes, in order. */
  readonly graphemes: readonly GraphemeFacts[];
  /** The usual text that looks the same, if the reason is `respelled`. */
  readonly usual?: string;
}

/** Facts of one grapheme, independent of its label. */
export interface GraphemeFacts {
  readonly grapheme: string;
  readonly codePoints: readonly number[];
  readonly type: GraphemeType;
  /** Script property with underscores, such as `Old_Italic`, or `Combined` or `Unknown`. */
  readonly script: string;
  /** Scripts of the grapheme, or null if it can be used with every script. */
  readonly scripts: ScriptSet | null;
  readonly drawsNothing: boolean;
  readonly startsWithMark: boolean;
  /** Characters after ENSIP-15 mapping. Null if ENSIP-15 rejects a character in every label. */
  readonly mapped: string | null;
  /** Whether ENSIP-15 allows the grapheme unchanged, independent of its label. */
  readonly isNormalized: boolean;
  readonly isConfusable: boolean;
  /** Canonical form, or null if there is none. */
  readonly canonical: string | null;
  readonly fontSupport: FontSupport;
  readonly checkMasks: CheckMasks;
}

/** Facts of one label. */
export interface LabelFacts {
  readonly label: string;
  /** Whether only the hash of the label is known. If so, the facts below do not describe the text of the label. */
  readonly isUnknown: boolean;
  readonly normalization: Normalization;
  /** ENSIP-15 form of the label, or null if ENSIP-15 rejects it. */
  readonly normalized: string | null;
  /** Beautified ENSIP-15 form, or null if ENSIP-15 rejects the label. */
  readonly beautified: string | null;
  readonly graphemes: readonly GraphemeFacts[];
  readonly scriptMixture: ScriptMixture;
  /**
   * Whether the label is normalized and spelled as usual in its script. Always true for normalized ASCII and emoji. Also
   * true for an ordinary label beyond ASCII in which ENSIP-15 changes only capitals.
   */
  readonly isOrdinary: boolean;
  /** Whether the label is normalized and has Latin letters beyond a to z. */
  readonly isAccented: boolean;
  /**
   * Reason why the spelling is unusual, with the unusual graphemes. Null if the label is ordinary, or if ENSIP-15 changes
   * more than capital letters.
   */
  readonly unusual: UnusualSpelling | null;
  /** Length in UTF-8 bytes. */
  readonly byteLength: number;
  /** Graphemes of the label, or null if the label is unknown. */
  readonly dns: DnsLabel | null;
  /** Canonical form, or null if there is none. An unknown label is its own canonical form. */
  readonly canonical: string | null;
  readonly checkMasks: CheckMasks;
}

/** Facts of one name. */
export interface NameFacts {
  readonly name: string;
  readonly isInspected: boolean;
  /** Number of code points, including dots. */
  readonly characterCount: number;
  readonly normalization: Normalization;
  /** Beautified name. Null unless every label is known and normalized. */
  readonly beautiful: string | null;
  /** Labels of the name. Empty if the name was not inspected. */
  readonly labels: readonly LabelFacts[];
  /** Canonical form. Null if a label has none or the name was not inspected. */
  readonly canonicalName: string | null;
  /** How the name relates to the known names. */
  readonly resemblance: Resemblance;
  /** The order in which plain text shows the labels. Null if plain text keeps their order. */
  readonly shownOrder: ShownOrder | null;
  /** Whether the last label is a DNS top-level domain. */
  readonly isUnderDns: boolean;
  /** Whether ENS cannot contain the name, because its last label is not `eth`, `reverse` or a DNS top-level domain. */
  readonly isOutsideEns: boolean;
  /** The name under `eth` that was probably meant, if the last label resembles `eth`. Otherwise null. */
  readonly meantName: string | null;
  readonly checkMasks: CheckMasks;
}

/** Facts before the checks run. `checkMasks` is assigned last, because checks read the other facts. */
export type Unchecked<Facts extends { readonly checkMasks: CheckMasks }> = Omit<
  Facts,
  'checkMasks'
> & {
  checkMasks: CheckMasks;
};

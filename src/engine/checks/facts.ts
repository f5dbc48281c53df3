// What the checks judge on each level; the floors below them fill these in: https://docs.ens.domains/ensip/15

import type { GraphemeType, Normalization } from '../../contract/reports.ts';
import type { DnsLabel } from '../ensip15/dns-label.ts';
import type { Resemblance } from '../known-names/resemblance.ts';
import type { FontSupport } from '../tables/bulk-tables.ts';
import type { CheckMasks } from './check-masks.ts';

/** Scripts that a text can be said to be in: https://www.unicode.org/reports/tr39/#def-resolved-script-set */
export interface ScriptSet {
  /** Scripts and writing systems; empty when no one script has every character. */
  readonly resolved: readonly string[];
  /** What to name in a message. */
  readonly shown: readonly string[];
}

/**
 * How many scripts a label mixes: one or none, Latin letters and ξ, a mixture that UTS #39 calls highly restrictive
 * (ASCII letters with Japanese, with Korean, with Han and Bopomofo), or any other.
 */
export type ScriptMixture = 'none' | 'ether' | 'highly_restrictive' | 'other';

/** Why a label is not spelled as people who write its script spell. */
export interface UnusualSpelling {
  readonly reason:
    | 'mixed_scripts'
    | 'latin_letters'
    | 'rare_letters'
    | 'foreign_letters'
    | 'decorated'
    | 'mixed_digits'
    | 'signs'
    | 'strokes'
    | 'reads_as_latin';
  /** Those that are unusual, in order. */
  readonly graphemes: readonly GraphemeFacts[];
}

/** Facts of one grapheme, without context. */
export interface GraphemeFacts {
  readonly grapheme: string;
  readonly codePoints: readonly number[];
  readonly type: GraphemeType;
  /** UCD Script with underscores, `Combined` or `Unknown`. */
  readonly script: string;
  /** Null when it goes with any script. */
  readonly scripts: ScriptSet | null;
  readonly drawsNothing: boolean;
  readonly startsWithMark: boolean;
  /** What ENSIP-15 maps its characters to; null when it disallows one, in any company. */
  readonly mapped: string | null;
  /** By ENSIP-15, without context. */
  readonly isNormalized: boolean;
  readonly isConfusable: boolean;
  /** Its canonical form; null when it has none. */
  readonly canonical: string | null;
  readonly fontSupport: FontSupport;
  readonly checkMasks: CheckMasks;
}

/** Facts of one label. */
export interface LabelFacts {
  readonly label: string;
  /** Only the hash is known; what follows says nothing then. */
  readonly isUnknown: boolean;
  readonly normalization: Normalization;
  /** ENSIP-15 form, also of a label that is not normalized; null when it is refused. */
  readonly normalized: string | null;
  /** Beautified ENSIP-15 form; null when the label is refused. */
  readonly beautified: string | null;
  readonly graphemes: readonly GraphemeFacts[];
  readonly scriptMixture: ScriptMixture;
  /** Normalized, and spelled as people who write its script spell; ASCII and emoji always are when normalized. */
  readonly isOrdinary: boolean;
  /** What is unusual about the spelling; null when it is ordinary, or the label not normalized. */
  readonly unusual: UnusualSpelling | null;
  /** Of its UTF-8. */
  readonly byteLength: number;
  /** Null when the label is unknown. */
  readonly dns: DnsLabel | null;
  /** Its canonical form, null when it has none; an unknown label is its own. */
  readonly canonical: string | null;
  readonly checkMasks: CheckMasks;
}

/** Facts of one name. */
export interface NameFacts {
  readonly name: string;
  readonly isInspected: boolean;
  /** Code points, separators included. */
  readonly characterCount: number;
  readonly unknownLabelCount: number;
  readonly normalization: Normalization;
  /** Null unless every label is known and normalized. */
  readonly beautiful: string | null;
  /** None when the name was not inspected. */
  readonly labels: readonly LabelFacts[];
  /** Null when a label has no canonical form, or the name was not inspected. */
  readonly canonicalName: string | null;
  /** What the known names say about it. */
  readonly resemblance: Resemblance;
  /** True when the last label is a DNS top-level domain. */
  readonly isUnderDns: boolean;
  /** The name under `eth` that was probably meant, where the last label comes close to that; else null. */
  readonly meantName: string | null;
  readonly checkMasks: CheckMasks;
}

/** Facts before the checks ran. `checkMasks` is assigned last, because checks read the other facts. */
export type Unchecked<Facts extends { readonly checkMasks: CheckMasks }> = Omit<
  Facts,
  'checkMasks'
> & {
  checkMasks: CheckMasks;
};

// Checks that judge labels, and names by their labels: README.md

import type { CheckCode, CheckStatus } from '../../contract/checks.ts';
import type { CheckStatement } from '../../words/checks/check-words.ts';
import { aggregateLabels, type Check } from './check.ts';
import type { GraphemeFacts, LabelFacts, NameFacts, ScriptMixture } from './facts.ts';

const MIXTURE_STATUSES: Readonly<Record<ScriptMixture, CheckStatus>> = {
  none: 'pass',
  highly_restrictive: 'pass',
  symbol: 'info',
  other: 'warn',
};

/** The NameWrapper stores the length of a label in one byte. */
const MAX_BYTES = 255;

const MAX_DNS_CHARACTERS = 253;

export const LABEL_CHECKS = {
  /** Checks whether a text is normalized. ENS rejects or changes all other texts: https://docs.ens.domains/ensip/15 */
  normalized: {
    grapheme: {
      judge: (facts) => (facts.isNormalized ? 'pass' : 'alert'),
      explain: (facts, status) =>
        status === 'pass'
          ? { code: 'normalized', args: { subject: 'character' } }
          : explainCharacter(facts),
    },
    label: {
      judge: ({ normalization }) =>
        normalization === 'unknown' ? 'skip' : normalization === 'normalized' ? 'pass' : 'alert',
      explain: ({ label, normalized: form }, status) => {
        if (status === 'pass') return { code: 'normalized', args: { subject: 'label' } };
        if (status === 'skip') return { code: 'label_unknown' };
        if (label === '') return { code: 'label_empty' };
        return form === null
          ? { code: 'label_rejected' }
          : { code: 'label_changed', args: { form } };
      },
    },
    name: {
      judge: ({ labels }) => {
        if (labels.some(({ normalization }) => normalization === 'unnormalized')) return 'alert';
        return labels.some(({ isUnknown }) => isUnknown) ? 'skip' : 'pass';
      },
      explain: ({ labels }, status) => {
        if (status === 'pass') return { code: 'normalized', args: { subject: 'name' } };
        if (status === 'skip') return { code: 'name_unknown' };
        const invalid = labels.filter(({ normalization }) => normalization === 'unnormalized');
        const rejected = invalid.filter(({ normalized }) => normalized === null);
        const { label = '', normalized: form } = rejected[0] ?? invalid[0] ?? {};
        if (form)
          return { code: 'labels_changed', args: { label, form, more: invalid.length - 1 } };
        const changed = invalid.length - rejected.length;
        return { code: 'labels_rejected', args: { label, more: rejected.length - 1, changed } };
      },
    },
  },
  /** Checks whether a label mixes scripts: https://www.unicode.org/reports/tr39/#Restriction_Level_Detection */
  mixed_scripts: {
    label: {
      judge: (label) => (label.isUnknown ? 'skip' : MIXTURE_STATUSES[label.scriptMixture]),
      explain: (label, status) => {
        if (status === 'skip') return { code: 'label_unknown' };
        if (status === 'pass' && label.scriptMixture === 'highly_restrictive') {
          return { code: 'ordinary_scripts', args: { scripts: listScripts(label) } };
        }
        return explainMixture(label, status, null);
      },
    },
    ...aggregateLabels(([first], status) =>
      status === 'skip'
        ? { code: 'partly_unknown' }
        : explainMixture(first, status, first?.label ?? ''),
    ),
  },
  /** Checks for labels that are known only by their hash: https://docs.ens.domains/ensip/1#namehash-algorithm */
  unknown_label: {
    label: {
      judge: ({ isUnknown }) => (isUnknown ? 'alert' : 'pass'),
      explain: (_, status) =>
        status === 'alert'
          ? { code: 'unknown_label' }
          : { code: 'known_text', args: { subject: 'label' } },
    },
    ...aggregateLabels((found, status) =>
      status === 'alert'
        ? { code: 'unknown_labels', args: { count: found.length } }
        : { code: 'known_text', args: { subject: 'name' } },
    ),
  },
  /** Checks whether the NameWrapper accepts a label: https://docs.ens.domains/wrapper/overview */
  namewrapper_compatible: {
    label: {
      judge: (label) => {
        if (label.isUnknown) return 'skip';
        return label.byteLength <= MAX_BYTES ? 'pass' : 'info';
      },
      explain: ({ byteLength }, status) => {
        if (status === 'skip') return { code: 'label_unknown' };
        return status === 'info'
          ? { code: 'too_long_to_wrap', args: { label: null, bytes: byteLength, limit: MAX_BYTES } }
          : { code: 'can_be_wrapped', args: { subject: 'label' } };
      },
    },
    ...aggregateLabels(([first], status) => {
      if (first !== undefined && status === 'info') {
        const { label, byteLength: bytes } = first;
        return { code: 'too_long_to_wrap', args: { label, bytes, limit: MAX_BYTES } };
      }
      return status === 'skip'
        ? { code: 'partly_unknown' }
        : { code: 'can_be_wrapped', args: { subject: 'name' } };
    }),
  },
  /** Checks whether a name can be a DNS name: https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4 */
  punycode_compatible_name: {
    name: {
      judge: (name) => {
        if (name.labels.some(({ isUnknown }) => isUnknown)) return 'skip';
        if (name.labels.some(({ dns }) => dns !== null && dns.obstacle !== null)) return 'info';
        // The exact length is only computed if the name may be too long.
        const mayBeTooLong = getEncodedLength(name, 'maxLength') > MAX_DNS_CHARACTERS;
        return mayBeTooLong && getEncodedLength(name) > MAX_DNS_CHARACTERS ? 'info' : 'pass';
      },
      explain: (name, status) => {
        if (status === 'skip') return { code: 'name_unknown' };
        if (status === 'pass') return { code: 'dns_name' };
        for (const { label, dns } of name.labels) {
          if (dns?.obstacle)
            return { code: 'dns_obstacle', args: { label, obstacle: dns.obstacle } };
        }
        const args = { length: getEncodedLength(name), limit: MAX_DNS_CHARACTERS };
        return { code: 'too_long_for_dns', args };
      },
    },
  },
  /**
   * Checks whether a label can be a DNS label, which browsers and gateways need:
   * https://www.rfc-editor.org/rfc/rfc5890#section-2.3.2.1
   */
  punycode_compatible_label: {
    label: {
      judge: ({ dns }) => {
        if (dns === null) return 'skip';
        return dns.obstacle === null ? 'pass' : 'info';
      },
      explain: ({ dns }) => {
        if (dns === null) return { code: 'label_unknown' };
        const { obstacle, length } = dns;
        return obstacle === null
          ? { code: 'dns_label', args: { length } }
          : { code: 'dns_obstacle', args: { label: null, obstacle } };
      },
    },
  },
} satisfies Partial<Record<CheckCode, Check>>;

/** Explains why ENSIP-15 rejects or changes a grapheme. */
function explainCharacter(grapheme: GraphemeFacts): CheckStatement {
  const { mapped: form } = grapheme;
  return form === null || form === grapheme.grapheme
    ? { code: 'character_rejected', args: { grapheme } }
    : { code: 'character_changed', args: { grapheme, form } };
}

/** Explains the mixture in a label. `label` is its text if a whole name is judged, and otherwise null. */
function explainMixture(
  facts: LabelFacts | undefined,
  status: CheckStatus,
  label: string | null,
): CheckStatement {
  if (facts !== undefined && status === 'warn') {
    return { code: 'mixed_scripts', args: { label, scripts: listScripts(facts) } };
  }
  if (facts !== undefined && status === 'info') {
    const isEther = facts.graphemes.some(({ grapheme }) => grapheme === 'ξ');
    return { code: 'greek_symbol', args: { label, isEther } };
  }
  return { code: 'same_script', args: { subject: label === null ? 'label' : 'name' } };
}

function listScripts({ graphemes }: LabelFacts): string[] {
  const shown = graphemes.flatMap(({ scripts }) => (scripts === null ? [] : scripts.shown));
  return [...new Set(shown)];
}

/** Returns the length of the name in DNS, including dots. */
function getEncodedLength({ labels }: NameFacts, key: 'length' | 'maxLength' = 'length'): number {
  return labels.reduce((length, { dns }) => length + (dns?.[key] ?? 0), labels.length - 1);
}

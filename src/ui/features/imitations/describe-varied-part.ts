/** What of a name is varied, and an example of the names that are not listed. */
export interface VariedPart {
  /** The label that is varied; null where that needs no words. */
  label: string | null;
  /** A subname of another name that begins with this one; null where there is none of the kind. */
  pattern: string | null;
  /** Some differences leave a label that the registrar of `eth` gives to nobody. */
  isShort: boolean;
}

/** Characters that a label under `eth` has at least: https://docs.ens.domains/registry/eth */
const MIN_LABEL = 3;

/**
 * @param subject the whole name
 * @param imitated the same without what stands in front of the label that is varied
 * @example describeVariedPart('pay.vitalik.eth', 'vitalik.eth') // { label: 'vitalik', pattern: 'vitalik-eth.anything.eth', isShort: false }
 */
export function describeVariedPart(subject: string, imitated: string): VariedPart {
  const [label = '', ...behind] = imitated.split('.');
  const isUnderEth = behind.length === 1 && behind[0] === 'eth';
  return {
    label: subject.split('.').length > 2 ? label : null,
    pattern: isUnderEth ? `${label}-eth.anything.eth` : null,
    isShort: isUnderEth && [...label].length <= MIN_LABEL,
  };
}

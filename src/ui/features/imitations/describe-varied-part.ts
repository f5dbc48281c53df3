/** Part of a name that varies, and an example of a name that is not listed. */
export interface VariedPart {
  /** Label that varies. Null if the name has only two labels. */
  label: string | null;
  /** Example of a subname that starts with this name. Null unless the name is directly under `eth`. */
  pattern: string | null;
  /** Whether some variants would be too short to register under `eth`. */
  isShort: boolean;
}

/** Minimum length of a label under `eth`: https://docs.ens.domains/registry/eth */
const MIN_LABEL = 3;

/**
 * Describes which part of a name varies in its candidates.
 *
 * @param subject the whole name
 * @param imitated the name from the varied label to its end
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

import {
  type AnyNameReport,
  findNormalForm,
  isOutsideEns,
} from '../../words/names/report-facts.ts';

/**
 * Returns the normalized name that a wallet can be asked about. Null if ENS does not accept the name, or the name does not
 * belong to ENS.
 *
 * `VITALIK.eth` → `vitalik.eth`
 *
 * @param normalForm the normalized form, if the caller knows it
 */
export function getAskedName(
  report: AnyNameReport,
  normalForm: string | null = null,
): string | null {
  const { name, inspected, normalization } = report;
  if (!inspected || !name.includes('.') || isOutsideEns(report)) return null;
  if (normalization === 'normalized') return name;
  return normalization === 'unnormalized' ? (normalForm ?? findNormalForm(report)) : null;
}

import {
  type AnyNameReport,
  describeNamingSystem,
  findNormalForm,
} from '../../display/report-facts.ts';

/**
 * Returns the normalized name that a wallet can be asked about. Null if ENS does not accept the name, or the name does not
 * belong to ENS.
 *
 * `VITALIK.eth` → `vitalik.eth`
 */
export function getAskedName(report: AnyNameReport): string | null {
  if (!report.inspected || report.name === '' || describeNamingSystem(report) !== null) return null;
  return report.normalization === 'normalized' ? report.name : findNormalForm(report);
}

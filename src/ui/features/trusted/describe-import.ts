import type { TrustedImport } from '../../../client/trusted/import-trusted.ts';
import { MAX_TRUSTED } from '../../../client/trusted/merge-entries.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { describeFormat } from '../../lib/describe-format.ts';

const LIMIT = MAX_TRUSTED.toLocaleString('en');

/** Describes an imported list: what was added, and what was left out and why. */
export function describeImport({
  options,
  names,
  pins,
  known,
  conflicts,
  lookAlikes,
  refused,
  surplus,
  imitators,
}: TrustedImport): string {
  const counts = [
    names.length > 0 && formatCount(names.length, 'name'),
    pins.length > 0 && formatCount(pins.length, 'address', 'addresses'),
  ].filter(Boolean);
  const added = counts.length === 0 ? 'Nothing was added.' : `${counts.join(' and ')} added.`;
  return [
    added,
    known > 0 && `${formatCount(known, 'entry was', 'entries were')} trusted already.`,
    conflicts.length > 0 &&
      `${formatCount(conflicts.length, 'name has', 'names have')} another trusted address, which stays.`,
    lookAlikes.length > 0 &&
      `${formatCount(lookAlikes.length, 'address was', 'addresses were')} not added because of a trusted address that looks like ${lookAlikes.length === 1 ? 'it' : 'them'}.`,
    refused.length > 0 && `${formatCount(refused.length, 'line was', 'lines were')} refused.`,
    surplus > 0 &&
      `${formatCount(surplus, 'entry was', 'entries were')} not added, because you can trust at most ${LIMIT} names and ${LIMIT} addresses.`,
    imitators.length > 0 && describeImitators(imitators),
    names.length > 0 && describeFormat(options),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Maximum number of imitators whose names are shown. */
const MAX_SHOWN = 3;

function describeImitators(names: readonly string[]): string {
  const shown = names.slice(0, MAX_SHOWN).map((name) => `“${name}”`);
  const left = names.length - shown.length;
  const which =
    left > 0 ? `${shown.join(', ')} and ${left.toLocaleString('en')} more` : shown.join(', ');
  return names.length === 1
    ? `${which} imitates another name: remove it if it isn’t yours.`
    : `${which} imitate other names: remove the ones that aren’t yours.`;
}

import type { Verdict } from '../contract/finding.ts';
import { type AddressChecksum, checkAddress } from './check-address.ts';
import { compareAddresses } from './compare-addresses.ts';
import type { Pin, TrustedAddresses } from './trusted-addresses.ts';

/** Returns the arguments of a finding that name the trusted address. The name or the note is empty if there is none. */
export const describePin = ({ address, name, note }: Pin) => ({
  trusted: address,
  trusted_name: name ?? '',
  note: name === null ? (note ?? '') : '',
});

/**
 * Judges an address by its checksum and by the trusted addresses.
 *
 * @param names names that stand beside the address
 */
export function judgeAddress(
  address: string,
  names: readonly string[],
  trusted: TrustedAddresses,
  checksum: AddressChecksum = checkAddress(address),
): Verdict {
  const { relation, pins } = trusted.judge(address);
  const [pin] = pins;
  const args = { address, checksum };
  if (pin && relation === 'poisoned') {
    const { differing } = compareAddresses(address, pin.address);
    return {
      status: 'alert',
      code: 'address_looks_trusted',
      args: { ...args, ...describePin(pin), differing },
    };
  }
  const other = findOther(address, names, trusted, pins);
  if (other) return { status: 'alert', code: 'address_of_other', args: { ...args, ...other } };
  if (checksum === 'wrong') return { status: 'alert', code: 'address_checksum', args };
  if (!pin) return { status: 'pass', code: 'address_untrusted', args };
  return relation === 'equal'
    ? { status: 'pass', code: 'address_trusted', args: { ...args, ...describePin(pin) } }
    : { status: 'info', code: 'address_similar', args: { ...args, ...describePin(pin) } };
}

/** Finds a name beside an address that the user trusts with another address, unless another name there has this one. */
function findOther(
  address: string,
  names: readonly string[],
  trusted: TrustedAddresses,
  pins: readonly Pin[],
) {
  if (pins.some(({ name }) => name !== null && names.includes(name))) return null;
  for (const name of names) {
    const [other] = trusted.findOtherPins(name, address);
    if (other) return { name, ...describePin(other) };
  }
  return null;
}

import { checkAddress } from '../../addresses/check-address.ts';

const CHECKSUM_WORDS = {
  right: 'Its checksum is right.',
  wrong: 'Its checksum is wrong. At least one digit was changed.',
  absent: 'It has no checksum.',
};

/** Shows an address and whether its checksum is right. */
export function AddressCard({ address }: { address: string; names?: readonly string[] }) {
  return (
    <section>
      <p translate="no">{address}</p>
      <p>{CHECKSUM_WORDS[checkAddress(address)]}</p>
    </section>
  );
}

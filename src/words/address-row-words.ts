import { always, type Parts } from './parts.ts';

/** A trusted name, or null if the trusted address has none. */
type Pinned = { readonly name: string | null };

/** Describes an address by the trusted name: `the address you trust as vitalik.eth`. */
function describePin({ name }: Pinned): Parts {
  return name === null ? ['an address you trust'] : ['the address you trust as ', { name }];
}

/** Findings about the address of a row in a list. */
export const ADDRESS_ROW_WORDS = {
  none: always(''),
  right: always('Checksum right'),
  wrong: always('Checksum wrong'),
  absent: always('No checksum'),
  invalid: always('Not an address'),
  poisoned: ({ differing, ...pin }: Pinned & { readonly differing: number }): Parts => [
    'Looks like ',
    ...describePin(pin),
    ...(differing === 0 ? [] : [`: ${differing} of 40 digits differ`]),
  ],
  similar: (pin: Pinned): Parts => ['Starts and ends like ', ...describePin(pin)],
  other_pin: ({ name }: Pinned): Parts => [
    'You trust ',
    { name: name ?? '' },
    ' with a different address',
  ],
  trusted: (pin: Pinned): Parts => ['This is ', ...describePin(pin)],
} as const;

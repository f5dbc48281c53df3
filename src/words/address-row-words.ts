/** Words about the address of a row in a list. `finding-words.ts` has those about trusted addresses. */
export const ADDRESS_ROW_WORDS = {
  none: '',
  right: 'Checksum right',
  wrong: 'Checksum wrong',
  absent: 'No checksum',
  invalid: 'Not an address',
} as const;

import type { RowRegistration } from '../../../lists/rows/facts-column.ts';

/** Words for the registration of a row. Rows that nobody asked about have no words. */
export const REGISTRATION_WORDS: Readonly<Record<RowRegistration, string | null>> = {
  unasked: null,
  registered: 'Registered',
  ended: 'Expired',
  free: 'Not registered',
  unknown: 'Not known',
};

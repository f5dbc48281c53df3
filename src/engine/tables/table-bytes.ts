/** Bytes of the tables. `bulk` is enough to inspect names. `details` adds character names, ages and confusables. */
export interface TableBytes {
  bulk: Uint8Array;
  details: Uint8Array;
}

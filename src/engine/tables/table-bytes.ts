/** Bytes of the two tables. `bulk` is enough to inspect names; `details` adds names, ages and lists of confusables. */
export interface TableBytes {
  bulk: Uint8Array;
  details: Uint8Array;
}

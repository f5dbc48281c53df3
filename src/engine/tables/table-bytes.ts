// The tables as bytes, before they are decoded.

/** The two binary tables: what bulk inspection needs, and the rest (names, ages, confusable lists). */
export interface TableBytes {
  bulk: Uint8Array;
  details: Uint8Array;
}

import { keccak_256 } from '@noble/hashes/sha3.js';
import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import { createNameHasher } from '../engine/hashing/name-hasher.ts';
import { createPlainKnownNames } from '../engine/known-names/plain-known-names.ts';
import { createPlainNameReport, needsNoTables } from '../engine/name/plain-name.ts';
import { hashToHex } from '../engine/text/utf8.ts';

const hasher = createNameHasher(keccak_256);
const knownNames = createPlainKnownNames();

/** Inspects a plain name without tables. Returns null if the name needs tables. */
export function inspectPlainName(name: string): ConsolidatedNameGuardReport | null {
  if (!needsNoTables(name)) return null;
  return createPlainNameReport(
    name,
    hashToHex(hasher.namehashes([name])),
    knownNames.judgePlainName(name),
  );
}

// Plain names, which pass every check without a table: most of what is registered.

import { RATING_PASS } from '../../contract/rating.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { RATING_WORDS } from '../checks/rating-words.ts';
import { toHex } from '../text/hex.ts';

const PLAIN_NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.eth$/;

const { title, subtitle } = RATING_WORDS.name[RATING_PASS];

/** True for a `.eth` name of letters, digits and inner hyphens that is its own DNS name, no encoded one, and short. */
export function isPlainName(name: string): boolean {
  return PLAIN_NAME.test(name) && !name.startsWith('--', 2);
}

/** The report of a name for which {@link isPlainName} holds: the same as the inspector's. */
export function createPlainNameReport(
  name: string,
  namehash: Uint8Array,
): ConsolidatedNameGuardReport {
  return {
    name,
    namehash: toHex(namehash),
    inspected: true,
    beautiful_name: name,
    normalization: 'normalized',
    rating: RATING_PASS,
    risk_count: 0,
    highest_risk: null,
    title,
    subtitle,
  };
}

import { createTrustedAddresses, type Pin } from '../../addresses/trusted-addresses.ts';
import { RATING_PASS, type Rating } from '../../contract/rating.ts';
import { describeAddress } from '../../lists/rows/describe-address.ts';
import { getWorseRating } from '../../lists/rows/rate-addresses.ts';
import type { PastedPiece } from '../../messages/pieces/pasted-text.ts';
import { formatHeadlineParts } from '../../words/names/format-headline.ts';
import { getRatingTone } from '../../words/names/rating-words.ts';
import { REJECTION_WORDS } from '../../words/rejection-words.ts';
import type { FindingStatus, FoundPart } from './scan-finding.ts';

export type JudgeAddress = (piece: PastedPiece) => FoundPart | null;

/** Creates a function that compares addresses with the trusted ones, and checks their checksums. */
export function createJudgeAddress(pins: readonly Pin[], reportsAll: boolean): JudgeAddress {
  const trusted = createTrustedAddresses(pins);
  return ({ kind, value, checksum, start, end }) => {
    if (kind !== 'address') return null;
    const { relation, pins: close } = trusted.judge(value);
    const place = { start, end, text: value };
    if (relation === 'poisoned' || relation === 'similar') {
      const status = getStatus(relation);
      if (status === 'info' && !reportsAll) return null;
      const pin = close[0] ?? null;
      const message = describeAddress({ address: value, finding: relation, pin });
      return {
        ...place,
        rule: 'address-imitation',
        status,
        message: `${formatHeadlineParts(message)}.`,
        evidence: pin && `The trusted address is ${pin.address}.`,
      };
    }
    if (checksum !== 'wrong') return null;
    return {
      ...place,
      rule: 'wrong-checksum',
      status: getStatus('wrong'),
      message: REJECTION_WORDS.wrong_checksum(),
      evidence: null,
    };
  };
}

/** Returns the status that lists give to a row with such an address. */
function getStatus(finding: 'poisoned' | 'similar' | 'wrong'): FindingStatus {
  const tone = getRatingTone(getWorseRating(RATING_PASS, finding) as Rating);
  return tone === 'pass' ? 'info' : tone;
}

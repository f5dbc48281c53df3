import type { Verdict } from '../contract/finding.ts';
import { escapeFinding } from './escape-finding.ts';
import { createObjectSchema, STATUS, TEXT } from './schemas.ts';

export const ADDRESS_VERDICT_SCHEMA = createObjectSchema({
  address: TEXT,
  status: STATUS,
  headline: TEXT,
  checksum: { type: 'string', enum: ['right', 'wrong', 'absent'] },
});

/** Returns the verdict on an address, as returned by the tools. */
export function createAddressVerdict({ status, code, args }: Verdict) {
  const { headline } = escapeFinding({ code, args });
  return { address: String(args.address), status, headline, checksum: String(args.checksum) };
}

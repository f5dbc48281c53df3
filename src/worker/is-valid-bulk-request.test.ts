import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { readBulkRequest } from '../api/operations/read-requests.ts';
import { isValidBulkRequest } from './is-valid-bulk-request.ts';

it('accepts the same requests as the schema', () => {
  const anyName = fc.oneof(
    { weight: 5, arbitrary: fc.string({ unit: 'binary' }) },
    fc.constantFrom('a\ud800', null, 7),
  );
  const anyNames = fc.oneof(
    fc.array(anyName, { maxLength: 5 }),
    fc.constantFrom(Array(250).fill('a'), Array(251).fill('a'), 'abc', undefined),
  );
  const anyNetwork = fc.constantFrom('mainnet', 'sepolia', 'goerli', undefined);
  const anyRequest = fc.record({ names: anyNames, network_name: anyNetwork });
  fc.assert(
    fc.property(anyRequest, (request) => {
      expect(isValidBulkRequest(request)).toBe(readBulkRequest(request).ok);
    }),
  );
});

test.each([[undefined], [null], ['names'], [{}]])('rejects %j', (input) => {
  expect(isValidBulkRequest(input)).toBe(false);
});

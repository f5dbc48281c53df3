import { expect, test } from 'vitest';
import { findLongSecret } from './held-texts.ts';

const PHRASE =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const KEY = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const prose = (length: number) => 'nobody knows vitalik.eth in town. '.repeat(length / 34);

test.each([0, 20_000, 32_700, 32_760, 60_000, 100_000])(
  'finds a secret after %i characters',
  async (length) => {
    const before = prose(length);
    const after = prose(50_000);
    expect(await findLongSecret(`${before}${PHRASE} ${after}`)).toBe('seed_phrase');
    expect(await findLongSecret(`${before}${KEY} ${after}`)).toBe('private_key');
  },
);

test('finds no secret where a long text is cut', async () => {
  expect(await findLongSecret(prose(300_000))).toBeNull();
  const calldata = 'f'.repeat(20_000);
  expect(await findLongSecret(`${prose(20_000)}${calldata} ${prose(50_000)}`)).toBeNull();
});

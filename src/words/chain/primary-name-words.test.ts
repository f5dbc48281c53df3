import { beforeAll, describe, expect, it } from 'vitest';
import type { ChainFact, PrimaryName } from '../../contract/chain-facts.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import type { Inspector } from '../../engine/inspector.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { describeDeclaredName, getJudgedName } from './primary-name-words.ts';

const PIN = { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', name: 'nick.eth', note: null };

let inspector: Inspector;
beforeAll(async () => {
  inspector = await createNodeInspector({ watchlist: ['treasury.eth'] });
});

const verified = (name: string): ChainFact<PrimaryName> => ({
  status: 'known',
  value: { name, isVerified: true },
});
const claimed = (name: string): ChainFact<PrimaryName> => ({
  status: 'known',
  value: { name, isVerified: false },
});

function inspect(name: string): ConsolidatedNameGuardReport {
  const [outcome] = inspector.bulkInspectNames([name]);
  if (!outcome?.ok) throw new Error('The name was not inspected.');
  return outcome.value;
}

async function describeFact(
  fact: ChainFact<PrimaryName>,
  { isJudged = true, otherPin = null }: { isJudged?: boolean; otherPin?: typeof PIN | null } = {},
): Promise<string> {
  const name = getJudgedName(fact);
  const report = name !== null && isJudged ? await inspect(name) : null;
  const { tone, parts } = describeDeclaredName(fact, { report, otherPin });
  const words = parts.map((part) => (typeof part === 'string' ? part : `[${part.name}]`));
  return `${tone}: ${words.join('')}`;
}

describe('describeDeclaredName', () => {
  it.each<[string, ChainFact<PrimaryName>, string]>([
    ['a verified name', verified('vitalik.eth'), 'pass: Its primary name is [vitalik.eth].'],
    [
      'a trusted name',
      verified('treasury.eth'),
      'pass: Its primary name is [treasury.eth], a name you trust.',
    ],
    [
      'an imitation',
      verified('vitalìk.eth'),
      'alert: Its primary name is [vitalìk.eth], which imitates [vitalik.eth].',
    ],
    [
      'an imitation of a trusted name',
      verified('treasurу.eth'),
      'alert: Its primary name is [treasurу.eth], which imitates [treasury.eth].',
    ],
    [
      'hidden characters',
      verified('vit\u{202e}alik.eth'),
      'alert: Its primary name is [vit\u{202e}alik.eth], which has hidden characters. Don’t rely on it.',
    ],
    [
      'a line end',
      verified('vitalik.eth\nhas won'),
      'alert: Its primary name is [vitalik.eth\nhas won], which has hidden characters. Don’t rely on it.',
    ],
    [
      'a space',
      verified('vita lik.eth'),
      'alert: Its primary name is [vita lik.eth], which contains a space. Don’t rely on it.',
    ],
    [
      'capitals',
      verified('Bob.eth'),
      'alert: Its primary name is [Bob.eth], which is not normalized, so apps must not show it.',
    ],
    [
      'a false claim',
      claimed('bob-of-rome.eth'),
      'warn: It claims the name [bob-of-rome.eth], which doesn’t lead to this address.',
    ],
    [
      'a false claim to a known name',
      claimed('vitalik.eth'),
      'alert: It claims the name [vitalik.eth], which doesn’t lead to this address.',
    ],
    [
      'a false claim to a trusted name',
      claimed('treasury.eth'),
      'alert: It claims the name [treasury.eth], which doesn’t lead to this address.',
    ],
    [
      'a false claim to an imitation',
      claimed('vitalìk.eth'),
      'alert: It claims the name [vitalìk.eth], which imitates [vitalik.eth] and doesn’t lead to this address.',
    ],
    ['no name', { status: 'none' }, 'skip: It has no primary name.'],
    ['an empty name', verified(''), 'skip: It has no primary name.'],
    [
      'a name off the chain',
      { status: 'not_answered', reason: 'off_chain', hosts: ['gateway.example.com'] },
      'skip: Its primary name is unknown: it is kept off the chain at gateway.example.com.',
    ],
    [
      'a contract that fails',
      { status: 'not_answered', reason: 'reverted' },
      'skip: Its primary name is unknown: its contract refused to answer.',
    ],
    [
      'a name of 10,000 characters',
      verified('a'.repeat(10_000)),
      `alert: Its primary name is [${'a'.repeat(60)}]… (9,940 more characters). It is not checked, because it is too long. Don’t rely on it.`,
    ],
    [
      'a false claim to a name of 10,000 characters',
      claimed('😀'.repeat(5_000)),
      `warn: It claims the name [${'😀'.repeat(60)}]… (9,880 more characters), which doesn’t lead to this address.`,
    ],
  ])('%s', async (_, fact, words) => {
    expect(await describeFact(fact)).toBe(words);
  });

  it('says that the spelling could not be checked', async () => {
    expect(await describeFact(verified('vitalik.eth'), { isJudged: false })).toBe(
      'skip: Its primary name is [vitalik.eth]. Its spelling could not be checked.',
    );
  });

  it('warns of a name that the user trusts with a different address', async () => {
    expect(await describeFact(verified('nick.eth'), { otherPin: PIN })).toBe(
      'alert: Its primary name is [nick.eth], which you trust with a different address.',
    );
  });

  it('has a tone that is never calmer than the verdict of the engine', async () => {
    const names = [
      'vitalik.eth',
      'vitalìk.eth',
      'vita\u{200b}lik.eth',
      'BOB.eth',
      'bob.etn',
      '[x].eth',
      'аpple.eth',
      'bob.sol',
    ];
    const tones = { 2: ['pass', 'warn', 'alert'], 3: ['warn', 'alert'], 4: ['alert'] };
    for (const name of names) {
      const report = await inspect(name);
      const { tone } = describeDeclaredName(verified(name), { report, otherPin: null });
      expect(tones[report.rating], name).toContain(tone);
    }
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { unwrap } from '../client/queries/problem-error.ts';
import type { NameGuardReport } from '../contract/reports.ts';
import type { Inspector } from '../engine/inspector.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { repairLabel, repairName } from './repair-name.ts';

let engine: Inspector;

beforeAll(async () => {
  engine = await createNodeInspector();
});

async function inspect(name: string): Promise<NameGuardReport> {
  return unwrap(engine.inspectName(name));
}

describe('repairName', () => {
  it.each([
    ['Brantly.eth', 'brantly.eth'],
    ['VITALIK.ETH', 'vitalik.eth'],
    ['ni\u200dck.eth', 'nick.eth'],
    ['sh_op.eth', 'sh-op.eth'],
    ['b๐red.eth', 'bored.eth'],
    [' \u200bVitalik.eth\u00a0', 'vitalik.eth'],
    ['vitalik.eth', 'vitalik.eth'],
    ['', ''],
    // Removing the hidden characters would leave an empty label.
    ['\u200b\u200c.eth', null],
    ['a..eth', null],
    [' ', null],
    ['\u00a0', null],
    ['\u200b\u200c', null],
    ['x'.repeat(201), null],
    // Separators are never removed or replaced by a letter.
    ['https://app.ens.domains/vitalik.eth', null],
    ['vitalik.eth, nick.eth', null],
    ['vitalik.eth nick.eth', null],
    ['vitalik.eth\tnick.eth', null],
    ['vitalik.eth|nick.eth', null],
    ['vitalik。eth', null],
    ['vitalik．eth', null],
    ['vitalik：nick.eth', null],
    ['vitalik·nick.eth', null],
    ['me@vitalik.eth', null],
    ['vitalik eth.eth', null],
    ['xn--vitalk-0va.eth', null],
    ['vitalik!.eth', null],
  ])('repairs %j to %j', async (name, repaired) => {
    expect(await repairName(name, inspect)).toBe(repaired);
  });

  it('returns a normalized name or null', async () => {
    for (const name of ['Á\u0301.eth', '１２３.eth', 'a b c.ETH', '\u200fabc.eth', 'Ⅷ.eth']) {
      const repaired = await repairName(name, inspect);
      if (repaired === null) continue;
      expect([name, (await inspect(repaired)).normalization]).toEqual([name, 'normalized']);
    }
  });

  it('returns null if the suggestions never lead to a normalized name', async () => {
    const report = await inspect('Brantly.eth');
    let calls = 0;
    const inspectInCircles = async () => {
      calls += 1;
      return report;
    };
    expect(await repairName('Brantly.eth', inspectInCircles)).toBeNull();
    expect(calls).toBeLessThanOrEqual(50);
  });
});

describe('repairLabel', () => {
  it('counts offsets in code points', async () => {
    const { labels } = await inspect('😀😀B.eth');
    expect(repairLabel(labels ?? [], 0)).toBe('😀😀b');
  });

  it.each([' ', '\u200b', ' .eth'])(
    'returns null for %j, which would become empty',
    async (name) => {
      const { labels } = await inspect(name);
      expect(labels?.[0]?.normalization_error?.suggestion).toBe('');
      expect(repairLabel(labels ?? [], 0)).toBeNull();
    },
  );

  it('removes spaces only at the start and end of the name', async () => {
    const { labels } = await inspect(' a . b ');
    expect([0, 1].map((index) => repairLabel(labels ?? [], index))).toEqual(['a ', null]);
    const [, last] = (await inspect('a.b ')).labels ?? [];
    expect(last && repairLabel([last], 0)).toBe('b');
  });
});

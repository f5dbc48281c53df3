import { beforeAll, describe, expect, it } from 'vitest';
import type { NameGuardReport } from '../../contract/reports.ts';
import type { Inspector } from '../../engine/inspector.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { unwrap } from '../queries/problem-error.ts';
import { repairLabel, repairName } from './repair-name.ts';

let engine: Inspector;

beforeAll(async () => {
  engine = await createNodeInspector();
});

async function inspect(name: string): Promise<NameGuardReport> {
  return unwrap(engine.inspectName(name));
}

describe('repaired name', () => {
  it.each([
    ['Brantly.eth', 'brantly.eth'],
    ['VITALIK.ETH', 'vitalik.eth'],
    ['ni\u200dck.eth', 'nick.eth'],
    ['sh_op.eth', 'sh-op.eth'],
    ['b๐red.eth', 'bored.eth'],
    [' \u200bVitalik.eth\u00a0', 'vitalik.eth'],
    ['vitalik.eth', 'vitalik.eth'],
    ['', ''],
    // A label that would be empty without its fault has no repair that stays.
    ['\u200b\u200c.eth', null],
    ['a..eth', null],
    [' ', null],
    ['\u00a0', null],
    ['\u200b\u200c', null],
    ['x'.repeat(201), null],
    // What separates is never left out, nor replaced by a letter.
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
  ])('%j becomes %j', async (name, repaired) => {
    expect(await repairName(name, inspect)).toBe(repaired);
  });

  it('is normalized whenever there is one', async () => {
    for (const name of ['Á\u0301.eth', '１２３.eth', 'a b c.ETH', '\u200fabc.eth', 'Ⅷ.eth']) {
      const repaired = await repairName(name, inspect);
      if (repaired === null) continue;
      expect([name, (await inspect(repaired)).normalization]).toEqual([name, 'normalized']);
    }
  });

  it('ends when suggestions lead in a circle', async () => {
    const report = await inspect('Brantly.eth');
    let asked = 0;
    const inspectInCircles = async () => {
      asked += 1;
      return report;
    };
    expect(await repairName('Brantly.eth', inspectInCircles)).toBeNull();
    expect(asked).toBeLessThanOrEqual(50);
  });
});

describe('repaired label', () => {
  it('counts places in code points', async () => {
    const { labels } = await inspect('😀😀B.eth');
    expect(repairLabel(labels ?? [], 0)).toBe('😀😀b');
  });

  it.each([' ', '\u200b', ' .eth'])('of %j is none, for nothing would be left', async (name) => {
    const { labels } = await inspect(name);
    expect(labels?.[0]?.normalization_error?.suggestion).toBe('');
    expect(repairLabel(labels ?? [], 0)).toBeNull();
  });

  it('leaves a space out at the ends of the name alone', async () => {
    const { labels } = await inspect(' a . b ');
    expect([0, 1].map((index) => repairLabel(labels ?? [], index))).toEqual(['a ', null]);
    const [, last] = (await inspect('a.b ')).labels ?? [];
    expect(last && repairLabel([last], 0)).toBe('b');
  });
});

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { unwrap } from '../client/queries/problem-error.ts';
import type { NameGuardReport } from '../contract/reports.ts';
import type { Inspector } from '../engine/inspector.ts';
import { listPairs, listTexts } from '../engine/testing/list-rows.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { gatherNameEvidence, repairLabel, repairName } from './name-evidence.ts';
import { createEvidenceInspector, gatherEvidence } from './testing/gather-evidence.ts';

let engine: Inspector;

beforeAll(async () => {
  engine = await createNodeInspector();
});

function createSpyInspector() {
  const inspector = createEvidenceInspector(engine);
  return { ...inspector, judgeGraphemes: vi.fn(inspector.judgeGraphemes) };
}

const gather = (name: string) => gatherEvidence(engine, name);

describe('gatherNameEvidence', () => {
  it.each([
    // Imitated names.
    ...listPairs('vitalìk.eth:vitalik.eth rnetamask.eth:metamask.eth vitaIik.eth:vitalik.eth'),
    // Repaired names.
    ...listPairs(`
      VITALIK.eth:vitalik.eth sh_op.eth:sh-op.eth hello.etn:hello.eth vitalik.etn:vitalik.eth`),
    // Names that read like another name at a glance.
    ['prîncêss.eth', 'princess.eth'],
    // The normal form is itself an imitation.
    ['MetaMask-support.eth', 'metamask.eth'],
    // The other name may belong to anyone.
    ['e1onmusk.eth', null],
    ['elonmusk.etn', null],
    ['ELONMUSK.eth', 'elonmusk.eth'],
    ['elon\u200dmusk.eth', null],
    // No other name is more likely.
    ['vitalik.eth', null],
    ['metamaskdao.eth', null],
    ['a b.eth', null],
    ['https://app.ens.domains/vitalìk.eth', null],
  ])('finds the name that the user of %s probably wants: %s', async (name, wanted) => {
    expect((await gather(name)).wanted?.name ?? null).toBe(wanted);
  });

  it.each([
    ['Brantly.eth', 'brantly.eth', 'brantly.eth'],
    ['VITALIK.eth', 'vitalik.eth', 'vitalik.eth'],
    ['sh_op.eth', 'sh-op.eth', null],
    ['vitalik.eth', null, null],
  ])('repairs %s to %s, with the normal form %s', async (name, repaired, normalForm) => {
    expect(await gather(name)).toMatchObject({ repaired, normalForm });
  });

  it.each(['my name.eth', 'xn--vtalik-r1a.eth', '=cmd.eth', 'Pay vitalik.eth, please'])(
    'judges the exact text of a list row: %s',
    async (name) => {
      expect((await gather(name)).pasted).not.toBeNull();
      const { signal } = new AbortController();
      const evidence = await gatherNameEvidence(
        name,
        createEvidenceInspector(engine),
        signal,
        true,
      );
      expect(evidence.pasted).toBeNull();
      expect(evidence.report).toMatchObject({ name, normalization: 'unnormalized' });
    },
  );

  it('inspects each risky grapheme once', async () => {
    const inspector = createSpyInspector();
    const { signal } = new AbortController();
    const { details } = await gatherNameEvidence('ïaï.vitаlik.eth', inspector, signal);
    expect([...details.keys()]).toEqual(['ï', 'а']);
    expect(inspector.judgeGraphemes).toHaveBeenCalledExactlyOnceWith(['ï', 'а']);
    expect((await gather('автор.eth')).details.size).toBe(0);
  });

  it('returns no evidence for a name that is too long to inspect', async () => {
    const { report, details } = await gather('a'.repeat(300));
    expect([report.inspected, details.size]).toEqual([false, 0]);
  });

  it('stops after the report if the signal is aborted', async () => {
    const inspector = createSpyInspector();
    const aborted = AbortSignal.abort(new Error('replaced'));
    await expect(gatherNameEvidence('vitalìk.eth', inspector, aborted)).rejects.toThrow('replaced');
    expect(inspector.judgeGraphemes).not.toHaveBeenCalled();
  });
});

async function inspect(name: string): Promise<NameGuardReport> {
  return unwrap(engine.inspectName(name));
}

describe('repairName', () => {
  it.each([
    ...listPairs(`
      Brantly.eth:brantly.eth ni\u200dck.eth:nick.eth sh_op.eth:sh-op.eth b๐red.eth:bored.eth`),
    [' \u200bVitalik.eth\u00a0', 'vitalik.eth'],
    ['vitalik.eth', 'vitalik.eth'],
    ['', ''],
    // Removing the hidden characters would leave an empty label.
    ['\u200b\u200c.eth', null],
    ['a..eth', null],
    ['\u00a0', null],
    ['\u200b\u200c', null],
    ['x'.repeat(201), null],
    // Separators are never removed or replaced by a letter.
    ...listTexts(
      null,
      `https://app.ens.domains/vitalik.eth vitalik.eth\tnick.eth vitalik.eth|nick.eth vitalik。eth
      vitalik．eth vitalik：nick.eth vitalik·nick.eth me@vitalik.eth xn--vitalk-0va.eth vitalik!.eth`,
    ),
    ['vitalik.eth, nick.eth', null],
    ['vitalik eth.eth', null],
    // People read another name, although it looks the same.
    ...listTexts(null, 'þór.eth ŋ.eth Ɨ.eth бitcoin.eth x৪.eth ৪৪৪৪.eth ура.eth σσσ.eth ااااا.eth'),
    ...listPairs(
      'ħal.eth:hal.eth wızard.eth:wizard.eth đặng.eth:dang.eth метаverse.eth:metaverse.eth',
    ),
    ...listPairs('sᴛᴀᴋᴇ.eth:stake.eth αlfαdαo.eth:alfadao.eth'),
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

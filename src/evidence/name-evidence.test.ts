import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Inspector } from '../engine/inspector.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { gatherNameEvidence } from './name-evidence.ts';
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
    ['vitalìk.eth', 'vitalik.eth'],
    ['rnetamask.eth', 'metamask.eth'],
    ['vitaIik.eth', 'vitalik.eth'],
    // Repaired names.
    ['VITALIK.eth', 'vitalik.eth'],
    ['sh_op.eth', 'sh-op.eth'],
    ['hello.etn', 'hello.eth'],
    ['vitalik.etn', 'vitalik.eth'],
    // Names that read like another name at a glance.
    ['prîncêss.eth', 'princess.eth'],
    // The normal form is itself an imitation.
    ['MetaMask-support.eth', 'metamask.eth'],
    // No other name is more likely.
    ['vitalik.eth', null],
    ['josé.eth', null],
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

import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Inspector } from '../../engine/inspector.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { gatherNameEvidence } from './name-evidence.ts';
import { unwrap } from './problem-error.ts';

let engine: Inspector;

beforeAll(async () => {
  engine = await createNodeInspector();
});

function createSpyInspector() {
  return {
    inspectName: vi.fn(async (name: string) => unwrap(engine.inspectName(name))),
    judgeGraphemes: vi.fn(async (graphemes: string[]) =>
      graphemes.map((grapheme) => unwrap(engine.inspectGrapheme(grapheme))),
    ),
  };
}

const gather = (name: string, inspector = createSpyInspector()) =>
  gatherNameEvidence(name, inspector, new AbortController().signal);

describe('gatherNameEvidence', () => {
  it('returns the canonical, perceived and imitated names that differ from the name', async () => {
    const { canonical, perceived, imitated, repaired } = await gather('vitalìk.eth');
    expect([canonical?.name, perceived?.name, imitated?.name, repaired]).toEqual([
      'vitalik.eth',
      'vitalik.eth',
      'vitalik.eth',
      null,
    ]);
    expect(await gather('vitalik.eth')).toMatchObject({
      canonical: null,
      perceived: null,
      imitated: null,
    });
    expect((await gather('rnetamask.eth')).imitated?.name).toBe('metamask.eth');
  });

  it('returns no imitated name if the imitation is only informational', async () => {
    const { report, imitated } = await gather('metamaskdao.eth');
    expect([report.imitates?.status, imitated]).toEqual(['info', null]);
  });

  it.each([
    ['Brantly.eth', 'brantly.eth', 'brantly.eth'],
    ['VITALIK.eth', 'vitalik.eth', 'vitalik.eth'],
    ['sh_op.eth', 'sh-op.eth', null],
    ['vitalik.eth', null, null],
  ])('repairs %s to %s, with the normal form %s', async (name, repaired, normalForm) => {
    expect(await gather(name)).toMatchObject({ repaired, normalForm });
  });

  it('inspects each risky grapheme once', async () => {
    const inspector = createSpyInspector();
    const { details } = await gather('ïaï.vitаlik.eth', inspector);
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
